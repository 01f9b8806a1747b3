import { workingTime } from '@dream/contract/rules/brokers/brokers'
import { BRAND } from '@dream/contract/rules/app/brand'
import { z } from 'zod'
import type { Database } from '#platform/database/database.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import type { Letter, Messenger } from '#platform/messages-out/messenger.ts'
import { plainName } from '#platform/messages-out/plain-name.ts'
import { type Misses, readBrokerAdmins, readNames, takeUntold } from './promise-digest.store.ts'

/** Job name in queues: must not change. */
const EMAIL_DIGEST = 'email-promise-digest'
const DigestJob = z.object({
  adminId: z.uuid(),
  misses: z.array(z.object({ brokerId: z.uuid(), count: z.int(), minutes: z.int() })),
})
type DigestJob = z.infer<typeof DigestJob>

type Deps = { database: Database; messenger: Messenger; env: { publicUrl: string } }

/** Daily digest of brokers' missed promises, emailed to each admin who looks after brokers. */
export function promiseDigestJobs(jobs: Jobs, deps: Deps): void {
  jobs.handle(EMAIL_DIGEST, DigestJob, (job) => emailDigest(deps, job))
}

/** Enqueues the emails about promises missed since the last ones. */
export async function queueDigests({ transaction }: Database): Promise<void> {
  await transaction(async (tx) => {
    const misses = await takeUntold(tx)
    if (misses.length === 0) return
    for (const adminId of await readBrokerAdmins(tx)) {
      await enqueue(tx, { name: EMAIL_DIGEST, payload: { adminId, misses } })
    }
  })
}

async function emailDigest(
  { database, messenger, env }: Deps,
  { adminId, misses }: DigestJob,
): Promise<void> {
  const people = await readNames(database.db, [adminId, ...misses.map(({ brokerId }) => brokerId)])
  const admin = people.get(adminId)
  if (!admin) return
  const late = misses.flatMap(({ brokerId, ...rest }) => {
    const broker = people.get(brokerId)
    return broker ? [{ ...rest, name: broker.name }] : []
  })
  if (late.length > 0) await messenger.email(digestEmail(admin.email, late, env.publicUrl))
}

type Late = Omit<Misses, 'brokerId'> & { name: string }

export function digestEmail(to: string, late: readonly Late[], publicUrl: string): Letter {
  const all = late.reduce((sum, { count }) => sum + count, 0)
  return {
    to,
    subject: `${all === 1 ? 'A first reply was' : `${all} first replies were`} late on ${BRAND.name}`,
    title: 'Late first replies',
    lines: [
      'These brokers let buyers wait for longer than they promise. The buyers were offered another broker.',
      ...late.map(({ name, count, minutes }) => {
        const times = count === 1 ? '1 buyer' : `${count} buyers`
        return `${plainName(name)}: ${times}, promised within ${workingTime(minutes)}`
      }),
    ],
    action: { label: 'Open the brokers', url: `${publicUrl}/admin/brokers` },
    notes: ['You get this once a day at most, and only when there is something to tell.'],
  }
}
