import type { NotificationSettings } from '@dream/contract/api/account/notifications'
import { DEFAULT_TIME_ZONE } from '@dream/contract/rules/account/notifications'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/database/database.ts'

export type KnownSettings = NotificationSettings & { isWanted: boolean }

const DEFAULTS: KnownSettings = {
  isWanted: false,
  messages: true,
  messagesSoon: true,
  unlocks: true,
  newDesigns: false,
  comeBack: false,
  showsPreview: false,
  mail: true,
  quiet: null,
  timeZone: DEFAULT_TIME_ZONE,
}

/** Settings of a person, or the defaults. */
export async function readSettings(db: Db | Tx, userId: string): Promise<KnownSettings> {
  const row = await db
    .selectFrom('notification_settings')
    .select(['is_wanted as isWanted', 'messages', 'unlocks', 'new_designs as newDesigns', 'mail'])
    .select('come_back as comeBack')
    .select([
      'messages_soon as messagesSoon',
      'shows_preview as showsPreview',
      'time_zone as timeZone',
      'quiet_from as from',
      'quiet_to as to',
    ])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (!row) return DEFAULTS
  const { from, to, ...same } = row
  return { ...same, quiet: from !== null && to !== null ? { from, to } : null }
}

export async function saveSettings(db: Db, userId: string, settings: NotificationSettings) {
  const values = {
    messages: settings.messages,
    messages_soon: settings.messagesSoon,
    unlocks: settings.unlocks,
    new_designs: settings.newDesigns,
    come_back: settings.comeBack,
    shows_preview: settings.showsPreview,
    mail: settings.mail,
    quiet_from: settings.quiet?.from ?? null,
    quiet_to: settings.quiet?.to ?? null,
    time_zone: settings.timeZone,
    updated_at: sql<Date>`now()`,
  }
  await db
    .insertInto('notification_settings')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute()
}

/** Stores a decision. A no on one device changes nothing on the others. */
export async function decide(tx: Tx, userId: string, isWanted: boolean) {
  await tx
    .updateTable('users')
    .set({ notifications_decided_at: sql`coalesce(notifications_decided_at, now())` })
    .where('id', '=', userId)
    .execute()
  if (!isWanted) return
  await tx
    .insertInto('notification_settings')
    .values({ user_id: userId, is_wanted: true })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ is_wanted: true }))
    .execute()
}

/** Switches emails about messages off; harmless when there is no such person. */
export async function disableEmail(db: Db, userId: string) {
  await sql`
    insert into notification_settings (user_id, mail) select id, false from users where id = ${userId}
    on conflict (user_id) do update set mail = false, updated_at = now()`.execute(db)
}
