import { FrameToClient } from '@dream/contract/socket/to-client'
import type { FrameToServer } from '@dream/contract/socket/to-server'
import { WebSocket } from 'ws'
import type { Person } from '../people/people.ts'

type Who = Pick<Person, 'user' | 'headers'>
type Options = { origin?: string | null; headers?: Record<string, string> }

/** Open socket of a client, which keeps every frame that it receives. */
export type TestSocket = {
  socket: WebSocket
  frames: FrameToClient[]
  send(frame: FrameToServer): void
  /** Waits for the first matching frame of this type; throws when the socket is closed first. */
  receives<T extends FrameToClient['type']>(
    type: T,
    matches?: (frame: Extract<FrameToClient, { type: T }>) => boolean,
  ): Promise<Extract<FrameToClient, { type: T }>>
  /** Bodies of the messages of a conversation, in order of arrival. */
  bodies(conversationId: string): string[]
  /** Resolves with the close code and reason. */
  ended: Promise<{ code: number; reason: string }>
  close(): void
}

/** Opens a socket as a browser does, with the person's cookies; sends nothing by itself. */
export function openSocket(
  url: string,
  who: Who | null,
  { origin = url, headers = {} }: Options = {},
): TestSocket {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, {
    headers: { ...(who && { cookie: who.headers.cookie }), ...headers },
    ...(origin !== null && { origin }),
  })
  const frames: FrameToClient[] = []
  const waiting = new Set<() => void>()
  socket.on('message', (data) => {
    const frame = FrameToClient.parse(JSON.parse(String(data)))
    frames.push(frame)
    if (frame.type === 'ping') socket.send('{"type":"pong"}')
    for (const check of waiting) check()
  })
  socket.on('error', () => undefined)
  const ended = new Promise<{ code: number; reason: string }>((resolve) => {
    socket.on('close', (code, reason) => {
      resolve({ code, reason: reason.toString() })
      for (const check of waiting) check()
    })
  })

  return {
    socket,
    frames,
    ended,
    send: (frame) => socket.send(JSON.stringify(frame)),
    close: () => socket.close(),
    bodies: (conversationId) =>
      frames.flatMap((frame) =>
        (frame.type === 'new_message' || frame.type === 'message_sent') &&
        frame.conversationId === conversationId
          ? [frame.message.body]
          : [],
      ),
    receives(type, matches = () => true) {
      const find = () =>
        frames.find(
          (frame): frame is Extract<FrameToClient, { type: typeof type }> =>
            frame.type === type && matches(frame as Extract<FrameToClient, { type: typeof type }>),
        )
      return new Promise((resolve, reject) => {
        const check = () => {
          const frame = find()
          if (frame) resolve(frame)
          else if (socket.readyState === WebSocket.CLOSED)
            reject(new Error(`Closed without ${type}, after ${JSON.stringify(frames).slice(0, 2000)}`))
          else return
          waiting.delete(check)
        }
        waiting.add(check)
        check()
      })
    },
  }
}

/** Opens a socket and authenticates. */
export async function joinChat(url: string, who: Who): Promise<TestSocket> {
  const opened = openSocket(url, who)
  await new Promise((resolve, reject) => opened.socket.once('open', resolve).once('close', reject))
  opened.send({ type: 'auth', userId: who.user.id, method: 'session' })
  await opened.receives('auth_success')
  return opened
}
