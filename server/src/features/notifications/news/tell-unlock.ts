import type { Feature } from '@dream/contract/rules/unlocks'
import type { Database } from '#platform/database.ts'
import { gather } from '#platform/gather.ts'
import { queuePush } from '../push/queue-push.ts'
import { readDevicesOf } from '../subscriptions.store.ts'

export type Unlocked = { userId: string; sessionId: string; features: readonly Feature[] }

/** A swipe unlocks often, and few people have a second device: a statement for each would cost more than the swipe. */
const TOGETHER = { atOnce: 1, most: 500, pauseMs: 100 }

/** Tells a person's other devices what has opened. The one in their hand celebrates it already. */
export function createUnlockTeller({ db }: Database) {
  const devicesOf = gather(TOGETHER, (userIds: readonly string[]) => readDevicesOf(db, userIds))
  return async ({ userId, sessionId, features }: Unlocked): Promise<void> => {
    const devices = await devicesOf(userId)
    const others = devices.filter((device) => device.sessionId !== sessionId)
    for (const { id: subscriptionId } of others) {
      for (const feature of features)
        await queuePush(db, { subscriptionId, about: { kind: 'unlock', feature } })
    }
  }
}
