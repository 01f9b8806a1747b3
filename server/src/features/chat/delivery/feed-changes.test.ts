import { randomUUID } from 'node:crypto'
import type { Message } from '@dream/contract/api/messages'
import type { FrameToClient } from '@dream/contract/socket/to-client'
import { expect, test } from 'vitest'
import type { Device } from './device.ts'
import { createFeed } from './feed.ts'

const conversationId = randomUUID()

/** A conversation of so many messages, of which some are changed; its database takes a moment to answer. */
function aConversation({ stored }: { stored: number }) {
  const messages = Array.from({ length: stored }, (_, at): Message => ({
    id: randomUUID(),
    clientId: randomUUID(),
    conversationId,
    seq: at + 1,
    senderId: null,
    type: 'text',
    body: 'as sent',
    design: null,
    file: null,
    createdAt: '2026-11-21T00:00:00.000Z',
    editedAt: null,
    deletedAt: null,
    changeSeq: 0,
  }))
  let changeSeq = 0
  const pause = () => new Promise((resolve) => setTimeout(resolve, 2))
  const feed = createFeed(
    conversationId,
    { seq: stored, changeSeq: 0 },
    {
      onFailure: (error) => {
        throw error
      },
      async readAfter({ seq, limit }) {
        const rows = messages.slice(seq, seq + limit)
        await pause()
        return rows
      },
      async readChanges({ changeSeq: after, limit }) {
        await pause()
        return messages
          .filter((message) => message.changeSeq > after)
          .toSorted((a, b) => a.changeSeq - b.changeSeq)
          .slice(0, limit)
      },
    },
  )
  return {
    feed,
    write() {
      const last = messages.at(-1)
      if (last) messages.push({ ...last, id: randomUUID(), seq: last.seq + 1, changeSeq: 0 })
      return messages.length
    },
    change(seq: number) {
      changeSeq += 1
      const message = messages[seq - 1]
      if (message) messages[seq - 1] = { ...message, body: `change ${changeSeq}`, changeSeq }
      return changeSeq
    },
  }
}

/** A device that keeps what it is told: of messages their seq, of changes seq and number. */
function aDevice() {
  const told: string[] = []
  const device: Device = {
    userId: randomUUID(),
    sessionId: randomUUID(),
    address: '',
    role: 'buyer',
    entry: null,
    awaiting: new Set(),
    send: (text) => {
      const frame: FrameToClient = JSON.parse(text)
      if (frame.type === 'new_message') told.push(`${frame.message.seq}`)
      if (frame.type === 'message_changed') told.push(`${frame.message.seq}:${frame.message.changeSeq}`)
      if (frame.type === 'changes_missed') told.push(`missed after ${frame.changeSeq}`)
    },
    flushed: async () => undefined,
    ping: () => true,
    heard: () => undefined,
    close: () => undefined,
    cut: () => undefined,
    isOpen: () => true,
  }
  return { device, told }
}

test('changes are told once and in their order, also when a hint of one is lost', async () => {
  const { feed, change } = aConversation({ stored: 9 })
  const { device, told } = aDevice()
  feed.follow(device)

  await feed.lookForChanges(change(4))
  change(7)
  await feed.lookForChanges(change(2))
  await feed.lookForChanges(3)

  expect(told).toEqual(['4:1', '7:2', '2:3'])
})

test('a message that was changed twice is told as it is now', async () => {
  const { feed, change } = aConversation({ stored: 3 })
  const { device, told } = aDevice()
  feed.follow(device)
  change(2)

  await feed.lookForChanges(change(2))

  expect(told).toEqual(['2:2'])
})

test('the change of a message comes after the message', async () => {
  const { feed, change, write } = aConversation({ stored: 3 })
  const { device, told } = aDevice()
  feed.follow(device)

  await feed.lookForChanges(change(write()))

  expect(told.at(-1)).toBe('4:1')
  expect(told[0]).toBe('4')
})

test('who was away hears of the changes since the one that they have, while others go on changing', async () => {
  const { feed, change } = aConversation({ stored: 60 })
  const [live, late] = [aDevice(), aDevice()]
  feed.follow(live.device)
  for (let seq = 1; seq <= 50; seq++) change(seq)
  await feed.lookForChanges(50)
  feed.follow(late.device)

  const caughtUp = feed.rewind(late.device, { seq: 60, changeSeq: 30 })
  for (let seq = 51; seq <= 60; seq++) {
    void feed.lookForChanges(change(seq))
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
  await caughtUp
  await expect.poll(() => late.told.at(-1)).toBe('60:60')

  expect(late.told).toEqual(Array.from({ length: 30 }, (_, at) => `${at + 31}:${at + 31}`))
  expect(live.told).toHaveLength(60)
})

test('who is still reading messages hears of their changes behind them', async () => {
  const { feed, change } = aConversation({ stored: 80 })
  const { device, told } = aDevice()
  feed.follow(device)

  const caughtUp = feed.rewind(device, { seq: 10, changeSeq: 0 })
  await feed.lookForChanges(change(70))
  await caughtUp
  await expect.poll(() => told).toContain('70:1')

  expect(told.indexOf('70:1')).toBeGreaterThan(told.indexOf('70'))
  expect(told.filter((each) => each === '70:1')).toHaveLength(1)
})

test('after more changes than are sent, it is said since when', async () => {
  const { feed, change } = aConversation({ stored: 300 })
  const { device, told } = aDevice()
  feed.follow(aDevice().device)
  for (let seq = 1; seq <= 300; seq++) change(seq)
  await feed.lookForChanges(300)
  feed.follow(device)

  await feed.rewind(device, { seq: 300, changeSeq: 20 })

  expect(told).toEqual(['missed after 20'])
})
