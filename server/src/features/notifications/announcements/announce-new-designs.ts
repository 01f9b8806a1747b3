import { z } from 'zod'
import type { Database } from '#platform/database/database.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { queuePush } from '../push/queue-push.ts'
import { readAnnouncementSubscriptions } from '../subscriptions.store.ts'

/** Job name in queues: must not change. */
export const ANNOUNCE_NEW_DESIGNS = 'announce-new-designs'
/** `after`: cursor, the last device of the page before. */
export const NewDesigns = z.object({ count: z.int().positive(), after: z.uuid().nullable().default(null) })

const BATCH_SIZE = 500

/** Queues a push for everybody who wants it, a page of devices at a time; each page enqueues the job for the next. */
export async function announceNewDesigns(database: Database, { count, after }: z.output<typeof NewDesigns>) {
  await database.transaction(async (tx) => {
    const devices = await readAnnouncementSubscriptions(tx, after, BATCH_SIZE)
    for (const subscriptionId of devices) {
      await queuePush(tx, { subscriptionId, about: { kind: 'new-designs', count } })
    }
    const last = devices.at(-1)
    if (devices.length === BATCH_SIZE && last !== undefined) {
      await enqueue(tx, { name: ANNOUNCE_NEW_DESIGNS, payload: { count, after: last } })
    }
  })
}
