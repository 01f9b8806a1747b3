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

it('marks as read what comes while the end is looked at, once', async () => {
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

it('marks nothing as read while nobody looks, and shows where the new ones begin', async () => {
  aMessageServer(3)
  const { conversation, connection } = await openConversation({ readSeq: 3 })

  connection.send(arrival(4))
  connection.send(arrival(5))
  await vi.advanceTimersByTimeAsync(300)

  expect(connection.received.some(({ type }) => type === 'read')).toBe(false)
  expect(conversation.get().newAfter).toBe(3)
})

it('shows where the unread begin when it is opened, until one answers', async () => {
  aMessageServer(3)
  const { conversation, connection } = await openConversation({ readSeq: 1, unreadCount: 2 })
  expect(conversation.get().newAfter).toBe(1)

  const message = aMessage({ seq: 4, senderId: BUYER_ID })
  connection.send({ type: 'message_sent', conversationId, clientId: message.clientId, message })

  expect(conversation.get().newAfter).toBeNull()
})

it('shows what came since the last visit as new', async () => {
  const { server } = aMessageServer(3)
  const first = await openConversation({ readSeq: 3 })
  first.leave()
  server.count = 5

  onTestFinished(first.conversation.subscribe(() => {}))
  first.conversation.watch(true)
  await settled()

  expect(first.conversation.get()).toMatchObject({ newAfter: 3, readSeq: 5 })
})

it('shows at the next visit where what came since begins, and no longer what was new before', async () => {
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

it('reads nothing of what comes in at the end before the list goes to where it begins', async () => {
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

it('tells the server by a call when there is no connection', async () => {
  const { calls } = aMessageServer(3)
  const { conversation, connection } = await openConversation()
  connection.drop()

  conversation.watch(true)
  await vi.advanceTimersByTimeAsync(300)

  expect(calls).toContain(`POST /api/conversations/${conversationId}/read`)
})

it('reports after a restart what was read without a network', async () => {
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

it('a conversation that was marked as unread is read again once its end is looked at, and not before', async () => {
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
