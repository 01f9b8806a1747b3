import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Client } from './open-socket.ts'

export type OpenOrder = {
  kind: 'open'
  group: string
  port: number
  clients: Client[]
  /** Person n talks with person n + pairs. */
  pairs: number
}
/** `perSecond`: messages of all clients together; null: unpaced, with a few messages in flight for each client. */
export type RunOrder = { kind: 'run'; group: string; ms: number; perSecond: number | null }
type CloseOrder = { kind: 'close'; group: string }
export type ChatOrder = OpenOrder | RunOrder | CloseOrder

export type Opened = { ms: number }
/** `p50`, `p99`: from sending to delivery, in ms. */
export type ChatResult = {
  count: number
  lost: number
  perSecond: number
  p50: number
  p99: number
}

/** Load generator in a process of its own, with its sockets in groups. */
export type ChatLoad = {
  open(order: Omit<OpenOrder, 'kind'>): Promise<Opened>
  /** Throws when a message got lost. */
  run(order: Omit<RunOrder, 'kind'>): Promise<ChatResult>
  close(group: string): Promise<void>
  stop(): void
}

type Reply<T> = { result: T } | { error: string }

export function startChatLoad(): ChatLoad {
  const child = fork(fileURLToPath(new URL('chat-load.ts', import.meta.url)))
  const ask = <T>(order: ChatOrder) =>
    new Promise<T>((resolve, reject) => {
      const fail = (code: number | null) => reject(new Error(`The load ended with ${code}`))
      child.once('exit', fail)
      child.once('message', (reply: Reply<T>) => {
        child.off('exit', fail)
        if ('error' in reply) reject(new Error(reply.error))
        else resolve(reply.result)
      })
      child.send(order)
    })
  return {
    open: (order) => ask<Opened>({ kind: 'open', ...order }),
    async run(order) {
      const result = await ask<ChatResult>({ kind: 'run', ...order })
      const { count, lost } = result
      if (lost > 0) throw new Error(`${order.group} lost ${lost} of ${count + lost} messages`)
      return result
    },
    close: (group) => ask<void>({ kind: 'close', group }),
    stop: () => void child.kill(),
  }
}
