import { expect, test } from 'vitest'
import { aStream } from '#testing/sockets/a-stream.ts'

test('changes are sent once and in order, also when the event of one is lost', async () => {
  const { stream, change, subscribe } = aStream({ stored: 9 })
  const { sent } = subscribe()

  stream.advance(change(4))
  await expect.poll(sent).toEqual(['4:1'])
  change(7)
  stream.advance(change(2))
  await expect.poll(sent).toEqual(['4:1', '7:2', '2:3'])
  stream.advance({ seq: 9, changeSeq: 3 })

  expect(sent()).toEqual(['4:1', '7:2', '2:3'])
})

test('a message that was changed twice is sent in its current version', async () => {
  const { stream, change, subscribe } = aStream({ stored: 3 })
  const { sent } = subscribe()
  change(2)

  stream.advance(change(2))

  await expect.poll(sent).toEqual(['2:2'])
})

test('the change of a message comes after the message', async () => {
  const { stream, change, store, subscribe } = aStream({ stored: 3 })
  const { sent } = subscribe()

  // The event of the message is lost.
  stream.advance({ ...change(store().seq), seq: 3 })

  await expect.poll(sent).toEqual(['4', '4:1'])
})

test('a reconnected client is sent the changes since its last one, while others go on changing', async () => {
  const { stream, change, subscribe, backfill } = aStream({ stored: 60 })
  const live = subscribe()
  for (let seq = 1; seq <= 50; seq++) stream.advance(change(seq))
  await expect.poll(() => live.sent().length).toBe(50)
  const late = subscribe()

  const caughtUp = backfill(late.connection, { seq: 60, changeSeq: 30 })
  for (let seq = 51; seq <= 60; seq++) {
    stream.advance(change(seq))
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
  await caughtUp

  await expect.poll(late.sent).toEqual(Array.from({ length: 30 }, (_, at) => `${at + 31}:${at + 31}`))
  await expect.poll(() => live.sent().length).toBe(60)
})

test('a client that still backfills messages is sent their changes behind them', async () => {
  const { stream, change, subscribe, backfill } = aStream({ stored: 80 })
  const { connection, sent } = subscribe()

  const caughtUp = backfill(connection, { seq: 10, changeSeq: 0 })
  stream.advance(change(70))
  await caughtUp
  await expect.poll(sent).toContain('70:1')

  expect(sent().indexOf('70:1')).toBeGreaterThan(sent().indexOf('70'))
  expect(sent().filter((each) => each === '70:1')).toHaveLength(1)
})

test('when there are more changes than are sent at once, the client gets a gap frame', async () => {
  const { stream, change, subscribe, backfill, position } = aStream({ stored: 300 })
  for (let seq = 1; seq <= 300; seq++) change(seq)
  stream.advance(position())
  const { connection, sent } = subscribe()

  await backfill(connection, { seq: 300, changeSeq: 20 })

  expect(sent()).toEqual(['changes missed after 20'])
})
