import { z } from 'zod'
import type { Database } from '#platform/database.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { queuePush } from '../push/queue-push.ts'
import { readCuriousSubscriptions } from '../subscriptions.store.ts'

/** Enqueued by whatever adds designs to the catalogue. */
export const TELL_NEW_DESIGNS = 'tell-new-designs'
/** `after`: the last device that was told. */
export const NewDesigns = z.object({ count: z.int().positive(), after: z.uuid().nullable().default(null) })

const AT_ONCE = 500

/** Tells everybody who asked for it, a page of devices at a time; each page is queued with the job for the next. */
export async function tellNewDesigns(database: Database, { count, after }: z.output<typeof NewDesigns>) {
  await database.transaction(async (tx) => {
    const devices = await readCuriousSubscriptions(tx, after, AT_ONCE)
    for (const subscriptionId of devices) {
      await queuePush(tx, { subscriptionId, about: { kind: 'new-designs', count } })
    }
    const last = devices.at(-1)
    if (devices.length === AT_ONCE && last !== undefined) {
      await enqueue(tx, { name: TELL_NEW_DESIGNS, payload: { count, after: last } })
    }
  })
}
