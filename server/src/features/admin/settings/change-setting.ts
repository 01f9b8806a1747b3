import type { SettingGroup } from '@dream/contract/rules/admin/settings'
import { lockSettingRow, readSettingRows, storeSetting } from '#features/settings/settings.store.ts'
import type { Settings } from '#features/settings/settings.ts'
import { overridesOf, type SettingValues, withStored } from '#features/settings/setting-values.ts'
import type { Database, Tx } from '#platform/database/database.ts'
import type { AdminCaller } from '#platform/http/api-guard.ts'
import { problem } from '#platform/problems/problem.ts'
import { change } from '../audit/change.ts'
import { refuseStale } from '../audit/refuse-stale.ts'

export type SettingDeps = { database: Database; settings: Settings }
type Edit<G extends SettingGroup> = {
  group: G
  version: number
  changes: object
  /** Throws the problem of a group as a whole; otherwise performs side effects within the transaction. */
  onChange?: (tx: Tx, values: SettingValues[G]) => Promise<void>
}
type Row = Awaited<ReturnType<typeof readSettingRows>>[number]

/** Stored settings of all groups. */
export async function readSettings({ database, settings }: SettingDeps) {
  const rows = await readSettingRows(database.db)
  const read = <G extends SettingGroup>(group: G) => documentOf(settings, group, rowOf(rows, group))
  return { brand: read('brand'), features: read('features'), sms: read('sms'), unlocks: read('unlocks') }
}

/** Changes some fields of a group, for every process. */
export async function changeSetting<G extends SettingGroup>(
  { database, settings }: SettingDeps,
  by: AdminCaller,
  { group, version, changes, onChange }: Edit<G>,
) {
  const changed = await change(
    database,
    { by, action: 'setting.change', entity: 'setting', entityId: group },
    async (tx) => {
      const row = await lockSettingRow(tx, group)
      if (!row) throw problem('not-found')
      const before = documentOf(settings, group, row)
      refuseStale(version, before)
      const values: SettingValues[G] = { ...before.values, ...changes }
      await onChange?.(tx, values)
      const document = overridesOf(settings.defaults[group], { ...values })
      await storeSetting(tx, { name: group, document, by: by.userId })
      const result = documentOf(settings, group, rowOf(await readSettingRows(tx), group))
      return { before: { ...before.values }, after: { ...result.values }, result }
    },
  )
  await settings.refresh()
  return changed
}

function rowOf(rows: readonly Row[], group: SettingGroup): Row {
  const row = rows.find(({ name }) => name === group)
  if (!row) throw new Error(`The settings have no group ${group}`)
  return row
}

function documentOf<G extends SettingGroup>({ defaults }: Settings, group: G, row: Row) {
  const values: SettingValues[G] = withStored(defaults, new Map([[group, row.document]]))[group]
  const { version, changedAt, changedBy } = row
  return {
    values,
    defaults: defaults[group],
    version,
    changedAt: changedAt?.toISOString() ?? null,
    changedBy,
  }
}
