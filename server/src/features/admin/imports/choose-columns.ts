import type { ImportDetail } from '@dream/contract/api/admin/imports/import'
import type { ImportUnits } from '@dream/contract/rules/admin/imports/import-field'
import type { ImportMapping } from '@dream/contract/rules/admin/imports/import-fields'
import { rememberedOf } from '@dream/contract/rules/admin/imports/match-headings'
import type { Database } from '#platform/database/database.ts'
import type { AdminCaller } from '#platform/http/api-guard.ts'
import { invalid, problem } from '#platform/problems/problem.ts'
import { change } from '../audit/change.ts'
import { refuseStale } from '../audit/refuse-stale.ts'
import { readDetail } from './import-view.ts'
import { changeImport, rememberMapping } from './imports.store.ts'
import { countRows, forgetVerdicts } from './rows.store.ts'
import { known } from './start-task.ts'

type Chosen = { id: string; version: number; mapping: ImportMapping; units: ImportUnits }

/** Sets the column mapping of a list, and remembers it for the builder's next one. */
export async function chooseColumns(
  database: Database,
  by: AdminCaller,
  { id, version, mapping, units }: Chosen,
): Promise<ImportDetail> {
  const act = { by, action: 'import.columns', entity: 'import', entityId: id, importId: id } as const
  return change(database, act, async (tx) => {
    const stored = await known(tx, id)
    if (stored.task !== null) throw problem('import-busy')
    if (stored.state !== 'parsed' && stored.state !== 'checked') throw problem('import-not-ready')
    if (stored.version !== version) refuseStale(version, await readDetail(tx, id))
    const columns = Object.values(mapping)
    if (columns.some((column) => column >= stored.headings.length) || new Set(columns).size < columns.length)
      throw invalid([{ path: 'mapping', message: 'Each column of the file can be one thing only.' }])
    await changeImport(tx, id, { mapping, units, state: 'parsed', is_remembered: true, problem: null })
    await forgetVerdicts(tx, id)
    await countRows(tx, id)
    await rememberMapping(tx, stored.builder_id, rememberedOf(stored.headings, mapping, units))
    const before = { mapping: stored.mapping, units: stored.units }
    return { before, after: { mapping, units }, result: await readDetail(tx, id) }
  })
}
