import { randomUUID } from 'node:crypto'
import type { Message } from '@dream/contract/api/messages'
import { expect, test } from 'vitest'
import type { Device } from './device.ts'
import { createFeed } from './feed.ts'

const conversationId = randomUUID()
const aMessage = (seq: number): Message => ({
  id: randomUUID(),
  clientId: randomUUID(),
  conversationId,
  seq,
  senderId: null,
  type: 'text',
  body: String(seq),
  design: null,
  file: null,
  editedAt: null,
  deletedAt: null,
  changeSeq: 0,
  createdAt: '2026-11-21T00:00:00.000Z',
})

/** A device that keeps the seqs it is given. */
function aDevice() {
  const seqs: number[] = []
  const device: Device = {
    userId: randomUUID(),
    sessionId: randomUUID(),
    address: '',
    role: 'buyer',
    entry: null,
    awaiting: new Set(),
    send: (text) => {
      const frame = JSON.parse(text)
      seqs.push(frame.type === 'gap' ? -frame.beforeSeq : frame.message.seq)
    },
    flushed: async () => undefined,
    ping: () => true,
    heard: () => undefined,
    close: () => undefined,
    cut: () => undefined,
    isOpen: () => true,
  }
  return { device, seqs }
}

/** A conversation with so many messages in its database, which takes a moment to answer. */
function aFeed({ start, stored }: { start: number; stored: number }) {
  const messages = Array.from({ length: stored }, (_, at) => aMessage(at + 1))
  let reads = 0
  const feed = createFeed(
    conversationId,
    { seq: start, changeSeq: 0 },
    {
      readChanges: async () => [],
      onFailure: (error) => {
        throw error
      },
      readAfter: async ({ seq, limit }) => {
        reads += 1
        await new Promise((resolve) => setTimeout(resolve, 2))
        return messages.slice(seq, seq + limit)
      },
    },
  )
  const store = () => {
    const message = aMessage(messages.length + 1)
    messages.push(message)
    return message
  }
  const follow = (seq = start) => {
    const { device, seqs } = aDevice()
    feed.followers.set(device, { device, seq, changeSeq: 0, catchingUp: null, bringing: null })
    return { device, seqs }
  }
  return { feed, store, follow, reads: () => reads }
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at)

test('what comes in order is given without asking the database', () => {
  const { feed, store, follow, reads } = aFeed({ start: 3, stored: 3 })
  const { seqs } = follow()

  for (let at = 0; at < 3; at++) feed.push(store())

  expect([seqs, reads()]).toEqual([[4, 5, 6], 0])
})

test('whoever wrote a message is told that it is stored after the others have it', () => {
  const { feed, store, follow } = aFeed({ start: 0, stored: 0 })
  const [writer, reader] = [follow(), follow()]
  const told: string[] = []
  writer.device.send = () => void told.push('writer')
  reader.device.send = () => void told.push('reader')

  const message = store()
  writer.device.awaiting.add(message.clientId)
  feed.push(message)

  expect(told).toEqual(['reader', 'writer'])
})

test('what comes out of order, twice or only as a hint is given once and in order', async () => {
  const { feed, store, follow } = aFeed({ start: 3, stored: 3 })
  const { seqs } = follow()
  const [four, five, six] = [store(), store(), store()]

  feed.push(six)
  feed.push(four)
  feed.push(five)
  feed.push(six)
  await feed.look(6)
  store()
  await feed.look(7)
  await feed.look(5)

  expect(seqs).toEqual([4, 5, 6, 7])
})

test('who catches up while others write gets everything once and in order, and so do the others', async () => {
  const { feed, store, follow } = aFeed({ start: 100, stored: 100 })
  const [live, late] = [follow(), follow()]

  const caughtUp = feed.rewind(late.device, { seq: 10 })
  for (let at = 0; at < 40; at++) {
    feed.push(store())
    if (at % 4 === 0) await new Promise((resolve) => setTimeout(resolve, 1))
  }
  await caughtUp
  await feed.look(140)

  expect(live.seqs).toEqual(range(101, 140))
  expect(late.seqs).toEqual(range(11, 140))
})

test('much that was missed at once goes to everybody, and what follows comes behind it', async () => {
  const { feed, store, follow } = aFeed({ start: 3, stored: 3 })
  const [one, two] = [follow(), follow()]
  for (let at = 4; at <= 100; at++) store()

  await feed.look(100)
  feed.push(store())

  await expect.poll(() => [one.seqs.length, two.seqs.length]).toEqual([98, 98])
  expect([one.seqs, two.seqs]).toEqual([range(4, 101), range(4, 101)])
})

test('a device that cannot be brought up to date is sent away to come back', async () => {
  const { device } = aDevice()
  const codes: number[] = []
  const failures: unknown[] = []
  const feed = createFeed(
    conversationId,
    { seq: 50, changeSeq: 0 },
    {
      readChanges: async () => [],
      onFailure: (error) => failures.push(error),
      readAfter: () => Promise.reject(new Error('The database is away')),
    },
  )
  const leaving = { ...device, close: (code: number) => void codes.push(code) }
  feed.follow(leaving)

  await feed.rewind(leaving, { seq: 1 })

  expect([codes, failures.length]).toEqual([[1011], 1])
})

test('who was away for very long is told of a gap and gets the newest page', async () => {
  const { feed, follow } = aFeed({ start: 1000, stored: 1000 })
  const { device, seqs } = follow()

  await feed.rewind(device, { seq: 1 })

  expect(seqs).toEqual([-951, ...range(951, 1000)])
})
