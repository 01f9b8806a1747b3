import { expect, it, onTestFinished, vi } from 'vitest'
import { aMessage, BUYER_ID, CONVERSATION_ID } from '#testing/chat/chat.ts'
import { fakeApi, noNetwork } from '#testing/fake-api.ts'
import {
  aMessageServer,
  arrival,
  beTheBuyer,
  openConversation,
  startAnew,
} from '#testing/chat/live-conversation.ts'

beTheBuyer()

const conversationId = CONVERSATION_ID
const settled = () => vi.advanceTimersByTimeAsync(200)

it('marks messages as read that come while the end is watched, with one read receipt', async () => {
  aMessageServer(3)
  const { conversation, connection } = await openConversation({ readSeq: 3 })
  conversation.watch(true)

  connection.send(arrival(4))
  connection.send(arrival(5))
  await vi.advanceTimersByTimeAsync(300)

  expect(connection.received.filter(({ type }) => type === 'read')).toEqual([
    { type: 'read', conversationId, seq: 5 },
  ])
  expect(conversation.get().newAfter).toBeNull()
})

it('marks nothing as read while nobody watches, and shows where the new ones begin', async () => {
  aMessageServer(3)
  const { conversation, connection } = await openConversation({ readSeq: 3 })

  connection.send(arrival(4))
  connection.send(arrival(5))
  await vi.advanceTimersByTimeAsync(300)

  expect(connection.received.some(({ type }) => type === 'read')).toBe(false)
  expect(conversation.get().newAfter).toBe(3)
})

it('shows where the unread begin when it is opened, until the person replies', async () => {
  aMessageServer(3)
  const { conversation, connection } = await openConversation({ readSeq: 1, unreadCount: 2 })
  expect(conversation.get().newAfter).toBe(1)

  const message = aMessage({ seq: 4, senderId: BUYER_ID })
  connection.send({ type: 'message_sent', conversationId, clientId: message.clientId, message })

  expect(conversation.get().newAfter).toBeNull()
})

it('shows messages since the last visit as new', async () => {
  const { server } = aMessageServer(3)
  const first = await openConversation({ readSeq: 3 })
  first.leave()
  server.count = 5

  onTestFinished(first.conversation.subscribe(() => {}))
  first.conversation.watch(true)
  await settled()

  expect(first.conversation.get()).toMatchObject({ newAfter: 3, readSeq: 5 })
})

it('at the next visit marks only messages since the last visit as new', async () => {
  const { server } = aMessageServer(3)
  const { conversation, leave } = await openConversation({ readSeq: 1, unreadCount: 2 })
  conversation.watch(true)
  await settled()
  conversation.watch(false)
  leave()
  server.count = 5

  onTestFinished(conversation.subscribe(() => {}))
  await settled()

  expect(conversation.get()).toMatchObject({ newAfter: 3, readSeq: 3 })
})

it('marks nothing as read before the list has scrolled to the first new message', async () => {
  const { server } = aMessageServer(3)
  const first = await openConversation({ readSeq: 3 })
  first.leave()
  server.count = 40

  first.conversation.watch(true)
  onTestFinished(first.conversation.subscribe(() => {}))
  await vi.advanceTimersByTimeAsync(50)
  expect(first.conversation.get().newAfter).toBe(3)
  first.conversation.watch(false)
  await settled()

  expect(first.conversation.get().readSeq).toBe(3)
})

it('marks nothing as read that comes while the newest messages are still being read', async () => {
  const { server } = aMessageServer(3)
  const { conversation, connection, leave } = await openConversation({ readSeq: 3 })
  leave()
  Object.assign(server, { count: 5, delayMs: 1000 })

  onTestFinished(conversation.subscribe(() => {}))
  conversation.watch(true)
  connection.send(arrival(4))
  connection.send(arrival(5))
  await vi.advanceTimersByTimeAsync(900)
  expect(conversation.get()).toMatchObject({ readSeq: 3, newAfter: null })

  await vi.advanceTimersByTimeAsync(150)
  expect(conversation.get()).toMatchObject({ readSeq: 3, newAfter: 3 })
  await settled()
  expect(conversation.get().readSeq).toBe(5)
})

it('sends the read receipt by a call when there is no connection', async () => {
  const { calls } = aMessageServer(3)
  const { conversation, connection } = await openConversation()
  connection.drop()

  conversation.watch(true)
  await vi.advanceTimersByTimeAsync(300)

  expect(calls).toContain(`POST /api/conversations/${conversationId}/read`)
})

it('reports after a restart what was read offline', async () => {
  aMessageServer(3)
  const before = await openConversation({ readSeq: 1, unreadCount: 2, lastSeq: 3 })
  before.connection.drop()
  fakeApi({ 'POST /api/conversations/:id/read': noNetwork })
  before.conversation.watch(true)
  await vi.advanceTimersByTimeAsync(1500)
  before.leave()
  startAnew()

  aMessageServer(3)
  const { connection } = await openConversation({ readSeq: 1, unreadCount: 2, lastSeq: 3 })
  await vi.advanceTimersByTimeAsync(300)

  expect(connection.received.filter(({ type }) => type === 'read')).toEqual([
    { type: 'read', conversationId, seq: 3 },
  ])
})

it('a conversation marked as unread is read again only once its end is watched', async () => {
  aMessageServer(3)
  const { conversation, connection } = await openConversation({
    readSeq: 3,
    unreadCount: 1,
    isMarkedUnread: true,
  })
  await vi.advanceTimersByTimeAsync(300)
  const reads = () => connection.received.filter(({ type }) => type === 'read')
  expect([reads(), conversation.get().newAfter]).toEqual([[], null])

  conversation.watch(true)
  await vi.advanceTimersByTimeAsync(300)

  expect(reads()).toEqual([{ type: 'read', conversationId, seq: 3 }])
})
