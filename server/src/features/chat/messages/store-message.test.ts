import { randomUUID } from 'node:crypto'
import { UNREAD_NOTICE_AFTER } from '@dream/contract/rules/account/notifications'
import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '#platform/database/database.ts'
import { aDatabase } from '#testing/database/a-database.ts'
import { aConversation } from '#testing/people/conversations.ts'
import { storeEvent, storeMessages } from './store-message.store.ts'

/** Slow enough that one message's share is larger than the time that a test takes. */
const PACE = { burst: 3, perSecond: 1 / 600, unitsPerDay: 1_000_000 }
const MINUTE_MS = 60_000

let database: Database
let chat: Awaited<ReturnType<typeof aConversation>>
beforeAll(async () => {
  database = await aDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  chat = await aConversation(database)
})

const put = (change: RawBuilder<unknown>) =>
  sql`update conversations set ${change} where id = ${chat.conversationId}`.execute(database.db)
const conversation = () =>
  database.db
    .selectFrom('conversations')
    .selectAll()
    .where('id', '=', chat.conversationId)
    .executeTakeFirstOrThrow()

async function send(side: 'buyer' | 'broker') {
  const draft = {
    conversationId: chat.conversationId,
    senderId: chat[side].user.id,
    clientId: randomUUID(),
    type: 'text',
    body: 'Next',
    designId: null,
    fileId: null,
    replyTo: null,
  } as const
  const [stored] = await storeMessages(database, [draft], PACE)
  return stored
}
const minutesAhead = (at: Date | null) => at && Math.round((at.getTime() - Date.now()) / MINUTE_MS)

test.each([
  ['none is set', sql`null`, UNREAD_NOTICE_AFTER.pushAfterMinutes],
  ['one is due sooner', sql`now() + interval '5 minutes'`, 5],
  ['one is overdue', sql`now() - interval '7 minutes'`, -7],
  ['one is due much later', sql`now() + interval '2 hours'`, UNREAD_NOTICE_AFTER.pushAfterMinutes],
])('when the unread check of who got a message is, when %s', async (_, at, minutes) => {
  await put(sql`buyer_unread_check_at = ${at}, broker_unread_check_at = null`)

  await send('broker')

  const { buyer_unread_check_at: ofBuyer, broker_unread_check_at: ofBroker } = await conversation()
  expect([minutesAhead(ofBuyer), ofBroker]).toEqual([minutes, null])
})

test('a message to a broker brings the next check forward', async () => {
  await put(sql`broker_unread_check_at = null`)

  await send('buyer')

  const { broker_unread_check_at: ofBroker } = await conversation()
  expect(minutesAhead(ofBroker)).toBe(UNREAD_NOTICE_AFTER.soonAfterMinutes)
})

test('a clock that was put back does not reverse the order of messages', async () => {
  await put(sql`last_message_at = now() + interval '1 day'`)
  const { last_message_at: before } = await conversation()

  const stored = await send('buyer')

  const { last_message_at: after, waiting_since: waitingSince } = await conversation()
  expect(stored?.stored_at.getTime()).toBeGreaterThanOrEqual(before.getTime())
  expect(after).toEqual(stored?.stored_at)
  expect(minutesAhead(waitingSince)).toBeCloseTo(0)
})

test('the buyer’s message ends the broker’s snooze, the broker’s own does not', async () => {
  await put(sql`snoozed_until = now() + interval '1 day'`)
  await send('broker')
  const { snoozed_until: afterOwn } = await conversation()
  await send('buyer')

  const { snoozed_until: afterBuyers } = await conversation()
  expect([afterOwn === null, afterBuyers]).toEqual([false, null])
})

test('a burst is accepted, then messages are rate limited; system messages are not', async () => {
  const outcomes = [await send('buyer'), await send('buyer'), await send('buyer'), await send('buyer')]
  const seq = await database.transaction((tx) =>
    storeEvent(tx, {
      conversationId: chat.conversationId,
      userId: chat.buyer.user.id,
      event: 'brief-changed',
    }),
  )

  expect(outcomes.map((stored) => stored?.outcome)).toEqual(['stored', 'stored', 'stored', 'rate-limited'])
  expect(Math.round((outcomes[3]?.wait_ms ?? 0) / MINUTE_MS)).toBe(10)
  expect(seq).toBe((outcomes[2]?.stored_seq ?? 0) + 1)
})

test('only the first answer to a first question is a first reply', async () => {
  const replies = [await send('broker'), await send('buyer'), await send('broker'), await send('broker')]

  expect(replies.map((stored) => stored?.is_first_reply)).toEqual([false, false, true, false])
})

test("one person's messages of a day are limited by count and by bytes; the other's, and tomorrow's, are separate", async () => {
  const draft = (side: 'buyer' | 'broker', body: string) => ({
    conversationId: chat.conversationId,
    senderId: chat[side].user.id,
    clientId: randomUUID(),
    type: 'text' as const,
    body,
    designId: null,
    fileId: null,
    replyTo: null,
  })
  const small = { burst: 100, perSecond: 100, unitsPerDay: 10 }
  const outcomes = async (drafts: ReturnType<typeof draft>[]) =>
    (await storeMessages(database, drafts, small)).map(({ outcome }) => outcome)

  const many = await outcomes(Array.from({ length: 12 }, () => draft('buyer', 'short')))
  const long = await outcomes(Array.from({ length: 4 }, () => draft('broker', '€'.repeat(1000))))
  await put(sql`buyer_quota_until = buyer_quota_until - interval '1 day'`)
  const tomorrow = await outcomes([draft('buyer', 'again')])

  expect(many).toEqual([...Array.from({ length: 10 }, () => 'stored'), 'day-full', 'day-full'])
  expect(long).toEqual(['stored', 'stored', 'stored', 'day-full'])
  expect(tomorrow).toEqual(['stored'])
})
