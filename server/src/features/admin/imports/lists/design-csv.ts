import { Readable } from 'node:stream'
import type { DesignDocument } from '@dream/contract/api/admin/catalogue/design-document'
import { type FieldKey, IMPORT_FIELDS } from '@dream/contract/rules/admin/imports/import-fields'
import type { Db } from '#platform/database/database.ts'
import { problem } from '#platform/problems/problem.ts'
import { csvLine } from '../../list/csv.ts'
import { readBuilder } from '../imports.store.ts'
import { readDesignsAfter } from './export.store.ts'

/** Byte order mark, by which Excel recognises UTF-8. */
const BOM = '\ufeff'
const ROWS_AT_ONCE = 500
/** Columns for people, which imports ignore, behind the others. */
const FOR_PEOPLE = ['Builder', 'Status'] as const

/** Exports designs as a CSV that can be imported again, streamed with backpressure. */
export async function exportDesigns(db: Db, builderId: string | undefined): Promise<Readable> {
  if (builderId !== undefined && !(await readBuilder(db, builderId))) throw problem('not-found')
  return Readable.from(pages())

  async function* pages(): AsyncGenerator<string> {
    yield BOM + csvLine([...IMPORT_FIELDS.map(({ label }) => label), ...FOR_PEOPLE])
    for (let after: string | null = null; ;) {
      const rows = await readDesignsAfter(db, { builderId, after, limit: ROWS_AT_ONCE })
      yield rows
        .map(({ document, builder, status }) => csvLine([...cellsOf(document), builder, status]))
        .join('')
      const last = rows.at(-1)
      if (!last || rows.length < ROWS_AT_ONCE) return
      after = last.id
    }
  }
}

/** Cells of a design in template order. */
export const cellsOf = (document: DesignDocument): (string | number | null)[] =>
  IMPORT_FIELDS.map(({ key }) => CELLS[key](document))

type Cell = (document: DesignDocument) => string | number | null
const list = (items: readonly string[]) => items.join('; ')
const yesNo = (is: boolean | undefined) => (is === undefined ? null : is ? 'yes' : 'no')
const paths = (pictures: DesignDocument['pictures']) => list(pictures.map(({ light }) => light))
/** Null becomes an empty cell. */
const area =
  (of: keyof NonNullable<DesignDocument['plan']>['areas']): Cell =>
  ({ plan }) =>
    plan?.areas[of] || null

const CELLS: Readonly<Record<FieldKey, Cell>> = {
  name: ({ title }) => title,
  category: ({ category }) => category,
  description: ({ description }) => description,
  bedrooms: ({ bedrooms }) => bedrooms,
  bathrooms: ({ bathrooms }) => bathrooms,
  garages: ({ garages }) => garages,
  storeys: ({ plan }) => plan?.storeys ?? null,
  houseWidth: ({ plan }) => plan?.houseWidth ?? null,
  houseDepth: ({ plan }) => plan?.houseDepth ?? null,
  frontage: ({ frontage }) => frontage,
  lotDepth: ({ plan }) => plan?.minLotDepth ?? null,
  totalArea: ({ totalArea }) => totalArea,
  groundArea: area('ground'),
  upperArea: area('upper'),
  garageArea: area('garage'),
  alfrescoArea: area('alfresco'),
  porchArea: area('porch'),
  livingAreas: ({ plan }) => plan?.livingAreas ?? null,
  toilets: ({ plan }) => plan?.toilets ?? null,
  study: ({ plan }) => yesNo(plan?.study),
  livingSide: ({ plan }) => plan?.livingSide ?? null,
  masterPosition: ({ plan }) => plan?.masterPosition ?? null,
  garageSide: ({ plan }) => plan?.garageSide ?? null,
  range: ({ plan }) => plan?.range ?? null,
  features: ({ features }) => list(features),
  interests: ({ interests }) => list(interests),
  lookingFor: ({ lookingFor }) => list(lookingFor),
  tags: ({ tags }) => list(tags),
  pictures: ({ category, pictures, views }) => paths(category === 'Floor Plan' ? views : pictures),
  plans: ({ category, pictures }) => (category === 'Floor Plan' ? paths(pictures.slice(0, 2)) : null),
}
