import { BRAND } from '@dream/contract/rules/app/brand'
import { REPORT_DECISIONS, type ReportDecision } from '@dream/contract/rules/admin/reports'
import { REPORT_REASONS, type ReportReason } from '@dream/contract/rules/chat/chat'
import { z } from 'zod'
import type { Tx } from '#platform/database/database.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import type { Letter } from '#platform/messages-out/messenger.ts'
import { accountIsOpen, type SuspensionEmailDeps, toObject } from '../people/suspension-emails.ts'
import { readEmail } from '../people/suspension.store.ts'

/** Job name in queues: must not change. */
export const EMAIL_REPORT = 'email-report-decided'
const userId = z.uuid()
export const ReportEmailJob = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('thanked'), userId, isUpheld: z.boolean() }),
  z.object({
    kind: z.literal('told'),
    userId,
    decision: z.enum(REPORT_DECISIONS.map(({ value }) => value)),
    hasRemoved: z.boolean(),
    rule: z.enum(REPORT_REASONS.map(({ value }) => value)),
  }),
  z.object({ kind: z.literal('lifted'), userId }),
])
export type ReportEmailJob = z.infer<typeof ReportEmailJob>

/** Enqueues an email about a report in the transaction that decides it. */
export const queueReportEmail = (tx: Tx, reportId: string, job: ReportEmailJob) =>
  enqueue(tx, { name: EMAIL_REPORT, payload: job }, { key: `${EMAIL_REPORT}:${reportId}:${job.kind}` })

export async function emailReport(
  { database, messenger, env }: SuspensionEmailDeps,
  job: ReportEmailJob,
): Promise<void> {
  const to = await readEmail(database.db, job.userId)
  if (to !== undefined) await messenger.email(letterOf(to, job, env.publicUrl))
}

function letterOf(to: string, job: ReportEmailJob, publicUrl: string): Letter {
  switch (job.kind) {
    case 'thanked':
      return thanks(to, job.isUpheld)
    case 'told':
      return notice(to, job, publicUrl)
    case 'lifted':
      return accountIsOpen(to)
  }
}

const thanks = (to: string, isUpheld: boolean): Letter => ({
  to,
  subject: 'We looked into your report',
  title: 'We looked into your report',
  lines: isUpheld
    ? [
        'Thank you for telling us. What you reported broke our rules, and we have acted on it.',
        "We don't share what we did about somebody else's account. They were not told who reported them.",
      ]
    : [
        "Thank you for telling us. We read what you reported and found nothing that breaks our rules, so we've left it as it is.",
        'They were not told about your report.',
      ],
  notes: [
    'If it goes on, report it again, or turn off messages from this person in the menu of your conversation.',
  ],
})

/** Rule behind each report reason, in words for the message's sender. */
const RULES: Readonly<Record<ReportReason, string>> = {
  rude: 'Messages here must be polite: nothing rude, nothing threatening.',
  scam: 'Messages here must be honest: no false claims, and no requests for money or passwords.',
  pressure: 'Nobody here is to be pressed to sign or to pay.',
  spam: "Messages here are about a person's home: no advertising for anything else.",
  other: 'Messages here must be polite, honest and about building a home.',
}

const TITLES: Readonly<Record<Exclude<ReportDecision, 'dismiss'>, string>> = {
  remove: 'We removed a message of yours',
  warn: 'A warning about your messages',
  suspend: 'Your account is suspended',
}
const CONSEQUENCES: Readonly<Record<Exclude<ReportDecision, 'dismiss'>, string>> = {
  remove: 'There is nothing you need to do.',
  warn: 'Please keep to this. If it happens again, we may suspend your account.',
  suspend: 'You have been logged out on all devices and cannot log in until the suspension is lifted.',
}

function notice(to: string, job: Extract<ReportEmailJob, { kind: 'told' }>, publicUrl: string): Letter {
  const { decision, hasRemoved, rule } = job
  const measure = decision === 'dismiss' ? 'remove' : decision
  return {
    to,
    // Neutral subject: a locked screen shows it to everybody.
    subject: `About your ${BRAND.name} account`,
    title: TITLES[measure],
    lines: [
      hasRemoved
        ? `A message that you sent in ${BRAND.name} doesn't meet our rules, and we have removed it from the conversation.`
        : `What you wrote in ${BRAND.name} doesn't meet our rules.`,
      RULES[rule],
      CONSEQUENCES[measure],
    ],
    ...toObject(publicUrl),
  }
}
