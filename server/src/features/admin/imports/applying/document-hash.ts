import { createHash } from 'node:crypto'
import type { DesignDocument } from '@dream/contract/api/admin/catalogue/design-document'
import { documentOf, toDesign } from '@dream/contract/rules/designs/document/to-design'

const NOBODY = { id: '00000000-0000-0000-0000-000000000000', slug: '' }

/** Hash of a document, equal for a draft and its published version, and different once either was edited. */
export const documentHash = (document: DesignDocument): string =>
  createHash('sha256')
    .update(JSON.stringify(sorted(documentOf(toDesign(document, NOBODY)))))
    .digest('base64url')

/** Sorts the keys, since jsonb does not keep their order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, each]) => each !== undefined)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, each]) => [name, sorted(each)]),
  )
}
