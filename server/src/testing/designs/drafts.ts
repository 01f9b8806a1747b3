import { randomUUID } from 'node:crypto'
import type { BuilderInput } from '@dream/contract/api/admin/catalogue/builders'
import type { DesignDocument } from '@dream/contract/api/admin/catalogue/design-document'
import { documentOf } from '@dream/contract/rules/designs/document/to-design'
import { insertBuilder } from '#features/admin/builders/builders.store.ts'
import { insertDrafts } from '#features/admin/designs/designs.store.ts'
import type { Database } from '#platform/database/database.ts'
import { aDesignDocument } from './design-documents.ts'

type Options = Parameters<typeof aDesignDocument>[0]

/** Document without gaps: by default a floor plan of four bedrooms. */
export const aWrittenDesign = (options: Options = {}): DesignDocument => documentOf(aDesignDocument(options))

/** Unpublished draft in the table; returns its id. */
export async function aDraft(
  { transaction }: Database,
  document: DesignDocument = aWrittenDesign(),
  facts: { builderId?: string } = {},
): Promise<string> {
  const id = randomUUID()
  await transaction((tx) => insertDrafts(tx, [{ id, document, ...facts }]))
  return id
}

/** Builder; returns their id. */
export const aBuilder = ({ transaction }: Database, facts: Partial<BuilderInput> = {}): Promise<string> =>
  transaction((tx) =>
    insertBuilder(tx, {
      name: `Builder ${randomUUID()}`,
      licence: 'CDB-U 1',
      states: ['VIC'],
      logo: null,
      ...facts,
    }),
  )
