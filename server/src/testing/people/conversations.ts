import { randomUUID } from 'node:crypto'
import { chooseBroker } from '#features/conversations/choosing/choose-broker.ts'
import { UNLOCK_AT } from '@dream/contract/rules/designs/unlocks'
import { createAttempts } from '#platform/limits/attempts.ts'
import type { Database } from '#platform/database/database.ts'
import { aListedBroker } from './brokers.ts'
import { aBuyer, type Person } from './people.ts'

/** Buyer with unlocked brokers, without the likes for it. */
export async function anUnlockedBuyer(database: Database, facts: { name?: string } = {}): Promise<Person> {
  const buyer = await aBuyer(database, facts)
  await database.db.insertInto('unlocks').values({ user_id: buyer.user.id, feature: 'brokers' }).execute()
  return buyer
}

/** Chooses a broker for a buyer; returns the conversation. */
export async function choose(database: Database, buyer: Person, broker: Person): Promise<string> {
  const { conversationId } = await chooseBroker(
    {
      database,
      attempts: createAttempts({ key: Buffer.alloc(32) }),
      briefCatalogue: { design: () => undefined, reason: () => null },
      publishUpdate: () => undefined,
      unlockAt: () => UNLOCK_AT,
      isChoosingOpen: () => true,
    },
    { buyerId: buyer.user.id, brokerId: broker.user.id, input: { share: [] } },
  )
  return conversationId
}

/** New conversation of a buyer and a broker: seq 1 is the system's message. */
export async function aConversation(database: Database, people: { buyer?: Person; broker?: Person } = {}) {
  const buyer = people.buyer ?? (await anUnlockedBuyer(database))
  const broker = people.broker ?? (await aListedBroker(database))
  return { buyer, broker, conversationId: await choose(database, buyer, broker) }
}

/** Text message as a device sends it. */
export const aText = (body: string, clientId: string = randomUUID()) =>
  ({ type: 'text', clientId, body }) as const
