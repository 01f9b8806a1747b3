import { BRAND } from '@dream/contract/rules/app/brand'
import { z } from 'zod'
import type { Tx } from '#platform/database/database.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import type { Letter } from '#platform/messages-out/messenger.ts'
import { findUser } from '#features/users/users.store.ts'
import { firstName, plainName } from '#platform/messages-out/plain-name.ts'
import { DESK_HINT } from '../letter-text.ts'
import { readSettings } from '../settings.store.ts'
import type { EmailDeps } from '../unread/email-unread.ts'
import { unsubscribeUrl } from '../unsubscribe.ts'

export const EMAIL_CHOSEN = 'mail-chosen'
export const ChosenJob = z.object({ conversationId: z.uuid(), buyerId: z.uuid(), brokerId: z.uuid() })
export type ChosenJob = z.infer<typeof ChosenJob>

/** Queues the email to a broker whom a buyer has chosen. */
export const queueChosen = (tx: Tx, job: ChosenJob) =>
  enqueue(tx, { name: EMAIL_CHOSEN, payload: job }, { key: `${EMAIL_CHOSEN}:${job.conversationId}` })

/** Emails a broker about the buyer who chose them, unless they want no emails or the buyer has moved on in the meantime. */
export async function emailChosen(
  { database, messenger, publicUrl, unsubscribeKey }: EmailDeps,
  { conversationId, buyerId, brokerId }: ChosenJob,
): Promise<void> {
  const { db } = database
  const [buyer, broker] = [await findUser(db, buyerId), await findUser(db, brokerId)]
  if (!broker || buyer?.selectedBrokerId !== brokerId) return
  const { mail } = await readSettings(db, brokerId)
  if (!mail) return
  await messenger.email(
    chosenEmail({
      to: broker.email,
      name: broker.name,
      buyerName: buyer.name,
      url: `${publicUrl}/broker-chats?conversation=${conversationId}&open=1`,
      unsubscribeUrl: unsubscribeUrl({ publicUrl, key: unsubscribeKey }, brokerId),
    }),
  )
}

type Choice = Record<'to' | 'name' | 'buyerName' | 'url' | 'unsubscribeUrl', string>

export function chosenEmail({ to, name, buyerName, url, unsubscribeUrl: stop }: Choice): Letter {
  const buyer = plainName(buyerName)
  return {
    to,
    subject: `${buyer} chose you as their building broker`,
    title: `${buyer} chose you`,
    lines: [
      `Hello ${firstName(name)},`,
      `${buyer} picked you as their building broker in ${BRAND.name}. What they shared of their brief is in the conversation, and they are waiting for your first answer.`,
    ],
    action: { label: 'Open the conversation', url },
    notes: [DESK_HINT],
    unsubscribeUrl: stop,
  }
}
