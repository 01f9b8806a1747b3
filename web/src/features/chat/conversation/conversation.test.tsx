import type { Message } from '@dream/contract/api/messages'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clearSession, resetSession } from '#lib/session.ts'
import { aConversation, aMessage, BROKER_ID, BUYER_ID, CONVERSATION_ID } from '#testing/chat.ts'
import { fakeApi, noNetwork } from '#testing/fake-api.ts'
import { fakeSockets } from '#testing/fake-socket.ts'
import { aUser } from '#testing/people.ts'
import { connectAs } from '../live/wire.ts'
import { conversationOf, openPositions } from './conversation.ts'

const PAGE = 'GET /api/conversations/:id/messages'
const CHANGES = 'GET /api/conversations/:id/changes'
const conversationId = CONVERSATION_ID
let leave = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  resetSession()
  resetSession({ state: 'signed-in', user: aUser() })
})
afterEach(async () => {
  leave()
  connectAs(null)
  await clearSession()
  vi.useRealTimers()
})

const settled = () => vi.advanceTimersByTimeAsync(50)
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at)
const of = (...seqs: number[]) => seqs.map((seq) => aMessage({ seq }))

/** A server that has this many messages, and answers pages of them. */
function aServer(count: number, changed: Message[] = []) {
  const server = { count }
  const { calls } = fakeApi({
    [PAGE]: ({ url }) => {
      const asked = (name: string) => Number(url.searchParams.get(name) ?? Number.NaN)
      const [after, before, limit] = [asked('afterSeq'), asked('beforeSeq'), asked('limit') || 50]
      const all = range(1, server.count)
      const older = all.filter((seq) => !(seq >= before)).slice(-limit)
      const items = Number.isNaN(after) ? older : all.filter((seq) => seq > after).slice(0, limit)
      return { body: { items: of(...items), lastSeq: server.count, changeSeq: changed.length } }
    },
    [CHANGES]: () => ({ body: { items: changed, changeSeq: changed.length } }),
    'POST /api/conversations/:id/read': () => ({ body: { readSeq: 0, unreadCount: 0 } }),
  })
  return { server, calls }
}

async function open(facts: Parameters<typeof aConversation>[0] = {}) {
  const lines = fakeSockets()
  connectAs(BUYER_ID)
  const [line] = lines
  if (!line) throw new Error('no line')
  line.admit(BUYER_ID)
  const conversation = conversationOf(conversationId)
  conversation.learn(aConversation(facts))
  leave = conversation.subscribe(() => {})
  await settled()
  const shown = () => conversation.get().timeline.run.map(({ seq }) => seq)
  return { conversation, line, shown }
}
const arrival = (seq: number, facts: Partial<Message> = {}) =>
  ({ type: 'new_message', conversationId, message: aMessage({ seq, ...facts }) }) as const

it('shows the newest page at once, and older ones when they are wanted', async () => {
  aServer(120)
  const { conversation, shown } = await open()
  expect(shown()).toEqual(range(71, 120))

  await conversation.readOlder()
  expect(shown()).toEqual(range(21, 120))
  await conversation.readOlder()

  expect(shown()).toEqual(range(1, 120))
})

it('shows what the device kept when there is no network', async () => {
  aServer(3)
  const before = await open()
  await vi.advanceTimersByTimeAsync(1500)
  leave()
  connectAs(null)
  resetSession()
  resetSession({ state: 'signed-in', user: aUser() })
  expect(before.shown()).toEqual([1, 2, 3])

  fakeApi({ [PAGE]: noNetwork })
  const { conversation, shown } = await open()

  expect(shown()).toEqual([1, 2, 3])
  expect(conversation.get()).toMatchObject({ phase: 'kept', error: { status: 0 } })
})

it('fetches what is missing when a message comes after a gap', async () => {
  const { server } = aServer(10)
  const { line, shown } = await open()
  server.count = 14

  line.say(arrival(14))
  expect(shown()).toEqual(range(1, 10))
  await settled()

  expect(shown()).toEqual(range(1, 14))
})

it('goes on from the newest when too much was missed, and reads the rest when it is wanted', async () => {
  const { server } = aServer(10)
  const { conversation, line, shown } = await open()
  server.count = 1000

  line.say({ type: 'gap', conversationId, afterSeq: 10, beforeSeq: 951 })
  await settled()
  expect(shown()).toEqual(range(951, 1000))

  await conversation.readOlder()
  expect(shown()).toEqual(range(901, 1000))
})

it('tells the server on each new line how far it is', async () => {
  aServer(10)
  await open()

  expect(openPositions()).toEqual([{ conversationId, seq: 10, changeSeq: 0 }])
})

it('asks by calls while there is no line', async () => {
  const { server } = aServer(2)
  const { line, shown } = await open()
  line.say({ type: 'auth_error', message: 'Access denied' })
  server.count = 3

  await vi.advanceTimersByTimeAsync(11_000)

  expect(shown()).toEqual([1, 2, 3])
})

it('shows changed and deleted messages as they are now', async () => {
  const edited = aMessage({ seq: 2, body: 'Better words', changeSeq: 1 })
  aServer(3)
  const { conversation, line } = await open()

  line.say({ type: 'message_changed', conversationId, message: edited })

  expect(conversation.get().timeline.run[1]?.body).toBe('Better words')
  expect(openPositions()).toMatchObject([{ changeSeq: 1 }])
})

describe('reading', () => {
  it('marks as read what comes while the end is looked at, once', async () => {
    aServer(3)
    const { conversation, line } = await open({ readSeq: 3 })
    conversation.watch(true)

    line.say(arrival(4))
    line.say(arrival(5))
    await vi.advanceTimersByTimeAsync(300)

    expect(line.heard.filter(({ type }) => type === 'read')).toEqual([
      { type: 'read', conversationId, seq: 5 },
    ])
    expect(conversation.get().newAfter).toBeNull()
  })

  it('marks nothing as read while nobody looks, and shows where the new ones begin', async () => {
    aServer(3)
    const { conversation, line } = await open({ readSeq: 3 })

    line.say(arrival(4))
    line.say(arrival(5))
    await vi.advanceTimersByTimeAsync(300)

    expect(line.heard.some(({ type }) => type === 'read')).toBe(false)
    expect(conversation.get().newAfter).toBe(3)
  })

  it('shows where the unread begin when it is opened, until one answers', async () => {
    aServer(3)
    const { conversation, line } = await open({ readSeq: 1, unreadCount: 2 })
    expect(conversation.get().newAfter).toBe(1)

    const message = aMessage({ seq: 4, senderId: BUYER_ID })
    line.say({ type: 'message_sent', conversationId, clientId: message.clientId, message })

    expect(conversation.get().newAfter).toBeNull()
  })

  it('shows what came since the last visit as new', async () => {
    const { server } = aServer(3)
    const first = await open({ readSeq: 3 })
    leave()
    server.count = 5

    leave = first.conversation.subscribe(() => {})
    first.conversation.watch(true)
    await settled()

    expect(first.conversation.get()).toMatchObject({ newAfter: 3, readSeq: 5 })
  })

  it('tells the server by a call when there is no line', async () => {
    const { calls } = aServer(3)
    const { conversation, line } = await open()
    line.drop()

    conversation.watch(true)
    await vi.advanceTimersByTimeAsync(300)

    expect(calls).toContain(`POST /api/conversations/${conversationId}/read`)
  })
})

describe('the other one', () => {
  it('types until 6 s have passed without a word, or the message is there', async () => {
    aServer(1)
    const { conversation, line } = await open()
    const isTyping = () => conversation.get().isTyping

    line.say({ type: 'typing', conversationId, userId: BROKER_ID })
    await vi.advanceTimersByTimeAsync(5900)
    expect(isTyping()).toBe(true)
    await vi.advanceTimersByTimeAsync(200)
    expect(isTyping()).toBe(false)

    line.say({ type: 'typing', conversationId, userId: BROKER_ID })
    line.say(arrival(2))
    expect(isTyping()).toBe(false)
  })

  it('has received and read, and marks never go back', async () => {
    aServer(3)
    const { conversation, line } = await open()

    line.say({ type: 'marks', conversationId, userId: BROKER_ID, receivedSeq: 3, readSeq: 2 })
    line.say({ type: 'marks', conversationId, userId: BROKER_ID, receivedSeq: 1, readSeq: 1 })

    expect(conversation.get()).toMatchObject({ otherReceivedSeq: 3, otherReadSeq: 2 })
  })

  it('comes and goes', async () => {
    aServer(1)
    const { conversation, line } = await open()

    line.say({ type: 'presence', userId: BROKER_ID, isOnline: true })
    expect(conversation.get().isOnline).toBe(true)
    line.say({ type: 'presence', userId: BROKER_ID, isOnline: false })
    expect(conversation.get().isOnline).toBe(false)
  })
})

it('says at most every 2 s that one is typing', async () => {
  aServer(1)
  const { conversation, line } = await open()

  for (let times = 0; times < 30; times += 1) {
    conversation.type()
    await vi.advanceTimersByTimeAsync(100)
  }

  expect(line.heard.filter(({ type }) => type === 'typing')).toHaveLength(2)
})
