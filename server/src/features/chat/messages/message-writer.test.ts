import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'kysely'
import type { Database } from '#platform/database/database.ts'
import { aDatabase } from '#testing/database/a-database.ts'
import { aConversation } from '#testing/people/conversations.ts'
import { createMessageWriter } from './message-writer.ts'
import type { Draft } from './store-message.store.ts'

let database: Database
beforeAll(async () => {
  database = await aDatabase()
})
afterAll(() => database.close())

const PACE = { burst: 1000, perSecond: 1000, unitsPerDay: 1_000_000 }

async function aChat() {
  const { conversationId, buyer, broker } = await aConversation(database)
  const draft = (body: string, facts: Partial<Draft> = {}): Draft => ({
    conversationId,
    senderId: buyer.user.id,
    clientId: randomUUID(),
    type: 'text',
    body,
    designId: null,
    fileId: null,
    replyTo: null,
    ...facts,
  })
  const bodies = async () => {
    const { rows } = await sql<{ body: string }>`
      select body from messages where conversation_id = ${conversationId} and type = 'text' order by seq`.execute(
      database.db,
    )
    return rows.map(({ body }) => body)
  }
  return { draft, bodies, brokerId: broker.user.id }
}
const numbered = (count: number) =>
  Array.from({ length: count }, (_, number) => `"${number}" \\ {null}, 'NULL'`)

test('many concurrent messages of several conversations are each stored once and as typed, with dense numbers', async () => {
  const write = createMessageWriter(database, PACE)
  const chats = await Promise.all([aChat(), aChat(), aChat()])

  const stored = await Promise.all(
    numbered(40).flatMap((body) => chats.map(({ draft }) => write(draft(body)))),
  )

  expect(stored.map(({ outcome }) => outcome)).toEqual(stored.map(() => 'stored'))
  for (const { bodies } of chats) expect((await bodies()).toSorted()).toEqual(numbered(40).toSorted())
  const seqs = stored.filter((_, place) => place % 3 === 0).map(({ stored_seq }) => stored_seq)
  expect(new Set(seqs).size).toBe(40)
  expect(Math.max(...seqs) - Math.min(...seqs)).toBe(39)
})

test('each message of a batch has its own outcome', async () => {
  const write = createMessageWriter(database, PACE)
  const [{ draft, bodies }, other] = await Promise.all([aChat(), aChat()])
  const before = Array.from({ length: 12 }, () => write(draft('Before')))
  const twice = draft('Twice')

  const outcomes = await Promise.all([
    write(twice),
    write(draft('Foreign', { senderId: other.brokerId })),
    write(twice),
    write({ ...twice, body: 'Other words' }),
    write(draft('After')),
  ])

  await Promise.all(before)
  expect(outcomes.map(({ outcome }) => outcome)).toEqual([
    'stored',
    'not-found',
    'repeat',
    'conflict',
    'stored',
  ])
  expect((await bodies()).filter((body) => body !== 'Before')).toEqual(['Twice', 'After'])
})

test('each message of a conversation in progress has its own outcome', async () => {
  const write = createMessageWriter(database, PACE)
  const [{ draft, bodies, brokerId }, other] = await Promise.all([aChat(), aChat()])
  const fromBroker = (body: string) => write(draft(body, { senderId: brokerId }))
  await write(draft('Question'))
  await fromBroker('Answer')
  const once = draft('Once')
  const outcomes = []

  for (const one of [
    once,
    once,
    { ...once, body: 'Other words' },
    draft('Foreign', { senderId: other.brokerId }),
  ])
    outcomes.push((await write(one)).outcome)
  outcomes.push((await fromBroker('Last')).outcome)
  await sql`update conversations set closed_at = now() where id = ${once.conversationId}`.execute(database.db)
  outcomes.push((await fromBroker('Too late')).outcome, (await write(once)).outcome)

  expect(outcomes).toEqual(['stored', 'repeat', 'conflict', 'not-found', 'stored', 'closed', 'repeat'])
  expect(await bodies()).toEqual(['Question', 'Answer', 'Once', 'Last'])
})

test('a message that the database refuses does not fail the others of its batch', async () => {
  const write = createMessageWriter(database, PACE)
  const { draft, bodies } = await aChat()
  const before = Array.from({ length: 12 }, () => write(draft('Before')))

  const results = await Promise.allSettled([
    write(draft('One')),
    write(draft('No such design', { type: 'design', designId: randomUUID() })),
    write(draft('Two')),
  ])

  await Promise.all(before)
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect((await bodies()).filter((body) => body !== 'Before').toSorted()).toEqual(['One', 'Two'])
})
