import type { BulkResult } from '@dream/contract/api/admin/catalogue/designs'
import type { Selection } from '@dream/contract/api/admin/list'
import { DESIGN_STATUSES, type DesignStatus } from '@dream/contract/rules/designs/document/limits'
import type { Database, Tx } from '#platform/database/database.ts'
import { problem } from '#platform/problems/problem.ts'
import { type Author, change, changeAll } from '../audit/change.ts'
import { refuseStale } from '../audit/refuse-stale.ts'
import { selectedIds } from '../list/selected-ids.ts'
import { adminDesignOf, knownDesign, lockDesign } from './admin-design.ts'
import { DESIGN_LIST } from './design-list.store.ts'
import {
  type DesignRow,
  documentIn,
  hasBuilder,
  lockDesigns,
  notifyCatalogue,
  writeBuilder,
  writeStatus,
} from './designs.store.ts'
import { bulkResult, said } from './publish-designs.ts'

type Deed = 'archive' | 'restore'
type Seen = { id: string; version: number }

/** Archives one design, or restores it. */
const one =
  (deed: Deed) =>
  (database: Database, by: Author, { id, version }: Seen) =>
    change(database, { by, action: `design.${deed}`, entity: 'design', entityId: id }, async (tx) => {
      const row = await lockDesign(tx, id)
      refuseStale(version, adminDesignOf(row))
      await apply(tx, deed, [row])
      const result = await knownDesign(tx, id)
      return { before: said(row), after: said(result), result }
    })

const many =
  (deed: Deed) =>
  (database: Database, by: Author, selection: Selection): Promise<BulkResult> =>
    changeAll(database, { by, action: `design.${deed}`, entity: 'design', entityId: null }, async (tx) => {
      const rows = await lockDesigns(tx, await selectedIds(tx, DESIGN_LIST, selection))
      const meant = rows.filter((row) => (row.status === 'archived') === (deed === 'restore'))
      await apply(tx, deed, meant)
      const things = meant.map((row) => ({
        id: row.id,
        before: { status: row.status },
        after: { status: statusAfter(deed, row) },
      }))
      const skipped = rows
        .filter((row) => !meant.includes(row))
        .map((row) => ({ id: row.id, title: titleOf(row), words: ALREADY[deed] }))
      return { things, result: bulkResult(things.length, skipped) }
    })

const ALREADY = { archive: 'It is archived already.', restore: 'It is not archived.' } as const
const titleOf = (row: DesignRow) => documentIn(row).title || 'Without a name'

export const archiveDesign = one('archive')
export const restoreDesign = one('restore')
export const archiveDesigns = many('archive')
export const restoreDesigns = many('restore')

/** Status after a restore: published, scheduled or draft, as before. */
function statusAfter(deed: Deed, { published, publishAt }: DesignRow): DesignStatus {
  if (deed === 'archive') return 'archived'
  if (!published) return 'draft'
  return publishAt && publishAt.getTime() > Date.now() ? 'scheduled' : 'published'
}

async function apply(tx: Tx, deed: Deed, rows: readonly DesignRow[]) {
  if (rows.length === 0) return
  for (const status of DESIGN_STATUSES) {
    const ids = rows.filter((row) => statusAfter(deed, row) === status).map(({ id }) => id)
    if (ids.length > 0) await writeStatus(tx, ids, status)
  }
  await notifyCatalogue(tx)
}

/** Assigns a builder to many designs. */
export const assignBuilder = (
  database: Database,
  by: Author,
  { selection, builderId }: { selection: Selection; builderId: string | null },
): Promise<BulkResult> =>
  changeAll(database, { by, action: 'design.assign', entity: 'design', entityId: null }, async (tx) => {
    if (builderId !== null && !(await hasBuilder(tx, builderId))) throw problem('builder-missing')
    const rows = await lockDesigns(tx, await selectedIds(tx, DESIGN_LIST, selection))
    const meant = rows.filter((row) => row.builderId !== builderId)
    await writeBuilder(
      tx,
      meant.map(({ id }) => id),
      builderId,
    )
    await notifyCatalogue(tx)
    const things = meant.map((row) => ({
      id: row.id,
      before: { builderId: row.builderId },
      after: { builderId },
    }))
    const skipped = rows
      .filter((row) => row.builderId === builderId)
      .map((row) => ({ id: row.id, title: titleOf(row), words: 'It is theirs already.' }))
    return { things, result: bulkResult(things.length, skipped) }
  })
