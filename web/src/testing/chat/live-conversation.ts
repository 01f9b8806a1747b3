import type { Message } from '@dream/contract/api/chat/messages'
import { afterEach, beforeEach, onTestFinished, vi } from 'vitest'
import { conversationOf } from '#features/chat/conversation/conversation.ts'
import { connectAs } from '#features/chat/live/chat-socket.ts'
import { clearSession, resetSession } from '#lib/session/session.ts'
import { aConversation, aMessage, BUYER_ID, CONVERSATION_ID } from './chat.ts'
import { fakeApi } from '../fake-api.ts'
import { fakeSockets } from './fake-socket.ts'
import { aUser } from '../people.ts'

export const PAGE = 'GET /api/conversations/:id/messages'
const CHANGES = 'GET /api/conversations/:id/changes'

export const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at)

/** Signs in the buyer and fakes the clock, in each test of the file. */
export function beTheBuyer() {
  beforeEach(() => {
    vi.useFakeTimers()
    startAnew()
  })
  afterEach(async () => {
    await clearSession()
    vi.useRealTimers()
  })
}

/** Simulates a restart: the device's storage is kept, the page's memory is not. */
export function startAnew() {
  connectAs(null)
  resetSession()
  resetSession({ state: 'signed-in', user: aUser() })
}

const settled = () => vi.advanceTimersByTimeAsync(50)

/** Fake server with this many messages, which answers pages of them. */
export function aMessageServer(count: number, changed: Message[] = []) {
  const server = { count, delayMs: 0 }
  const { calls } = fakeApi({
    [PAGE]: ({ url }) => {
      const asked = (name: string) => Number(url.searchParams.get(name) ?? Number.NaN)
      const [after, before, limit] = [asked('afterSeq'), asked('beforeSeq'), asked('limit') || 50]
      const all = range(1, server.count)
      const older = all.filter((seq) => !(seq >= before)).slice(-limit)
      const seqs = Number.isNaN(after) ? older : all.filter((seq) => seq > after).slice(0, limit)
      const items = seqs.map((seq) => aMessage({ seq }))
      const page = { body: { items, lastSeq: server.count, changeSeq: changed.length } }
      if (server.delayMs === 0) return page
      return new Promise((resolve) => setTimeout(resolve, server.delayMs, page))
    },
    [CHANGES]: () => ({ body: { items: changed, changeSeq: changed.length } }),
    'POST /api/conversations/:id/read': () => ({ body: { readSeq: 0, unreadCount: 0 } }),
  })
  return { server, calls }
}

/** Opens the buyer's conversation on a live connection, and waits until it is settled. */
export async function openConversation(overrides: Parameters<typeof aConversation>[0] = {}) {
  const connections = fakeSockets()
  connectAs(BUYER_ID)
  const [connection] = connections
  if (!connection) throw new Error('no connection')
  connection.admit(BUYER_ID)
  const conversation = conversationOf(CONVERSATION_ID)
  conversation.learn(aConversation(overrides))
  const leave = conversation.subscribe(() => {})
  onTestFinished(() => {
    leave()
    connectAs(null)
  })
  await settled()
  const shown = () => conversation.get().timeline.run.map(({ seq }) => seq)
  return { conversation, connection, shown, leave }
}

export const arrival = (seq: number, overrides: Partial<Message> = {}) =>
  ({
    type: 'new_message',
    conversationId: CONVERSATION_ID,
    message: aMessage({ seq, ...overrides }),
  }) as const
