import { z } from 'zod'
import type { Db, Tx } from '#platform/database/database.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { About, tagOf } from './about.ts'

export const SEND_PUSH = 'send-push'

/** `refusals`: number of answers by the push service to retry later. */
export const PushJob = z.object({
  subscriptionId: z.uuid(),
  about: About,
  refusals: z.int().nonnegative().default(0),
})
export type PushJob = z.input<typeof PushJob>

/** Queues a push; replaces a waiting one of the same tag. */
export async function queuePush(db: Db | Tx, job: PushJob, runAt?: Date) {
  const key = `push:${job.subscriptionId}:${tagOf(job.about)}`
  await enqueue(db, { name: SEND_PUSH, payload: job }, { key, runAt })
}
