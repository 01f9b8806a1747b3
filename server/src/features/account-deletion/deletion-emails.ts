import { BRAND } from '@dream/contract/rules/app/brand'
import { BROKERAGE_TIME_ZONE } from '@dream/contract/rules/app/brokerage-day'
import { z } from 'zod'
import type { Database, Tx } from '#platform/database/database.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import type { Letter, Messenger } from '#platform/messages-out/messenger.ts'
import { type AskedBy, readAddress, readDeletion } from './deletion.store.ts'

/** Job names in queues: must not change. keep-account.sql enqueues the first one too. */
export const EMAIL_DELETION = 'email-deletion'
export const EMAIL_ERASED = 'email-erased'
export const DeletionEmailJob = z.object({ kind: z.enum(['begun', 'kept']), userId: z.uuid() })
export type DeletionEmailJob = z.infer<typeof DeletionEmailJob>
/** Last stored address of an erased person; deleted with the sent email, or after a day of retries. */
export const ErasedEmailJob = z.object({ to: z.string() })

type Deps = { database: Database; messenger: Messenger }

export const queueDeletionEmail = (tx: Tx, job: DeletionEmailJob) =>
  enqueue(tx, { name: EMAIL_DELETION, payload: job })

export const queueErasedEmail = (tx: Tx, to: string) => enqueue(tx, { name: EMAIL_ERASED, payload: { to } })

export async function emailDeletion({ database, messenger }: Deps, { kind, userId }: DeletionEmailJob) {
  const person = await readAddress(database.db, userId)
  if (!person) return
  if (kind === 'kept') return messenger.email(keptEmail(person.email))
  const deletion = await readDeletion(database.db, userId)
  // The deletion was cancelled before the email was sent, and the next email says so.
  if (!deletion) return
  const letterOf = deletion.askedBy === 'idle' ? idleEmail : begunEmail
  await messenger.email(letterOf(person.email, deletion))
}

/** Formats a date in words, the Australian way. */
export const dayText = (day: Date) =>
  new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: BROKERAGE_TIME_ZONE }).format(day)

type Deletion = { eraseAt: Date; askedBy: AskedBy }

export const begunEmail = (to: string, { eraseAt, askedBy }: Deletion): Letter => ({
  to,
  // Neutral subject: a locked screen shows it to everybody.
  subject: `About your ${BRAND.name} account`,
  title: `Your account will be deleted on ${dayText(eraseAt)}`,
  lines: [
    askedBy === 'person'
      ? 'You asked us to delete your account. You are logged out on all your devices.'
      : 'We have closed your account. You are logged out on all your devices.',
    `It will be deleted on ${dayText(eraseAt)}. Changed your mind? Log in before then, and everything is where you left it.`,
    'After that your profile, likes, messages and files are gone for good. Nobody can bring them back.',
  ],
  notes: [
    'Your broker keeps the messages that they wrote to you, under the name "Deleted account".',
    ...(askedBy === 'person'
      ? ["Wasn't you? Log in, and set a new password right away: whoever did it knows yours."]
      : []),
  ],
})

export const idleEmail = (to: string, { eraseAt }: Pick<Deletion, 'eraseAt'>): Letter => ({
  to,
  subject: `About your ${BRAND.name} account`,
  title: `Your account will be deleted on ${dayText(eraseAt)}`,
  lines: [
    "You haven't used your account for almost two years. We don't keep what nobody needs any more.",
    `Want to keep it? Log in before ${dayText(eraseAt)}, and everything is where you left it.`,
    "Otherwise there's nothing to do: your profile, likes, messages and files are then gone for good.",
  ],
  notes: ['Your broker keeps the messages that they wrote to you, under the name "Deleted account".'],
})

export const keptEmail = (to: string): Letter => ({
  to,
  subject: `Your ${BRAND.name} account stays`,
  title: 'Your account stays',
  lines: ["Your account won't be deleted. Everything is where you left it."],
  notes: ["Didn't log in yourself? Set a new password right away: whoever did it knows yours."],
})

export const erasedEmail = (to: string): Letter => ({
  to,
  subject: `Your ${BRAND.name} account is deleted`,
  title: 'Your account is deleted',
  lines: [
    'Your account and everything in it are gone for good, as we told you before.',
    'This is our last email to you: we have just deleted your address too.',
  ],
})
