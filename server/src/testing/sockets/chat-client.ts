import { randomUUID } from 'node:crypto'
import type { Message } from '@dream/contract/api/chat/messages'
import type { Person } from '../people/people.ts'
import { openSocket, type TestSocket } from './sockets.ts'

/**
 * Simulated device: stores messages by seq, sends its position after each connect, keeps unsent messages in an outbox until they
 * are confirmed, and reconnects after every loss. `log`: messages in the order in which its person saw them.
 */
export type ChatClient = {
  log: Message[]
  unsent: ReadonlyMap<string, string>
  send(body: string): void
  /** Cuts the connection without a close frame. */
  drop(): void
  /** Whether it is connected and its backfill is complete. */
  isSettled(): boolean
  stop(): void
}

type Options = {
  /** URL to connect to; called again each time. */
  url: () => string
  who: Person
  conversationId: string
  /** false: sends neither its position nor its outbox after a reconnect, as a plain socket would. */
  catchesUp?: boolean
}

const RETRY_MS = 100

export function startChatClient({ url, who, conversationId, catchesUp = true }: Options): ChatClient {
  const log: Message[] = []
  const unsent = new Map<string, string>()
  let current: TestSocket | null = null
  let isReady = false
  let isSettled = false
  let isOver = false

  /** The system's first message is there from the start. */
  const last = () => log.at(-1)?.seq ?? 1
  const write = (clientId: string, body: string) => {
    if (isReady) current?.send({ type: 'message', conversationId, message: { type: 'text', clientId, body } })
  }
  const take = (message: Message) => {
    unsent.delete(message.clientId)
    // Messages ahead of a gap are dropped: they come again, in order.
    const isNext = !catchesUp || message.seq === last() + 1
    if (isNext) log.push(message)
  }
  const connect = () => {
    if (isOver) return
    const opened = openSocket(url(), who)
    current = opened
    const { socket } = opened
    socket.once('open', () => opened.send({ type: 'auth', userId: who.user.id, method: 'session' }))
    socket.on('message', (data) => {
      const frame = JSON.parse(String(data))
      if (frame.type === 'auth_success') {
        isReady = true
        isSettled = !catchesUp
        if (!catchesUp) return
        opened.send({ type: 'sync', conversations: [{ conversationId, seq: last() }] })
        for (const [clientId, body] of unsent) write(clientId, body)
      }
      if (frame.type === 'synced') isSettled = true
      if (frame.type === 'new_message' || frame.type === 'message_sent') take(frame.message)
      if (frame.type === 'error' && frame.clientId) {
        setTimeout(() => write(frame.clientId, unsent.get(frame.clientId) ?? ''), frame.retryAfterMs ?? 200)
      }
    })
    socket.once('close', () => {
      if (current === opened) isReady = isSettled = false
      setTimeout(connect, RETRY_MS)
    })
  }
  connect()

  return {
    log,
    unsent,
    send(body) {
      const clientId = randomUUID()
      unsent.set(clientId, body)
      write(clientId, body)
    },
    drop: () => current?.socket.terminate(),
    isSettled: () => isSettled,
    stop() {
      isOver = true
      current?.socket.terminate()
    },
  }
}
