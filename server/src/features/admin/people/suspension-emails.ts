import { BRAND } from '@dream/contract/rules/app/brand'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Database, Tx } from '#platform/database/database.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import type { Letter, Messenger } from '#platform/messages-out/messenger.ts'
import { readEmail } from './suspension.store.ts'

/** Job name in queues: must not change. */
export const EMAIL_SUSPENSION = 'email-suspension'
export const SuspensionEmailJob = z.object({ kind: z.enum(['suspended', 'lifted']), userId: z.uuid() })
export type SuspensionEmailJob = z.infer<typeof SuspensionEmailJob>

/** Enqueues an email about a suspension in the transaction that makes or lifts it. */
export const queueSuspensionEmail = (tx: Tx, job: SuspensionEmailJob) =>
  enqueue(tx, { name: EMAIL_SUSPENSION, payload: job }, { key: `${EMAIL_SUSPENSION}:${randomUUID()}` })

export type SuspensionEmailDeps = { database: Database; messenger: Messenger; env: { publicUrl: string } }

export async function emailSuspension(
  { database, messenger, env }: SuspensionEmailDeps,
  { kind, userId }: SuspensionEmailJob,
): Promise<void> {
  const to = await readEmail(database.db, userId)
  if (to === undefined) return
  await messenger.email(kind === 'lifted' ? accountIsOpen(to) : accountIsSuspended(to, env.publicUrl))
}

/** Link to object to a decision. The page always exists; an email address or telephone may not be set. */
export const toObject = (publicUrl: string): Pick<Letter, 'action' | 'notes'> => ({
  action: { label: 'Contact us', url: `${publicUrl}/contact` },
  notes: ['If you think we got this wrong, tell us there, and somebody else will look at it.'],
})

export const accountIsOpen = (to: string): Letter => ({
  to,
  subject: `Your ${BRAND.name} account is open again`,
  title: 'Your account is open again',
  lines: [
    'We have lifted the suspension of your account. You can log in again, and everything is where you left it.',
  ],
})

const accountIsSuspended = (to: string, publicUrl: string): Letter => ({
  to,
  // Neutral subject: a locked screen shows it to everybody.
  subject: `About your ${BRAND.name} account`,
  title: 'Your account is suspended',
  lines: [
    'We have suspended your account. You have been logged out on all devices and cannot log in until the suspension is lifted.',
    'Nothing of yours was deleted.',
  ],
  ...toObject(publicUrl),
})
