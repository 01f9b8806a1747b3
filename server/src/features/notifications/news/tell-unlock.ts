import type { Feature } from '@dream/contract/rules/unlocks'
import type { Database } from '#platform/database.ts'
import { queuePush } from '../push/queue-push.ts'
import { readSubscriptionIds } from '../subscriptions.store.ts'

export type Unlocked = { userId: string; sessionId: string; features: readonly Feature[] }

/** Tells a person's other devices what has opened. The one in their hand celebrates it already. */
export async function tellUnlock({ db }: Database, { userId, sessionId, features }: Unlocked): Promise<void> {
  const devices = await readSubscriptionIds(db, userId, { exceptSession: sessionId })
  for (const subscriptionId of devices) {
    for (const feature of features)
      await queuePush(db, { subscriptionId, about: { kind: 'unlock', feature } })
  }
}
