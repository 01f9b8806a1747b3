import type { DesignDocument } from '@dream/contract/api/admin/catalogue/design-document'
import type { EarlierDesign } from '@dream/contract/api/designs/design'
import type { Db } from '#platform/database/database.ts'
import { documentIn } from '../../designs/designs.store.ts'

type Wanted = { builderId: string | undefined; after: string | null; limit: number }
type Exported = { id: string; document: DesignDocument; builder: string | null; status: string }

/** Designs that are not archived, by id, with their latest document. */
export async function readDesignsAfter(db: Db, { builderId, after, limit }: Wanted): Promise<Exported[]> {
  let designs = db
    .selectFrom('designs as d')
    .leftJoin('builders as b', 'b.id', 'd.builder_id')
    .select(['d.id', 'd.draft', 'd.document as published', 'd.status', 'b.name as builder'])
    .where('d.status', '!=', 'archived')
    .orderBy('d.id')
    .limit(limit)
  if (builderId !== undefined) designs = designs.where('d.builder_id', '=', builderId)
  if (after !== null) designs = designs.where('d.id', '>', after)
  const rows: {
    id: string
    draft: DesignDocument | null
    published: EarlierDesign | null
    status: string
    builder: string | null
  }[] = await designs.execute()
  return rows.map(({ draft, published, ...row }) => ({ ...row, document: documentIn({ draft, published }) }))
}
