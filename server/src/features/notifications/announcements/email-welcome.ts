import { BRAND } from '@dream/contract/rules/app/brand'
import { FEATURES, FEATURE_TITLES, UNLOCK_AT, type UnlockAt } from '@dream/contract/rules/designs/unlocks'
import { z } from 'zod'
import type { Database, Tx } from '#platform/database/database.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import type { Letter, Messenger } from '#platform/messages-out/messenger.ts'
import { findUser } from '#features/users/users.store.ts'
import { firstName } from '#platform/messages-out/plain-name.ts'

export const EMAIL_WELCOME = 'mail-welcome'
export const WelcomeJob = z.object({ userId: z.uuid() })

/** Queues the welcome email after a first verified number. */
export const queueWelcome = (tx: Tx, userId: string) =>
  enqueue(tx, { name: EMAIL_WELCOME, payload: { userId } }, { key: `${EMAIL_WELCOME}:${userId}` })

type Deps = { database: Database; messenger: Messenger; publicUrl: string; unlockAt: () => UnlockAt }

export async function emailWelcome(
  { database, messenger, publicUrl, unlockAt }: Deps,
  userId: string,
): Promise<void> {
  const user = await findUser(database.db, userId)
  if (!user || user.isBroker || user.isAdmin) return
  await messenger.email(welcomeEmail({ to: user.email, name: user.name, publicUrl, unlockAt: unlockAt() }))
}

type Welcome = Record<'to' | 'name' | 'publicUrl', string> & { unlockAt?: UnlockAt }

export function welcomeEmail({ to, name, publicUrl, unlockAt = UNLOCK_AT }: Welcome): Letter {
  const steps = FEATURES.map((feature) => `${FEATURE_TITLES[feature]} after ${unlockAt[feature]}`)
  return {
    to,
    subject: `Welcome to ${BRAND.name}`,
    title: `Welcome, ${firstName(name)}`,
    lines: [
      'Your number is confirmed, and your deck is ready. Swipe right on what you love and left on the rest.',
      `Every floor plan you like opens more: ${steps.join(', ')}.`,
    ],
    action: { label: 'Put it on your home screen', url: `${publicUrl}/app` },
    notes: [`Installed already? Open ${BRAND.name} from your home screen: you stay signed in there.`],
  }
}
