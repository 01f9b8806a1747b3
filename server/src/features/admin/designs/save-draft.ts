import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { DesignEdit } from '@dream/contract/api/admin/catalogue/designs'
import { DesignDocument } from '@dream/contract/api/admin/catalogue/design-document'
import { emptyDocument } from '@dream/contract/rules/designs/document/to-design'
import type { Database, Tx } from '#platform/database/database.ts'
import { problem } from '#platform/problems/problem.ts'
import { type Author, change } from '../audit/change.ts'
import { refuseStale } from '../audit/refuse-stale.ts'
import { adminDesignOf, knownDesign, lockDesign } from './admin-design.ts'
import { markUsed } from './files/catalogue-files.store.ts'
import {
  documentIn,
  hasBuilder,
  insertDrafts,
  notifyCatalogue,
  publishedDocument,
  writeBuilder,
  writeDraft,
} from './designs.store.ts'

/** Creates a design as an empty draft. */
export const createDesign = (database: Database, by: Author, category: DesignDocument['category']) =>
  change(database, { by, action: 'design.create', entity: 'design', entityId: null }, async (tx) => {
    const id = randomUUID()
    await insertDrafts(tx, [{ id, document: emptyDocument(category) }])
    return { before: null, after: { category, status: 'draft' }, result: await knownDesign(tx, id) }
  })

/** Changed fields of a request; unchanged ones are absent. */
type Changes = { [Name in keyof DesignEdit]?: DesignEdit[Name] | undefined }
type Edit = { id: string; version: number; changes: Changes }

/**
 * Writes an admin's changed fields into the draft, which starts from the published version. A draft that equals it is deleted. The
 * builder is no part of it and takes effect at once.
 */
export const saveDraft = (database: Database, by: Author, { id, version, changes }: Edit) =>
  change(database, { by, action: 'design.save-draft', entity: 'design', entityId: id }, async (tx) => {
    const row = await lockDesign(tx, id)
    refuseStale(version, adminDesignOf(row))
    const { builderId, ...fields } = changes
    const before = documentIn(row)
    const after = DesignDocument.parse({ ...before, ...fields })
    const isPublished = row.published !== null && isDeepStrictEqual(after, publishedDocument(row.published))
    await writeDraft(tx, id, isPublished ? null : after)
    await markUsed(tx, after)
    if (builderId !== undefined) await assign(tx, id, builderId)
    const result = await knownDesign(tx, id)
    return {
      before: { ...before, builder: row.builder?.name ?? null },
      after: { ...after, builder: result.builder?.name ?? null },
      result,
    }
  })

async function assign(tx: Tx, id: string, builderId: string | null) {
  if (builderId !== null && !(await hasBuilder(tx, builderId))) throw problem('builder-missing')
  await writeBuilder(tx, [id], builderId)
  await notifyCatalogue(tx)
}

/** Discards the draft of a published design. */
export const discardDraft = (
  database: Database,
  by: Author,
  { id, version }: { id: string; version: number },
) =>
  change(database, { by, action: 'design.discard-draft', entity: 'design', entityId: id }, async (tx) => {
    const row = await lockDesign(tx, id)
    refuseStale(version, adminDesignOf(row))
    if (!row.published) throw problem('never-published')
    await writeDraft(tx, id, null)
    return {
      before: { ...documentIn(row) },
      after: { ...publishedDocument(row.published) },
      result: await knownDesign(tx, id),
    }
  })
