import type { SettingGroup } from '@dream/contract/rules/admin/settings'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/database/database.ts'

/** Channel on which each process listens for changed settings. */
export const SETTINGS_CHANNEL = 'settings'

/** Stored values of each group, and who set them last. */
export async function readSettingRows(db: Db | Tx) {
  return db
    .selectFrom('settings as s')
    .leftJoin('users as u', 'u.id', 's.changed_by')
    .select(['s.name', 's.document', 's.version', 's.changed_at as changedAt', 'u.name as changedBy'])
    .execute()
}

/** Stored values of one group, locked until the transaction ends. */
export async function lockSettingRow(tx: Tx, name: SettingGroup) {
  await tx.selectFrom('settings').select('name').where('name', '=', name).forUpdate().execute()
  const rows = await readSettingRows(tx)
  return rows.find((row) => row.name === name) ?? null
}

/** Stores a group's values under its next version, and notifies every process after the commit. Needs its lock. */
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

/** Notifies every process, after the commit, that settings or texts were changed. */
export async function announceSettings(tx: Tx): Promise<void> {
  await sql`select pg_notify(${SETTINGS_CHANNEL}, '')`.execute(tx)
}
