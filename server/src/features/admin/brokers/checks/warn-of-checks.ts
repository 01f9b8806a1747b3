import { BRAND } from '@dream/contract/rules/app/brand'
import { CHECK_WARNING_DAYS } from '@dream/contract/rules/brokers/broker-files'
import { brokerageDay } from '@dream/contract/rules/app/brokerage-day'
import { isEnding } from '@dream/contract/rules/brokers/checks'
import { z } from 'zod'
import type { Database } from '#platform/database/database.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import type { Letter, Messenger } from '#platform/messages-out/messenger.ts'
import { findEnding, markWarned, readBrokerEmail, readChecks } from './checks.store.ts'

/** Job name in queues: must not change. */
const EMAIL_CHECKS = 'email-ending-checks'
const ChecksJob = z.object({
  brokerId: z.uuid(),
  checks: z.array(z.object({ what: z.string(), expiresOn: z.iso.date() })),
})
type ChecksJob = z.infer<typeof ChecksJob>

type Deps = { database: Database; messenger: Messenger; env: { publicUrl: string } }

/** Warns brokers of checks that expire soon, once for each. */
export function checkWarnings(jobs: Jobs, deps: Deps): void {
  jobs.handle(EMAIL_CHECKS, ChecksJob, (job) => emailChecks(deps, job))
}

const DAY_MS = 86_400_000

/** Enqueues an email to every broker with an unwarned check that expires within 30 days. */
export async function warnOfChecks({ db, transaction }: Database, now = new Date()): Promise<void> {
  const until = new Date(now.getTime() + CHECK_WARNING_DAYS * DAY_MS)
  for (const brokerId of await findEnding(db, { from: brokerageDay(now), to: brokerageDay(until) })) {
    await transaction(async (tx) => {
      const checks = await readChecks(tx, brokerId)
      const ending = checks.filter((check) => isEnding(check, now) && check.warnedOn === undefined)
      if (ending.length === 0) return
      const warned = checks.map((check) =>
        ending.includes(check) ? { ...check, warnedOn: brokerageDay(now) } : check,
      )
      await markWarned(tx, brokerId, warned)
      const told = ending.map(({ what, expiresOn }) => ({ what, expiresOn }))
      await enqueue(tx, { name: EMAIL_CHECKS, payload: { brokerId, checks: told } })
    })
  }
}

async function emailChecks({ database, messenger, env }: Deps, { brokerId, checks }: ChecksJob) {
  const to = await readBrokerEmail(database.db, brokerId)
  if (to !== undefined) await messenger.email(endingEmail(to, checks, env.publicUrl))
}

const day = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'UTC' })

export const endingEmail = (to: string, checks: ChecksJob['checks'], publicUrl: string): Letter => ({
  to,
  subject: `A check on your ${BRAND.name} page runs out soon`,
  title: checks.length === 1 ? 'A check runs out soon' : 'Checks run out soon',
  lines: [
    ...checks.map(({ what, expiresOn }) => `${what}: until ${day.format(new Date(expiresOn))}`),
    'After that day buyers no longer see it on your page. Send us the new one, and we look at it.',
  ],
  action: { label: 'Open your page', url: `${publicUrl}/broker-profile` },
})
