import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#platform/database.ts'
import { aDatabase } from '#testing/a-database.ts'
import { aConversation } from '#testing/conversations.ts'
import { createStoreNext, type Pair } from './next-message.store.ts'
import { type Draft, storeMessages } from './store-messages.store.ts'

/** So slow that a message's part of it is seen beside the time that a test takes. */
const PACE = { burst: 3, perSecond: 1 / 600 }
const TOLERANCE_MS = 60_000

type Chat = Pair & { conversationId: string }
type Side = 'buyer' | 'broker'

let database: Database
let twins: [Chat, Chat]
const aChat = async (): Promise<Chat> => {
  const { conversationId, buyer, broker } = await aConversation(database)
  return { conversationId, buyerId: buyer.user.id, brokerId: broker.user.id }
}
beforeAll(async () => {
  database = await aDatabase()
  twins = [await aChat(), await aChat()]
})
afterAll(() => database.close())

/** A conversation in which both have asked and answered, and what is unread is looked after. */
const UNDER_WAY = `
  last_seq = 9, last_message_at = now() - interval '1 hour', buyer_unread = 0, broker_unread = 0,
  buyer_read_seq = 9, broker_read_seq = 9, buyer_received_seq = 9, broker_received_seq = 9,
  buyer_paced_until = now() - interval '1 hour', broker_paced_until = now() - interval '1 hour',
  waiting_since = null, first_asked_at = now() - interval '2 hours', first_replied_at = now() - interval '1 hour',
  snoozed_until = null, buyer_look_at = now() + interval '5 minutes', broker_look_at = now() + interval '5 minutes',
  blocked_by = null, closed_at = null`

/** What can be otherwise, and whether the next message of each side is one of a talk under way all the same. */
const STATES: readonly [name: string, change: string, isNext: Record<Side, boolean>][] = [
  ['nothing special', '', { buyer: true, broker: true }],
  ['the other has not read', 'buyer_unread = 4, broker_unread = 4', { buyer: true, broker: true }],
  ['it has not read', 'buyer_read_seq = 3, broker_read_seq = 3', { buyer: true, broker: true }],
  ['it has not got all', 'buyer_received_seq = 5, broker_received_seq = 5', { buyer: true, broker: true }],
  ['the buyer waits', `waiting_since = now() - interval '20 minutes'`, { buyer: true, broker: true }],
  ['it is snoozed', `snoozed_until = now() + interval '1 day'`, { buyer: true, broker: true }],
  [
    'the last message is of the future',
    `last_message_at = now() + interval '1 day'`,
    { buyer: true, broker: true },
  ],
  [
    'some of the pace is used',
    `buyer_paced_until = now() + interval '15 minutes', broker_paced_until = now() + interval '15 minutes'`,
    { buyer: true, broker: true },
  ],
  [
    'the pace is used',
    `buyer_paced_until = now() + interval '25 minutes', broker_paced_until = now() + interval '25 minutes'`,
    { buyer: false, broker: false },
  ],
  [
    'the broker is too fast',
    `broker_paced_until = now() + interval '1 hour'`,
    { buyer: true, broker: false },
  ],
  ['nobody has asked', 'first_asked_at = null, first_replied_at = null', { buyer: false, broker: true }],
  ['nobody has answered', 'first_replied_at = null', { buyer: true, broker: false }],
  ['nobody looks after the buyer', 'buyer_look_at = null', { buyer: true, broker: true }],
  ['nobody looks after the broker', 'broker_look_at = null', { buyer: true, broker: true }],
  [
    'looks are overdue',
    `buyer_look_at = now() - interval '1 hour', broker_look_at = now() - interval '1 hour'`,
    { buyer: true, broker: true },
  ],
  [
    'looks are far away',
    `buyer_look_at = now() + interval '1 hour', broker_look_at = now() + interval '1 hour'`,
    { buyer: true, broker: true },
  ],
  ['it is closed', 'closed_at = now()', { buyer: false, broker: false }],
  ['somebody is blocked', 'blocked_by = buyer_id', { buyer: false, broker: false }],
]

async function put({ conversationId }: Chat, change: string) {
  await database.sql.unsafe(`
    delete from messages where conversation_id = '${conversationId}';
    update conversations set ${UNDER_WAY} where id = '${conversationId}';
    ${change && `update conversations set ${change} where id = '${conversationId}'`}`)
}

const ITS_OWN = ['id', 'buyer_id', 'broker_id', 'blocked_by', 'created_at']

/** All of a conversation and of its messages but for whose it is. */
async function all({ conversationId }: Chat) {
  const [row] = await database.sql<
    Record<string, unknown>[]
  >`select * from conversations where id = ${conversationId}`
  const messages = await database.sql<Record<string, unknown>[]>`
    select seq, type, body, design_id, file_id, created_at, edited_at, deleted_at, changed_seq
    from messages where conversation_id = ${conversationId}`
  const facts = Object.entries(row ?? {}).filter(([name]) => !ITS_OWN.includes(name))
  return [Object.fromEntries(facts), ...messages]
}

function aDraft(chat: Chat, side: Side, facts: Partial<Draft> = {}): Draft {
  const { conversationId, buyerId, brokerId } = chat
  const senderId = side === 'buyer' ? buyerId : brokerId
  const clientId = randomUUID()
  return {
    conversationId,
    senderId,
    clientId,
    type: 'text',
    body: 'Next',
    designId: null,
    fileId: null,
    ...facts,
  }
}

/** The same but for times that are a little apart, because one was written after the other. */
function expectAlike(one: Record<string, unknown>[], other: Record<string, unknown>[]) {
  const places = (rows: Record<string, unknown>[]) =>
    rows.map((row) =>
      Object.fromEntries(Object.entries(row).map(([name, value]) => [name, value instanceof Date || value])),
    )
  expect(places(one)).toEqual(places(other))
  for (const [at, row] of one.entries()) {
    for (const [name, value] of Object.entries(row)) {
      const twin = other[at]?.[name]
      if (!(value instanceof Date) || !(twin instanceof Date)) continue
      expect(Math.abs(value.getTime() - twin.getTime()), name).toBeLessThan(TOLERANCE_MS)
    }
  }
}

describe.each(['buyer', 'broker'] as const)('the next message of the %s', (side) => {
  test.each(STATES)('does the same as any new message: %s', async (_, change, isNext) => {
    const [one, other] = twins
    await put(one, change)
    await put(other, change)
    const before = await all(one)

    const next = await createStoreNext(database.sql, PACE)(aDraft(one, side), one)
    const [stored] = await storeMessages(database.sql, [aDraft(other, side)], PACE)

    expect(next !== null).toBe(isNext[side])
    if (!next) return expect(await all(one)).toEqual(before)
    const told = { outcome: 'stored', stored_seq: 10, wait_ms: null, is_first_reply: false }
    expect(next).toMatchObject({ ...told, for_buyer: one.buyerId, for_broker: one.brokerId })
    expect(stored).toMatchObject({ ...told, for_buyer: other.buyerId, for_broker: other.brokerId })
    expectAlike(await all(one), await all(other))
  })
})

test('it is nobody else’s, whatever is thought of who the two are', async () => {
  const [chat, { buyerId: stranger }] = twins
  await put(chat, '')
  const before = await all(chat)
  const storeNext = createStoreNext(database.sql, PACE)
  const draft = aDraft(chat, 'buyer', { senderId: stranger })

  expect(await storeNext(draft, chat)).toBeNull()
  expect(await storeNext(draft, { ...chat, buyerId: stranger })).toBeNull()
  expect(await storeNext(draft, { ...chat, brokerId: stranger })).toBeNull()
  expect(await all(chat)).toEqual(before)
})

test('what is there already is left to who knows more', async () => {
  const [chat] = twins
  await put(chat, '')
  const storeNext = createStoreNext(database.sql, PACE)
  const draft = aDraft(chat, 'broker')
  await storeNext(draft, chat)
  const before = await all(chat)

  expect(await storeNext(draft, chat)).toBeNull()
  expect(await all(chat)).toEqual(before)
})
