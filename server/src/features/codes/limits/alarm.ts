import { BRAND } from '@dream/contract/rules/app/brand'
import { z } from 'zod'
import type { Database } from '#platform/database/database.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import type { Attempts } from '#platform/limits/attempts.ts'
import type { Letter, Messenger } from '#platform/messages-out/messenger.ts'
import type { SecurityLog } from '#platform/http/security-log.ts'
import type { Stop } from './send-limits.ts'
import { type Channel, readOwnerEmails } from './sent-codes.store.ts'

const JOB = 'email-alarm'
const Alarm = z.object({
  channel: z.enum(['sms', 'email']),
  why: z.enum(['network', 'prefix', 'day', 'not-entered']),
})
type Alarm = z.infer<typeof Alarm>

const ONCE_AN_HOUR = [{ count: 1, minutes: 60 }]

type Deps = {
  database: Database
  attempts: Attempts
  securityLog: Pick<SecurityLog, 'note'>
}

/** Logs that codes were stopped; unless only one network is concerned, alerts the owners, once an hour. */
export async function raiseAlarm(
  { database, attempts, securityLog }: Deps,
  channel: Channel,
  { why, ip }: Pick<Stop, 'why'> & { ip: string },
): Promise<void> {
  securityLog.note({ kind: channel === 'sms' ? 'texts-stopped' : 'emails-stopped', ip, detail: why })
  if (why === 'network') return
  await database.transaction(async (tx) => {
    const isTold = (await attempts.take(tx, { kind: 'alarm', subject: channel }, ONCE_AN_HOUR)) !== null
    if (!isTold) await enqueue(tx, { name: JOB, payload: { channel, why } satisfies Alarm })
  })
}

/** Job that emails the owners. */
export function alarmJobs(
  { jobs }: { jobs: Pick<Jobs, 'handle'> },
  { database, messenger, env }: { database: Database; messenger: Messenger; env: { publicUrl: string } },
): void {
  jobs.handle(JOB, Alarm, async (alarm) => {
    for (const to of await readOwnerEmails(database.db)) {
      await messenger.email(alarmEmail(to, alarm, env.publicUrl))
    }
  })
}

const WHAT = { sms: 'text messages', email: 'password reset emails' } as const
const WHY: Readonly<Record<Alarm['why'], string>> = {
  network: 'One network has asked for too many.',
  prefix:
    'Too many were asked for to numbers that follow one another, as people do who are paid for each text.',
  day: 'As many have been sent within a day as you allow.',
  'not-entered': 'Hardly any of the last codes were entered, so nobody seems to read them.',
}

const alarmEmail = (to: string, { channel, why }: Alarm, publicUrl: string): Letter => ({
  to,
  subject: `${BRAND.name} has stopped ${WHAT[channel]}`,
  title: `We’ve stopped ${WHAT[channel]}`,
  lines: [
    WHY[why],
    'The security log says since when and from where. Sending goes on by itself once this is over.',
  ],
  action: { label: 'Open the security log', url: `${publicUrl}/admin/security?open=1` },
  notes: ['You’ll get at most one of these an hour.'],
})
