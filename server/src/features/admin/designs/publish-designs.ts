import type { BulkResult } from '@dream/contract/api/admin/catalogue/designs'
import type { Selection } from '@dream/contract/api/admin/list'
import type { Design } from '@dream/contract/api/designs/design'
import { gapsOf, gapsText } from '@dream/contract/rules/designs/document/gaps'
import { slugOf, toDesign } from '@dream/contract/rules/designs/document/to-design'
import type { Database, Tx } from '#platform/database/database.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { problem } from '#platform/problems/problem.ts'
import { type Author, change, changeAll } from '../audit/change.ts'
import { refuseStale } from '../audit/refuse-stale.ts'
import { selectedIds } from '../list/selected-ids.ts'
import { adminDesignOf, knownDesign, lockDesign } from './admin-design.ts'
import { DESIGN_LIST } from './design-list.store.ts'
import {
  type DesignRow,
  documentIn,
  lockDesigns,
  lockDue,
  notifyCatalogue,
  writePublished,
  writeStatus,
} from './designs.store.ts'

type Time = { at?: string | undefined }
type Skipped = BulkResult['reasons'][number]

/** Publishes the latest document of a design, now or at a time. */
export const publishDesign = (
  database: Database,
  by: Author,
  { id, version, at }: Time & { id: string; version: number },
) =>
  change(
    database,
    { by, action: at ? 'design.schedule' : 'design.publish', entity: 'design', entityId: id },
    async (tx) => {
      const row = await lockDesign(tx, id)
      refuseStale(version, adminDesignOf(row))
      const gaps = gapsOf(documentIn(row))
      if (gaps.length > 0) {
        const errors = gaps.map(({ field, words }) => ({ path: field, message: words }))
        throw problem('design-incomplete', { message: gapsText(gaps), errors })
      }
      if (at && row.status === 'published') throw problem('already-published')
      await publishRows(tx, [row], { at })
      const result = await knownDesign(tx, id)
      return { before: said(row), after: said(result), result }
    },
  )

/** Publishes many. Incomplete ones are skipped and named; published ones without a draft stay unchanged. */
export const publishDesigns = (
  database: Database,
  by: Author,
  { selection, at }: Time & { selection: Selection },
): Promise<BulkResult> =>
  changeAll(
    database,
    { by, action: at ? 'design.schedule' : 'design.publish', entity: 'design', entityId: null },
    async (tx) => publishAll(tx, await selectedIds(tx, DESIGN_LIST, selection), { at }),
  )

/** Transactional part, also used by imports. */
export async function publishAll(tx: Tx, ids: readonly string[], { at }: Time = {}) {
  const rows = await lockDesigns(tx, ids)
  const skipped = rows.flatMap((row) => whyNot(row, { at }))
  const left = new Set(skipped.map(({ id }) => id))
  const publishing = rows.filter((row) => !left.has(row.id))
  await publishRows(tx, publishing, { at })
  const after = { status: at ? 'scheduled' : 'published', publishAt: at ?? null, hasDraft: false }
  const things = publishing.map((row) => ({ id: row.id, before: said(row), after }))
  return { things, result: bulkResult(things.length, skipped) }
}

export const bulkResult = (changed: number, skipped: readonly Skipped[]): BulkResult => ({
  changed,
  skipped: skipped.length,
  reasons: skipped.slice(0, 20),
})

/** Reason for skipping a design. */
function whyNot(row: DesignRow, { at }: Time): Skipped[] {
  const document = documentIn(row)
  const skip = (words: string) => [{ id: row.id, title: document.title || 'Without a name', words }]
  const gaps = gapsOf(document)
  if (gaps.length > 0) return skip(gapsText(gaps))
  if (row.status !== 'published') return []
  if (at) return skip('Buyers see it already.')
  return row.draft ? [] : skip('It is published as it is written.')
}

async function publishRows(tx: Tx, rows: readonly DesignRow[], { at }: Time) {
  if (rows.length === 0) return
  await writePublished(tx, rows.map(designIn), { at: at ? new Date(at) : null })
  await notifyCatalogue(tx)
  const isNew = ({ published, status }: DesignRow) => published === null && status !== 'scheduled'
  if (!at) await announce(tx, rows.filter(isNew).length)
}

/** Enqueues the announcement of new designs. */
async function announce(tx: Tx, count: number) {
  if (count === 0) return
  await enqueue(tx, { name: 'announce-new-designs', payload: { count } }, { key: 'announce-new-designs' })
}

function designIn(row: DesignRow): Design {
  const document = documentIn(row)
  const slug = row.published ? row.slug : `${slugOf(document.title)}-${row.id.slice(-6)}`
  return toDesign(document, { id: row.id, slug })
}

/** Audit fields of a design that is published or archived. */
export const said = (design: {
  status: string
  publishAt: Date | string | null
  draft?: unknown
  hasDraft?: boolean
}) => ({
  status: design.status,
  publishAt: design.publishAt instanceof Date ? design.publishAt.toISOString() : design.publishAt,
  hasDraft: design.hasDraft ?? Boolean(design.draft),
})

const DUE_AT_ONCE = 1000
/** Another process was faster: rolls back without an audit entry. */
class NothingDue extends Error {}

/**
 * Marks due scheduled designs as published. Buyers have seen them since their time came: this only updates the list and the audit
 * log, and announces them.
 */
export async function settleScheduled(database: Database): Promise<void> {
  try {
    await changeAll(
      database,
      { by: { source: 'job' }, action: 'design.publish', entity: 'design', entityId: null },
      async (tx) => {
        const due = await lockDue(tx, DUE_AT_ONCE)
        if (due.length === 0) throw new NothingDue()
        await writeStatus(
          tx,
          due.map(({ id }) => id),
          'published',
        )
        await notifyCatalogue(tx)
        await announce(tx, due.length)
        const things = due.map(({ id, publishAt }) => ({
          id,
          before: { status: 'scheduled', publishAt: publishAt.toISOString() },
          after: { status: 'published', publishAt: publishAt.toISOString() },
        }))
        return { things, result: null }
      },
    )
  } catch (error) {
    if (!(error instanceof NothingDue)) throw error
  }
}
