import type { Feature } from '@dream/contract/rules/designs/unlocks'
import type { Database } from '#platform/database/database.ts'
import { createBatcher } from '#platform/database/batch.ts'
import { queuePush } from '../push/queue-push.ts'
import { readDevicesOf } from '../subscriptions.store.ts'

export type Unlocked = { userId: string; sessionId: string; features: readonly Feature[] }

/** Batched: swipes unlock often, and few people have a second device, so a statement for each would cost more than the swipe. */
const BATCH = { maxConcurrent: 1, maxBatchSize: 500, delayMs: 100 }

/** Pushes an unlock to a person's other devices; the one that swiped celebrates it already. */
export function createUnlockAnnouncer({ db }: Database) {
  const devicesOf = createBatcher(BATCH, (userIds: readonly string[]) => readDevicesOf(db, userIds))
  return async ({ userId, sessionId, features }: Unlocked): Promise<void> => {
    const devices = await devicesOf(userId)
    const others = devices.filter((device) => device.sessionId !== sessionId)
    for (const { id: subscriptionId } of others) {
      for (const feature of features)
        await queuePush(db, { subscriptionId, about: { kind: 'unlock', feature } })
    }
  }
}
