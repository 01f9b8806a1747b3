import { userIdOf } from '../rig/people.ts'

/** How frames look on the wire of a contender; one bare client speaks all of them, so that it costs each the same. */
export type Wire = 'plain' | 'socket.io'

type Dialect = {
  path: string
  /** What to answer to a frame by how it begins, until `ready` comes. */
  hello: { after: string | null; say: (number: number) => string }
  ready: string
  ping: { hears: string; says: string }
  delivered: string
  stored: string
  failed: RegExp
  message: (frame: { conversationId: string; message: unknown }) => string
}

export const DIALECTS: Record<Wire, Dialect> = {
  plain: {
    path: '/ws',
    hello: {
      after: null,
      say: (number) => JSON.stringify({ type: 'auth', userId: userIdOf(number), method: 'session' }),
    },
    ready: '{"type":"auth_success"',
    ping: { hears: '{"type":"ping"', says: '{"type":"pong"}' },
    delivered: '{"type":"new_message"',
    stored: '{"type":"message_sent"',
    failed: /^\{"type":"(error|auth_error)"/,
    message: (frame) => JSON.stringify({ type: 'message', ...frame }),
  },
  // Engine.IO 4 and Socket.IO 5: a digit or two, then JSON.
  'socket.io': {
    path: '/socket.io/?EIO=4&transport=websocket',
    hello: { after: '0{', say: () => '40' },
    ready: '40{',
    ping: { hears: '2', says: '3' },
    delivered: '42["new_message"',
    stored: '42["message_sent"',
    failed: /^44/,
    message: (frame) => `42${JSON.stringify(['message', frame])}`,
  },
}
