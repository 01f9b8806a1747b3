import { describe, expect, it, vi } from 'vitest'
import { aMessage, BROKER_ID, CONVERSATION_ID } from '#testing/chat/chat.ts'
import { fakeApi, noNetwork } from '#testing/fake-api.ts'
import {
  aMessageServer,
  arrival,
  beTheBuyer,
  openConversation,
  startAnew,
  PAGE,
  range,
} from '#testing/chat/live-conversation.ts'
import { openPositions } from './conversation.ts'

beTheBuyer()

const conversationId = CONVERSATION_ID
const settled = () => vi.advanceTimersByTimeAsync(50)

it('shows the newest page at once, and older ones on request', async () => {
  aMessageServer(120)
  const { conversation, shown } = await openConversation()
  expect(shown()).toEqual(range(71, 120))

  await conversation.readOlder()
  expect(shown()).toEqual(range(21, 120))
  await conversation.readOlder()

  expect(shown()).toEqual(range(1, 120))
})

it('shows the saved messages when there is no network', async () => {
  aMessageServer(3)
  const before = await openConversation()
  await vi.advanceTimersByTimeAsync(1500)
  before.leave()
  startAnew()
  expect(before.shown()).toEqual([1, 2, 3])

  fakeApi({ [PAGE]: noNetwork })
  const { conversation, shown } = await openConversation()

  expect(shown()).toEqual([1, 2, 3])
  expect(conversation.get()).toMatchObject({ phase: 'cached', error: { status: 0 } })
})

it('offline, shows messages read on this device as read, though the last answer is older', async () => {
  aMessageServer(3)
  const facts = { readSeq: 1, unreadCount: 2, lastSeq: 3 }
  const before = await openConversation(facts)
  before.conversation.watch(true)
  before.connection.send({
    type: 'marks',
    conversationId,
    userId: BROKER_ID,
    receivedSeq: 3,
    readSeq: 2,
    lastRead: null,
  })
  await vi.advanceTimersByTimeAsync(1500)
  before.leave()
  startAnew()

  fakeApi({ [PAGE]: noNetwork })
  const { conversation } = await openConversation(facts)

  expect(conversation.get()).toMatchObject({
    phase: 'cached',
    readSeq: 3,
    otherReceivedSeq: 3,
    otherReadSeq: 2,
  })
  expect(conversation.get().newAfter ?? 3).toBe(3)
})

it('fetches what is missing when a message comes after a gap', async () => {
  const { server } = aMessageServer(10)
  const { connection, shown } = await openConversation()
  server.count = 14

  connection.send(arrival(14))
  expect(shown()).toEqual(range(1, 10))
  await settled()

  expect(shown()).toEqual(range(1, 14))
})

it('resumes from the newest when too much was missed, and loads the rest on request', async () => {
  const { server } = aMessageServer(10)
  const { conversation, connection, shown } = await openConversation()
  server.count = 1000

  connection.send({ type: 'gap', conversationId, afterSeq: 10, beforeSeq: 951 })
  await settled()
  expect(shown()).toEqual(range(951, 1000))

  await conversation.readOlder()
  expect(shown()).toEqual(range(901, 1000))
})

it('sends its position to the server on each new connection', async () => {
  aMessageServer(10)
  await openConversation()

  expect(openPositions()).toEqual([{ conversationId, seq: 10, changeSeq: 0 }])
})

it('polls while there is no connection', async () => {
  const { server } = aMessageServer(2)
  const { connection, shown } = await openConversation()
  connection.send({ type: 'auth_error', message: 'Access denied' })
  server.count = 3

  await vi.advanceTimersByTimeAsync(11_000)

  expect(shown()).toEqual([1, 2, 3])
})

it('shows the current version of changed and deleted messages', async () => {
  const edited = aMessage({ seq: 2, body: 'Better words', changeSeq: 1 })
  aMessageServer(3)
  const { conversation, connection } = await openConversation()

  connection.send({ type: 'message_changed', conversationId, message: edited })

  expect(conversation.get().timeline.run[1]?.body).toBe('Better words')
  expect(openPositions()).toMatchObject([{ changeSeq: 1 }])
})

describe('the other person', () => {
  it('is typing until 6 s have passed without a typing event, or the message arrives', async () => {
    aMessageServer(1)
    const { conversation, connection } = await openConversation()
    const isTyping = () => conversation.get().isTyping

    connection.send({ type: 'typing', conversationId, userId: BROKER_ID })
    await vi.advanceTimersByTimeAsync(5900)
    expect(isTyping()).toBe(true)
    await vi.advanceTimersByTimeAsync(200)
    expect(isTyping()).toBe(false)

    connection.send({ type: 'typing', conversationId, userId: BROKER_ID })
    connection.send(arrival(2))
    expect(isTyping()).toBe(false)
  })

  it('has received and read, and read receipts never go back', async () => {
    aMessageServer(3)
    const { conversation, connection } = await openConversation()

    connection.send({
      type: 'marks',
      conversationId,
      userId: BROKER_ID,
      receivedSeq: 3,
      readSeq: 2,
      lastRead: null,
    })
    connection.send({
      type: 'marks',
      conversationId,
      userId: BROKER_ID,
      receivedSeq: 1,
      readSeq: 1,
      lastRead: null,
    })

    expect(conversation.get()).toMatchObject({ otherReceivedSeq: 3, otherReadSeq: 2 })
  })

  it('goes online and offline', async () => {
    aMessageServer(1)
    const { conversation, connection } = await openConversation()

    connection.send({ type: 'presence', userId: BROKER_ID, isOnline: true })
    expect(conversation.get().isOnline).toBe(true)
    connection.send({ type: 'presence', userId: BROKER_ID, isOnline: false })
    expect(conversation.get().isOnline).toBe(false)
  })
})

it('gets a typing event at most every 2 s', async () => {
  aMessageServer(1)
  const { conversation, connection } = await openConversation()

  for (let times = 0; times < 30; times += 1) {
    conversation.type()
    await vi.advanceTimersByTimeAsync(100)
  }

  expect(connection.received.filter(({ type }) => type === 'typing')).toHaveLength(2)
})
