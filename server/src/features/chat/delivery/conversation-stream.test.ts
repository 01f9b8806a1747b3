import { expect, test } from 'vitest'
import { aStream, seqs } from '#testing/sockets/a-stream.ts'

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

test('messages in order are streamed without reading the database', () => {
  const { stream, store, subscribe, database } = aStream({ stored: 3 })
  const { sent } = subscribe()

  for (let at = 0; at < 3; at++) stream.publish(store())

  expect([sent(), database.reads]).toEqual([seqs(4, 6), 0])
})

test('a message is confirmed to its sender after the others have it', () => {
  const { stream, store, subscribe } = aStream({ stored: 0 })
  const order: string[] = []
  const message = store()
  subscribe({ send: () => void order.push('writer'), unconfirmed: new Set([message.clientId]) })
  subscribe({ send: () => void order.push('reader') })

  stream.publish(message)

  expect(order).toEqual(['reader', 'writer'])
})

test('a message is confirmed once to the connection it came from, and is new on every other one', () => {
  const { stream, store, subscribe } = aStream({ stored: 0 })
  const message = store()
  const [writer, reader] = [subscribe({ unconfirmed: new Set([message.clientId]) }), subscribe()]

  stream.publish(message)
  stream.publish(message)

  expect(writer.frames).toEqual([
    {
      type: 'message_sent',
      conversationId: message.conversationId,
      clientId: message.clientId,
      message,
    },
  ])
  expect(reader.frames).toEqual([{ type: 'new_message', conversationId: message.conversationId, message }])
})

test('messages that arrive out of order, twice or only as an event are sent once and in order', async () => {
  const { stream, store, subscribe, position } = aStream({ stored: 3 })
  const { sent } = subscribe()
  const [four, five, six] = [store(), store(), store()]

  stream.publish(six)
  stream.publish(four)
  stream.publish(five)
  stream.publish(six)
  await expect.poll(sent).toEqual(seqs(4, 6))
  store()
  stream.advance(position())
  stream.advance({ seq: 5, changeSeq: 0 })

  await expect.poll(sent).toEqual(seqs(4, 7))
})

test('a client that backfills while others write gets everything once and in order, and so do the others', async () => {
  const { stream, store, subscribe, backfill } = aStream({ stored: 100 })
  const [live, late] = [subscribe(), subscribe()]

  const caughtUp = backfill(late.connection, { seq: 10 })
  for (let at = 0; at < 40; at++) {
    stream.publish(store())
    if (at % 4 === 0) await pause(1)
  }
  await caughtUp

  await expect.poll(late.sent).toEqual(seqs(11, 140))
  expect(live.sent()).toEqual(seqs(101, 140))
})

test('at no moment of a backfill is the next message lost or sent twice', async () => {
  for (let moment = 0; moment < 12; moment++) {
    const { stream, store, subscribe, backfill } = aStream({ stored: 30 })
    const late = subscribe()

    void backfill(late.connection, { seq: 5 })
    for (let turn = 0; turn < moment; turn++) await (turn % 2 ? pause(1) : Promise.resolve())
    stream.publish(store())
    stream.publish(store())

    await expect.poll(late.sent).toEqual(seqs(6, 32))
  }
})

test('many messages missed at once go to every subscriber, and later ones follow', async () => {
  const { stream, store, subscribe, position } = aStream({ stored: 3 })
  const [one, two] = [subscribe(), subscribe()]
  for (let at = 4; at <= 100; at++) store()

  stream.advance(position())
  stream.publish(store())

  await expect.poll(() => [one.sent(), two.sent()]).toEqual([seqs(4, 101), seqs(4, 101)])
})

test('a slow client is sent one page at a time, and delays nobody else', async () => {
  const { stream, store, subscribe, position } = aStream({ stored: 0 })
  const hasRead = Promise.withResolvers<void>()
  const [slow, quick] = [subscribe({ flushed: () => hasRead.promise }), subscribe()]
  for (let at = 1; at <= 60; at++) store()

  stream.advance(position())
  await expect.poll(quick.sent).toEqual(seqs(1, 60))
  const meanwhile = slow.sent()
  hasRead.resolve()

  await expect.poll(slow.sent).toEqual(seqs(1, 60))
  expect(meanwhile).toEqual(seqs(1, 20))
})

test('a connection whose backfill fails is closed, to reconnect', async () => {
  const { subscribe, backfill, database, failures } = aStream({ stored: 50 })
  const codes: number[] = []
  const { connection } = subscribe({ close: (code) => void codes.push(code) })
  database.isDown = true

  await backfill(connection, { seq: 1 })

  expect([codes, failures.length]).toEqual([[1011], 1])
})

test('messages that could not be read when they were announced are sent by the next check, or with the next message', async () => {
  const { stream, store, subscribe, position, database, failures } = aStream({ stored: 3 })
  const { sent } = subscribe()
  database.isDown = true
  store()
  stream.advance(position())
  await expect.poll(() => failures.length).toBe(1)
  const behind = stream.position()
  database.isDown = false

  stream.advance(position())
  await expect.poll(sent).toEqual(['4'])
  database.isDown = true
  store()
  stream.advance(position())
  await expect.poll(() => failures.length).toBe(2)
  database.isDown = false
  stream.publish(store())

  await expect.poll(sent).toEqual(seqs(4, 6))
  expect(behind).toEqual({ seq: 3, changeSeq: 0 })
})

test('an announced message that does not exist holds up no later one', async () => {
  const { stream, store, subscribe } = aStream({ stored: 3 })
  const { sent } = subscribe()

  stream.advance({ seq: 9, changeSeq: 0 })
  await pause(20)
  stream.publish(store())

  await expect.poll(sent).toEqual(['4'])
})

test('after a very long absence a client gets a gap frame and the newest page', async () => {
  const { subscribe, backfill } = aStream({ stored: 1000 })
  const { connection, sent } = subscribe()

  await backfill(connection, { seq: 1 })

  expect(sent()).toEqual(['gap after 1, before 951', ...seqs(951, 1000)])
})
