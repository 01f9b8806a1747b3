import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { prefetch, queryClient } from '#lib/query.ts'
import { clearSession, resetSession } from '#lib/session.ts'
import { aConversation, aMessage, BROKER_ID, BUYER_ID, CONVERSATION_ID } from '#testing/chat.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { fakeSockets } from '#testing/fake-socket.ts'
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

/** A buyer's app on a page without the chat; `unread` messages of ten wait for them. */
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
  const lines = fakeSockets()
  resetSession({ state: 'signed-in', user: aUser() })
  stop = startChat()
  await settled()
  const [line] = lines
  if (!line) throw new Error('no line')
  return { server, calls, lines, line }
}
const received = (line: { heard: readonly { type: string }[] }) =>
  line.heard.filter(({ type }) => type === 'received')

it('says of what came while nobody was here that it has arrived', async () => {
  const { line } = await anApp({ unread: 2 })

  line.admit(BUYER_ID)
  await settled()

  expect(received(line)).toEqual([{ type: 'received', conversationId: CONVERSATION_ID, seq: 10 }])
})

it('says so on each new line, of what came while the one before was lost', async () => {
  const { server, line, lines } = await anApp({ unread: 0 })
  line.admit(BUYER_ID)
  await settled()
  server.unread = 1
  line.drop()

  await vi.advanceTimersByTimeAsync(1600)
  lines[1]?.admit(BUYER_ID)
  await settled()
  await settled()

  expect(received(line)).toEqual([])
  expect(lines[1]?.heard.filter(({ type }) => type === 'received')).toHaveLength(1)
})

it('asks for no list when nothing is unread, and answers each message that comes', async () => {
  const { calls, line } = await anApp({ unread: 0 })
  line.admit(BUYER_ID)
  await settled()

  line.say({ type: 'new_message', conversationId: CONVERSATION_ID, message: aMessage({ seq: 11 }) })
  await settled()

  expect(calls).not.toContain('GET /api/conversations')
  expect(received(line)).toEqual([{ type: 'received', conversationId: CONVERSATION_ID, seq: 11 }])
})

it('opens the chat that was chosen in another tab before this was loaded', async () => {
  const server = { brokerId: null as string | null }
  fakeApi({
    'GET /api/chat/status': () => ({
      body: { selectedBrokerId: server.brokerId, canAccessChat: server.brokerId !== null, unreadCount: 0 },
    }),
  })
  const lines = fakeSockets()
  resetSession({ state: 'signed-in', user: aUser() })
  await prefetch('GET /api/chat/status')
  server.brokerId = BROKER_ID
  resetSession({ state: 'signed-in', user: aUser({ selectedBrokerId: BROKER_ID }) })

  stop = startChat()
  await settled()

  expect(lines).toHaveLength(1)
})
