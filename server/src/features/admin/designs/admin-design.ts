import type { AdminDesign } from '@dream/contract/api/admin/catalogue/designs'
import type { Db, Tx } from '#platform/database/database.ts'
import { problem } from '#platform/problems/problem.ts'
import { type DesignRow, documentIn, lockDesigns, publishedDocument, readDesign } from './designs.store.ts'

/** Design as the editor gets it. */
export const adminDesignOf = (row: DesignRow): AdminDesign => ({
  id: row.id,
  slug: row.slug,
  version: row.version,
  status: row.status,
  isOverdue: row.isOverdue,
  isDealt: row.isDealt,
  origin: row.origin,
  builder: row.builder,
  document: documentIn(row),
  published: row.published && publishedDocument(row.published),
  hasDraft: row.draft !== null && row.published !== null,
  publishAt: row.publishAt?.toISOString() ?? null,
  savedAt: row.savedAt.toISOString(),
  createdAt: row.createdAt.toISOString(),
})

/** Current state of a design. */
export async function knownDesign(db: Db | Tx, id: string): Promise<AdminDesign> {
  const row = await readDesign(db, id)
  if (!row) throw problem('not-found')
  return adminDesignOf(row)
}

/** Locks an existing design. */
export async function lockDesign(tx: Tx, id: string): Promise<DesignRow> {
  const [row] = await lockDesigns(tx, [id])
  if (!row) throw problem('not-found')
  return row
}
