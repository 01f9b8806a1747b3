import { randomUUID } from 'node:crypto'
import { NAME_MAX } from '@dream/contract/rules/account/credentials'
import { BROKER_LIMITS } from '@dream/contract/rules/brokers/brokers'
import { REPLY_LIMITS } from '@dream/contract/rules/chat/broker-desk'
import { MESSAGE_PACE, REPORT_REASONS } from '@dream/contract/rules/chat/chat'
import { recordErrorReport } from '#features/error-reports/record-error-report.ts'
import { saveBrief } from '#features/conversations/choosing/brief.store.ts'
import { storeMessages } from '#features/chat/messages/store-message.store.ts'
import { connectDatabase, type Database } from '#platform/database/database.ts'
import { aListedBroker } from '../people/brokers.ts'
import { aConversation, anUnlockedBuyer } from '../people/conversations.ts'
import type { Person } from '../people/people.ts'
import { HOSTILE_STRINGS } from './hostile-strings.ts'
import { storeHostileDesigns } from './store-hostile-designs.ts'
import { storeHostileNotes } from './store-hostile-notes.ts'

/** Number of strings that fit on one broker's page. */
const STRINGS_OF_A_BROKER = 10
const [REASON] = REPORT_REASONS

/** People with hostile strings: their sessions, and the conversation with all of the strings. */
export type HostileWorld = {
  buyer: Person['cookies']
  broker: Person['cookies']
  brokerIds: readonly string[]
}

/** Stores every hostile string in each text that people write, in the database of a running server, bypassing its validation. */
export async function storeHostileStrings(databaseUrl: string): Promise<HostileWorld> {
  const database = connectDatabase(databaseUrl, { max: 2 })
  try {
    const brokers: Person[] = []
    for (let from = 0; from < HOSTILE_STRINGS.length; from += STRINGS_OF_A_BROKER) {
      brokers.push(await aHostileBroker(database, HOSTILE_STRINGS.slice(from, from + STRINGS_OF_A_BROKER)))
    }
    const [broker] = brokers
    if (!broker) throw new Error('There are no hostile strings')
    await saveReplies(database, broker.user.id)
    await storeHostileDesigns(database, HOSTILE_STRINGS)
    const buyers: Person[] = []
    for (const text of HOSTILE_STRINGS) {
      await recordErrorReport(database, {
        level: 'error',
        area: text,
        msg: text,
        ts: 1,
        data: { stack: text, route: text },
      })
      buyers.push(await liveWith(database, broker, text))
    }
    const [first] = buyers
    if (!first) throw new Error('There are no hostile strings')
    await storeHostileNotes(database, first.user.id)
    return {
      buyer: first.cookies,
      broker: broker.cookies,
      brokerIds: brokers.map(({ user }) => user.id),
    }
  } finally {
    await database.close()
  }
}

/** Broker whose page has these strings, truncated to the max lengths. */
async function aHostileBroker(database: Database, texts: readonly string[]): Promise<Person> {
  const within = (text: string, { min, max }: { min: number; max: number }) =>
    text.trim().slice(0, max).padEnd(min, '.')
  const [name = '', company = '', headline = '', ...steps] = texts
  return aListedBroker(database, {
    name: name.slice(0, NAME_MAX),
    profile: {
      company: within(company, BROKER_LIMITS.company),
      headline: within(headline, BROKER_LIMITS.headline),
      about: within(texts.join(' '), BROKER_LIMITS.about),
      howIWork: steps
        .slice(0, BROKER_LIMITS.steps.max)
        .map((step) => within(step, { min: 1, max: BROKER_LIMITS.steps.length })),
      howPaid: within(texts.toReversed().join(' '), BROKER_LIMITS.howPaid),
      capacity: 200,
    },
  })
}

async function saveReplies({ db }: Database, brokerId: string): Promise<void> {
  const each = Math.ceil(HOSTILE_STRINGS.length / REPLY_LIMITS.count)
  const replies = Array.from({ length: REPLY_LIMITS.count }, (_, place) => {
    const texts = HOSTILE_STRINGS.slice(place * each, (place + 1) * each)
    return {
      broker_id: brokerId,
      id: randomUUID(),
      title: texts.join(' ').trim().slice(0, REPLY_LIMITS.title).trim(),
      body: texts.join('\n').trim().slice(0, REPLY_LIMITS.body).trim(),
      place,
    }
  })
  await db.insertInto('saved_replies').values(replies).execute()
}

/** Buyer with this name, whose conversation with the broker has it in each place; the first one's has all of the strings. */
async function liveWith(database: Database, broker: Person, text: string): Promise<Person> {
  const buyer = await anUnlockedBuyer(database, { name: text.slice(0, NAME_MAX) })
  const { conversationId } = await aConversation(database, { buyer, broker })
  const isFirst = text === HOSTILE_STRINGS[0]
  const { id: senderId } = isFirst ? broker.user : buyer.user
  for (const body of isFirst ? HOSTILE_STRINGS : [text]) {
    const draft = { conversationId, senderId, clientId: randomUUID(), type: 'text' } as const
    await storeMessages(
      database,
      [{ ...draft, body, designId: null, fileId: null, replyTo: null }],
      MESSAGE_PACE,
    )
  }
  await database.transaction((tx) => saveBrief(tx, { conversationId, brief: {}, note: text }))
  await database.db
    .insertInto('conversation_notes')
    .values({ conversation_id: conversationId, text })
    .execute()
  await database.db
    .insertInto('conversation_reports')
    .values({
      conversation_id: conversationId,
      reporter_id: buyer.user.id,
      seq: 2,
      reason: REASON.value,
      details: text,
    })
    .execute()
  return buyer
}
