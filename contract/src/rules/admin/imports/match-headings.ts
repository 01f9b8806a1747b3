import { type ImportField, type ImportUnits, METRIC } from './import-field.ts'
import { fieldOf, IMPORT_FIELDS, type FieldKey, type ImportMapping } from './import-fields.ts'
import { plain } from './read-cell.ts'

/** Mapping chosen earlier for the lists of a builder: headings by field, as written in the file. */
export type RememberedMapping = { headings: Partial<Record<FieldKey, string>>; units: ImportUnits }

/** Normalises a heading without its unit: "Lot width (m)", "lot_width" and "Lot width m" are the same. */
export const headingOf = (text: string): string =>
  plain(text.replace(/[([][^)\]]*[)\]]/g, ' ')).replace(/(?<=.) (mm?|m²|m2|sqm|sq m|sq|ft|sqft|sq ft)$/, '')

/** Counts the cells of a line that are known headings: the line with most of them is the table's header. */
export const knownHeadings = (cells: readonly string[], remembered: RememberedMapping | null): number =>
  Object.keys(suggestMapping(cells, remembered)).length

/** Suggests the column of each field: as it was chosen for this builder, else by its heading. Each column at most once. */
export function suggestMapping(
  headings: readonly string[],
  remembered: RememberedMapping | null,
): ImportMapping {
  const found = headings.map(headingOf)
  const taken = new Set<number>()
  const mapping: ImportMapping = {}
  const take = (key: FieldKey, matches: (heading: string) => boolean) => {
    if (mapping[key] !== undefined) return
    const { kind }: ImportField = fieldOf(key)
    const isFree = (column: number) =>
      !taken.has(column) && (kind.is !== 'count' || !IN_SQUARE_METRES.test(headings[column] ?? ''))
    const at = found.findIndex((heading, column) => heading !== '' && isFree(column) && matches(heading))
    if (at < 0) return
    mapping[key] = at
    taken.add(at)
  }
  for (const { key } of IMPORT_FIELDS) {
    const chosen = remembered?.headings[key]
    if (chosen !== undefined) take(key, (heading) => heading === headingOf(chosen))
  }
  // Exact names before synonyms: "Living side" is not a living area.
  for (const { key, label } of IMPORT_FIELDS) take(key, (heading) => heading === headingOf(label))
  for (const field of IMPORT_FIELDS) take(field.key, (heading) => otherHeadings(field).includes(heading))
  return mapping
}

/** Unit of an area: "Garage (m²)" is not a number of cars. */
const IN_SQUARE_METRES = /m²|\bm2\b|sqm|\bsq\.? ?m\b/i

const otherHeadings = ({ alsoCalled }: ImportField): readonly string[] => alsoCalled.split(', ')

const UNIT_SIGNS: readonly [RegExp, Partial<ImportUnits>][] = [
  [/\b(mm|millimet)/i, { length: 'mm' }],
  [/\b(ft|feet)\b(?!²|2)/i, { length: 'ft' }],
  [/\b(sq\.?\s*ft|ft²|ft2|sf)\b/i, { area: 'sq ft' }],
  [/\b(squares|sqs)\b|\(sq\)/i, { area: 'squares' }],
]

/** Suggests units from the headings of the mapped columns; metric where they name none. */
export function suggestUnits(headings: readonly string[], mapping: ImportMapping): ImportUnits {
  const of = (is: 'length' | 'area') =>
    IMPORT_FIELDS.flatMap(({ key, kind }) => {
      const column = mapping[key]
      return kind.is === is && column !== undefined ? [headings[column] ?? ''] : []
    })
  const found = (is: 'length' | 'area') =>
    UNIT_SIGNS.filter(([sign]) => of(is).some((heading) => sign.test(heading))).map(([, units]) => units)
  return {
    length: found('length').find(({ length }) => length)?.length ?? METRIC.length,
    area: found('area').find(({ area }) => area)?.area ?? METRIC.area,
  }
}

/** Mapping to remember: by heading, since the next list may have its columns in another order. */
export const rememberedOf = (
  headings: readonly string[],
  mapping: ImportMapping,
  units: ImportUnits,
): RememberedMapping => ({
  units,
  headings: Object.fromEntries(
    IMPORT_FIELDS.flatMap(({ key }) => {
      const column = mapping[key]
      const heading = column === undefined ? undefined : headings[column]
      return heading === undefined ? [] : [[key, heading]]
    }),
  ),
})
