import { IMPORT } from './import-limits.ts'
import type { ImportField, ImportUnits } from './import-field.ts'
import { fieldOf, FIELD_KEYS, type FieldKey, type ImportMapping } from './import-fields.ts'
import { type CellProblem, type CellRule, type CellValue, readCell } from './read-cell.ts'

/** Error of a row, with the cell it is in. */
export type RowError = CellProblem & { field: FieldKey; value: string }

/** Parsed row: values of its cells, and their errors. */
export type ReadRow = { values: ReadonlyMap<FieldKey, CellValue>; errors: RowError[] }

export type RowReading = { mapping: ImportMapping; units: ImportUnits }

/** Parses one row of a list. Checks against other rows and the catalogue are made elsewhere. */
export function readRow(cells: readonly string[], { mapping, units }: RowReading): ReadRow {
  const values = new Map<FieldKey, CellValue>()
  const errors: RowError[] = []
  const textOf = (key: FieldKey) => cells[mapping[key] ?? -1] ?? ''
  for (const key of FIELD_KEYS) {
    const { value, problem } = readCell(textOf(key), fieldOf(key), units)
    values.set(key, value)
    if (problem) errors.push(errorOf(key, textOf(key), problem))
  }
  const isPlan = (values.get('category') ?? 'Floor Plan') === 'Floor Plan'
  for (const key of FIELD_KEYS) {
    const { needs, label }: ImportField = fieldOf(key)
    const isNeeded = needs === 'every design' || (needs === 'floor plans' && isPlan)
    const isThere = values.get(key) !== null || errors.some(({ field }) => field === key)
    if (isNeeded && !isThere)
      errors.push(errorOf(key, '', { rule: 'missing', message: `${nameOf(label)} is missing` }))
  }
  if (isPlan) errors.push(...whatDoesNotAddUp(values, textOf))
  return { values, errors: errors.slice(0, IMPORT.maxErrorsOfRow) }
}

type Wrong = { rule: CellRule; message: string; suggestion?: string | null }

/** Error of a cell. Removes a surrogate half that truncation may have left, which the database would refuse. */
export const errorOf = (field: FieldKey, value: string, wrong: Wrong): RowError => ({
  rule: wrong.rule,
  message: wrong.message.toWellFormed(),
  suggestion: wrong.suggestion?.toWellFormed() ?? null,
  field,
  value: value.toWellFormed(),
})

const nameOf = (label: string) => label.replace(/ \(.*\)$/, '')

/** Reports figures that contradict each other, though each is possible. */
function whatDoesNotAddUp(
  values: ReadonlyMap<FieldKey, CellValue>,
  textOf: (key: FieldKey) => string,
): RowError[] {
  const number = (key: FieldKey) => {
    const value = values.get(key)
    return typeof value === 'number' ? value : null
  }
  const errors: RowError[] = []
  const wrong = (field: FieldKey, message: string) =>
    void errors.push(errorOf(field, textOf(field), { rule: 'adds-up', message }))
  const [width, depth, storeys, total] = [
    number('houseWidth'),
    number('houseDepth'),
    number('storeys'),
    number('totalArea'),
  ]
  if (width !== null && depth !== null && storeys !== null && total !== null) {
    const most = Math.round(width * depth * storeys * ROUNDING)
    if (total > most)
      wrong(
        'totalArea',
        `A house of ${width} × ${depth} m has at most ${most} m² on ${storeys === 1 ? 'one storey' : 'two storeys'}; this is ${total} m²`,
      )
  }
  const floors = (number('groundArea') ?? 0) + (number('upperArea') ?? 0)
  if (total !== null && floors > total + 1)
    wrong('totalArea', `Its floors have ${floors} m² together, more than the total of ${total} m²`)
  for (const [lot, house, way] of LOTS) {
    const [needed, own] = [number(lot), number(house)]
    if (needed !== null && own !== null && needed < own)
      wrong(lot, `The house is ${own} m ${way}; a lot of ${needed} m is too small for it`)
  }
  return errors
}

/** Tolerance: overall sizes are rounded, and eaves and porches may stand out. */
const ROUNDING = 1.05
const LOTS = [
  ['frontage', 'houseWidth', 'wide'],
  ['lotDepth', 'houseDepth', 'deep'],
] as const satisfies readonly (readonly [FieldKey, FieldKey, string])[]
