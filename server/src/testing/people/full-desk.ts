import type { Brief } from '@dream/contract/api/chat/brief'
import { MESSAGE_PACE, STAGES } from '@dream/contract/rules/chat/chat'
import { designCardOf } from '@dream/contract/rules/designs/design-card'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { storeMessages } from '#features/chat/messages/store-message.store.ts'
import { saveBrief } from '#features/conversations/choosing/brief.store.ts'
import { connectDatabase, type Database } from '#platform/database/database.ts'
import { aCatalogue } from '../designs/swipers.ts'
import { aConversation, anUnlockedBuyer } from './conversations.ts'
import type { Person } from './people.ts'

const FIRST = 'Priya Tom Grace Linh Amelia José Noor Björn Siobhán Wei'.split(' ')
const LAST = 'Nair Whitlock Boyd Cao Fraser Álvarez O’Brien Lind Ryan Chen'.split(' ')
const WORDS = [
  'Could the alfresco face north?',
  'We signed for the block on Friday, the survey comes next week',
  'Don’t you think the façade is too dark for that street?',
]
const MINUTES_BETWEEN = 17

export type DeskBuyer = { conversationId: string; name: string }

const nameOf = (at: number) =>
  `${FIRST[at % FIRST.length]} ${LAST[(at * 3 + Math.floor(at / 10)) % LAST.length]}`

/** Gives a broker of a running server so many waiting buyers, each with a brief; the first has waited longest. */
export async function fillDesk(databaseUrl: string, brokerId: string, count: number): Promise<DeskBuyer[]> {
  const database = connectDatabase(databaseUrl, { max: 1 })
  try {
    await sql`update brokers set capacity = 200 where user_id = ${brokerId}`.execute(database.db)
    const brief = await aBrief(database)
    const buyers: DeskBuyer[] = []
    for (let at = 0; at < count; at++) {
      buyers.push(await waitFor(database, { brokerId, at, minutes: (count - at) * MINUTES_BETWEEN, brief }))
    }
    return buyers
  } finally {
    await database.close()
  }
}

async function aBrief(database: Database): Promise<Brief> {
  const catalogue = await aCatalogue(database)
  const plans = [...catalogue.now().byId.values()].filter(({ design }) => design.category === 'Floor Plan')
  return {
    whoFor: 'family',
    mustHaves: ['4 bedrooms', 'Study', 'Alfresco'],
    dislikes: ['One living area'],
    areas: { state: 'VIC', suburb: 'Brunswick', postcode: '3056' },
    block: { width: 14, depth: 30, slope: 'flat', facing: 'north', corner: 'no' },
    budget: '450-600',
    stage: { stage: 'have-land', when: 'next-year', firstHome: 'yes' },
    plans: plans.slice(0, 3).map(({ design }) => designCardOf(design)),
  }
}

type Waiting = { brokerId: string; at: number; minutes: number; brief: Brief }

async function waitFor(database: Database, { brokerId, at, minutes, brief }: Waiting): Promise<DeskBuyer> {
  const name = nameOf(at)
  const buyer = await anUnlockedBuyer(database, { name })
  const broker = { user: { id: brokerId } } as Person
  const { conversationId } = await aConversation(database, { buyer, broker })
  const draft = { conversationId, senderId: buyer.user.id, clientId: randomUUID(), type: 'text' } as const
  const body = WORDS[at % WORDS.length] ?? ''
  await storeMessages(
    database,
    [{ ...draft, body, designId: null, fileId: null, replyTo: null }],
    MESSAGE_PACE,
  )
  await database.transaction((tx) => saveBrief(tx, { conversationId, brief, note: 'Our dog needs a yard' }))
  const ago = sql<Date>`now() - make_interval(mins => ${minutes})`
  await database.db
    .updateTable('conversations')
    .set({
      waiting_since: ago,
      first_asked_at: ago,
      last_message_at: ago,
      stage: STAGES[at % 5]?.value ?? 'new',
    })
    .where('id', '=', conversationId)
    .execute()
  await sql`update messages set created_at = ${ago} where conversation_id = ${conversationId}`.execute(
    database.db,
  )
  return { conversationId, name }
}
