import type { Database } from '#platform/database.ts'
import type { Messenger } from '#platform/messenger.ts'
import { findUser } from '#features/users/users.store.ts'
import { readSettings } from '../settings.store.ts'
import { unsubscribeUrl } from '../unsubscribe.ts'
import { unreadMail } from './unread-mail.ts'
import { readUnread } from './unread.store.ts'

export type MailDeps = { database: Database; messenger: Messenger; publicUrl: string; unsubscribeKey: Buffer }

/** Writes to somebody about what they have not read; not any more when they have read it meanwhile. */
export async function mailUnread(
  { database, messenger, publicUrl, unsubscribeKey }: MailDeps,
  { conversationId, userId }: { conversationId: string; userId: string },
): Promise<void> {
  const { db } = database
  const unread = await readUnread(db, { conversationId, userId })
  const user = unread && (await findUser(db, userId))
  if (!unread || !user) return
  const { mail, showsWords } = await readSettings(db, userId)
  if (!mail) return
  await messenger.email(
    unreadMail(unread, {
      to: user.email,
      name: user.name,
      showsWords,
      publicUrl,
      unsubscribeUrl: unsubscribeUrl({ publicUrl, key: unsubscribeKey }, userId),
    }),
  )
}
