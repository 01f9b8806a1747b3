import type { SettingGroup } from '@dream/contract/rules/admin/settings'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/database/database.ts'

/** Each process listens here for settings that were changed. */
export const SETTINGS_CHANNEL = 'settings'

/** What was set of each group, and who set it last. */
export async function readSettingRows(db: Db | Tx) {
  return db
    .selectFrom('settings as s')
    .leftJoin('users as u', 'u.id', 's.changed_by')
    .select(['s.name', 's.document', 's.version', 's.changed_at as changedAt', 'u.name as changedBy'])
    .execute()
}

/** The same of one group, locked until the transaction ends. */
export async function lockSettingRow(tx: Tx, name: SettingGroup) {
  await tx.selectFrom('settings').select('name').where('name', '=', name).forUpdate().execute()
  const rows = await readSettingRows(tx)
  return rows.find((row) => row.name === name) ?? null
}

/** Stores what was set of a group under its next version, and tells every process once it is committed. Needs its lock. */
export async function storeSetting(
  tx: Tx,
  { name, document, by }: { name: SettingGroup; document: Record<string, unknown>; by: string },
): Promise<void> {
  await tx
    .updateTable('settings')
    .set({
      document: JSON.stringify(document),
      version: sql`version + 1`,
      changed_at: sql`clock_timestamp()`,
      changed_by: by,
    })
    .where('name', '=', name)
    .execute()
  await announceSettings(tx)
}

/** Tells every process, once this is committed, that settings or texts were changed. */
export async function announceSettings(tx: Tx): Promise<void> {
  await sql`select pg_notify(${SETTINGS_CHANNEL}, '')`.execute(tx)
}
