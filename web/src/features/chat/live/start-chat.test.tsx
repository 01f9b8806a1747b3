import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { prefetch } from '#lib/api/prefetch.ts'
import { getApiData, queryClient, watchApiData } from '#lib/api/query.ts'
import { clearSession, resetSession } from '#lib/session/session.ts'
import { aConversation, aMessage, BROKER_ID, BUYER_ID, CONVERSATION_ID } from '#testing/chat/chat.ts'
import { fail, fakeApi } from '#testing/fake-api.ts'
import { fakeSockets } from '#testing/chat/fake-socket.ts'
import { aUser } from '#testing/people.ts'
import { startChat } from './start-chat.ts'

let stop = () => {}
beforeEach(() => {
  vi.useFakeTimers()
  queryClient.clear()
  resetSession()
})
afterEach(async () => {
  stop()
  await clearSession()
  vi.useRealTimers()
})

const settled = () => vi.advanceTimersByTimeAsync(500)

/** Starts a buyer's app outside of the chat; `unread` of ten messages are unread. */
async function anApp({ unread }: { unread: number }) {
  const server = { unread }
  const { calls } = fakeApi({
    'GET /api/chat/status': () => ({
      body: { selectedBrokerId: null, canAccessChat: true, unreadCount: server.unread },
    }),
    'GET /api/conversations': () => ({
      body: { items: [aConversation({ lastSeq: 10, unreadCount: server.unread })] },
    }),
  })
  const connections = fakeSockets()
  resetSession({ state: 'signed-in', user: aUser() })
  stop = startChat()
  await settled()
  const [connection] = connections
  if (!connection) throw new Error('no connection')
  return { server, calls, connections, connection }
}
const received = (connection: { received: readonly { type: string }[] }) =>
  connection.received.filter(({ type }) => type === 'received')

it('sends delivery receipts for messages that came while the app was closed', async () => {
  const { connection } = await anApp({ unread: 2 })

  connection.admit(BUYER_ID)
  await settled()

  expect(received(connection)).toEqual([{ type: 'received', conversationId: CONVERSATION_ID, seq: 10 }])
})

it('sends them on each new connection, for messages that came while the last one was lost', async () => {
  const { server, connection, connections } = await anApp({ unread: 0 })
  connection.admit(BUYER_ID)
  await settled()
  server.unread = 1
  connection.drop()

  await vi.advanceTimersByTimeAsync(1600)
  connections[1]?.admit(BUYER_ID)
  await settled()
  await settled()

  expect(received(connection)).toEqual([])
  expect(connections[1]?.received.filter(({ type }) => type === 'received')).toHaveLength(1)
})

it('reads no list when nothing is unread, and sends a receipt for each incoming message', async () => {
  const { calls, connection } = await anApp({ unread: 0 })
  connection.admit(BUYER_ID)
  await settled()

  connection.send({ type: 'new_message', conversationId: CONVERSATION_ID, message: aMessage({ seq: 11 }) })
  await settled()

  expect(calls).not.toContain('GET /api/conversations')
  expect(received(connection)).toEqual([{ type: 'received', conversationId: CONVERSATION_ID, seq: 11 }])
})

it('refreshes the unread count when a message is deleted, and not when one is edited', async () => {
  const { server, calls, connection } = await anApp({ unread: 1 })
  connection.admit(BUYER_ID)
  await settled()
  const asked = () => calls.filter((each) => each === 'GET /api/chat/status').length
  const before = asked()
  const message = aMessage({ seq: 10, editedAt: '2026-01-01T00:00:00.000Z', changeSeq: 1 })

  connection.send({ type: 'message_changed', conversationId: CONVERSATION_ID, message })
  await settled()
  const afterEdit = asked()
  server.unread = 0
  const deleted = { ...message, body: '', deletedAt: '2026-01-01T00:01:00.000Z', changeSeq: 2 }
  connection.send({ type: 'message_changed', conversationId: CONVERSATION_ID, message: deleted })
  await settled()

  expect([afterEdit - before, asked() - before]).toEqual([0, 1])
  expect(getApiData('GET /api/chat/status')).toMatchObject({ unreadCount: 0 })
})

it('opens the chat that was chosen in another tab before this was loaded', async () => {
  const server = { brokerId: null as string | null }
  fakeApi({
    'GET /api/chat/status': () => ({
      body: { selectedBrokerId: server.brokerId, canAccessChat: server.brokerId !== null, unreadCount: 0 },
    }),
  })
  const connections = fakeSockets()
  resetSession({ state: 'signed-in', user: aUser() })
  await prefetch('GET /api/chat/status')
  server.brokerId = BROKER_ID
  resetSession({ state: 'signed-in', user: aUser({ selectedBrokerId: BROKER_ID }) })

  stop = startChat()
  await settled()

  expect(connections).toHaveLength(1)
})

it('retries a failed status read, one at a time after growing pauses', async () => {
  const { count } = fakeApi({ 'GET /api/chat/status': () => fail(500, 'internal') })
  const asked = () => count('GET /api/chat/status')
  resetSession({ state: 'signed-in', user: aUser() })
  const stopBars = watchApiData('GET /api/chat/status', () => {})
  await settled()

  stop = startChat()
  const counts = [asked()]
  for (const waitMs of [1000, 2000, 4000, 60_000]) {
    await vi.advanceTimersByTimeAsync(waitMs)
    counts.push(asked())
  }
  stopBars()

  expect(counts).toEqual([1, 2, 3, 4, 4])
})
