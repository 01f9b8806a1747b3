import type { Database } from '#platform/database/database.ts'
import type { Messenger } from '#platform/messages-out/messenger.ts'
import { findUser } from '#features/users/users.store.ts'
import { readSettings } from '../settings.store.ts'
import { unsubscribeUrl } from '../unsubscribe.ts'
import { unreadEmail } from './unread-email.ts'
import { readUnread, type Unread } from './unread.store.ts'

export type EmailDeps = {
  database: Database
  messenger: Messenger
  publicUrl: string
  unsubscribeKey: Buffer
}

/** Emails a person about their unread messages, unless they have read them in the meantime. */
export async function emailUnread(
  { database, messenger, publicUrl, unsubscribeKey }: EmailDeps,
  { conversationId, userId }: { conversationId: string; userId: string },
): Promise<void> {
  const { db } = database
  const unread = await readUnread(db, { conversationId, userId })
  const user = unread && (await findUser(db, userId))
  if (!unread || !user || isToldAlready(unread)) return
  const { mail, showsPreview } = await readSettings(db, userId)
  if (!mail) return
  await messenger.email(
    unreadEmail(unread, {
      to: user.email,
      name: user.name,
      showsPreview,
      publicUrl,
      unsubscribeUrl: unsubscribeUrl({ publicUrl, key: unsubscribeKey }, userId),
    }),
  )
}

/** Whether a separate email has told the broker already: the one about having been chosen. */
const isToldAlready = ({ unread, last_type, last_body }: Unread) =>
  unread === 0 && last_type === 'system' && (last_body === 'chosen' || last_body === 'chosen-again')
