import { z } from 'zod'
import type { Database } from '#platform/database/database.ts'
import { About } from '../push/about.ts'
import { queuePush } from '../push/queue-push.ts'
import { readSubscriptionIds } from '../subscriptions.store.ts'

/** Job name in queues: must not change. */
export const ANNOUNCE_COME_BACK = 'announce-come-back'
export const ComeBack = z.object({ userId: z.uuid(), about: About })

/** Queues a push to each of a person's devices; a second run replaces those still waiting. */
export async function announceComeBack(database: Database, { userId, about }: z.output<typeof ComeBack>) {
  await database.transaction(async (tx) => {
    for (const subscriptionId of await readSubscriptionIds(tx, userId))
      await queuePush(tx, { subscriptionId, about })
  })
}
