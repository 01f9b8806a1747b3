import { z } from 'zod'
import { AREA_UNITS, LENGTH_UNITS } from '../../../rules/admin/imports/import-field.ts'
import { FIELD_KEYS } from '../../../rules/admin/imports/import-fields.ts'
import {
  IMPORT,
  IMPORT_STATES,
  IMPORT_TASKS,
  ROW_STATES,
} from '../../../rules/admin/imports/import-limits.ts'
import { CELL_RULES } from '../../../rules/admin/imports/read-cell.ts'

const time = z.iso.datetime()
const count = z.int().nonnegative()

export const ImportMapping = z.partialRecord(
  z.enum(FIELD_KEYS),
  z
    .int()
    .min(0)
    .max(IMPORT.maxColumns - 1),
)
export const ImportUnits = z.object({ length: z.enum(LENGTH_UNITS), area: z.enum(AREA_UNITS) })

/** Import in the list. */
export const ImportSummary = z.object({
  id: z.uuid(),
  /** Sequence number from 1, by which its designs are found. */
  number: z.int().positive(),
  fileName: z.string(),
  /** null: the house catalogue. */
  builder: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  state: z.enum(IMPORT_STATES),
  /** Running task and its progress. */
  task: z
    .object({ kind: z.enum(IMPORT_TASKS), done: count, total: count, isCancelled: z.boolean() })
    .nullable(),
  rows: z.object({ all: count, good: count, bad: count, leftOut: count, imported: count }),
  /** Problem of the last failed attempt, in words. */
  problem: z.string().nullable(),
  createdAt: time,
  createdBy: z.string().nullable(),
})
export type ImportSummary = z.infer<typeof ImportSummary>

/** File properties that were recognised. */
export const Recognised = z.object({
  format: z.enum(['csv', 'json']),
  encoding: z.string(),
  delimiter: z.string().nullable(),
})
export type Recognised = z.infer<typeof Recognised>

/** Import with everything needed to continue it. */
export const ImportDetail = ImportSummary.extend({
  version: z.int().positive(),
  recognised: Recognised.nullable(),
  headings: z.array(z.string()),
  /** First rows, as samples of each column. */
  samples: z.array(z.array(z.string())),
  mapping: ImportMapping,
  units: ImportUnits,
  /** Whether the columns are those that were chosen for this builder before. */
  isRemembered: z.boolean(),
  /** Pictures from a zip, and those that could not be opened, by name. */
  pictures: z.object({ count, problems: z.array(z.object({ name: z.string(), problem: z.string() })) }),
  /** Most frequent errors: each can be fixed in all rows at once. */
  repeated: z.array(
    z.object({
      field: z.enum(FIELD_KEYS),
      value: z.string(),
      message: z.string(),
      suggestion: z.string().nullable(),
      count,
    }),
  ),
  /** Facts that valid rows lack before publishing, with row counts: no reason not to import. */
  gaps: z.array(z.object({ words: z.string(), count })),
  /** Result of an undo: designs archived, and designs left because somebody had edited them. */
  undone: z.object({ archived: count, left: count }).nullable(),
})
export type ImportDetail = z.infer<typeof ImportDetail>

/** Problem of one cell. */
export const RowError = z.object({
  field: z.enum(FIELD_KEYS),
  value: z.string(),
  rule: z.enum(CELL_RULES),
  message: z.string(),
  suggestion: z.string().nullable(),
})

/** Row of the file, in its current state. */
export const ImportRow = z.object({
  place: z.int().positive(),
  /** Line in the file at which it begins. */
  line: z.int().positive(),
  cells: z.array(z.string()),
  state: z.enum(ROW_STATES),
  errors: z.array(RowError),
  designId: z.uuid().nullable(),
})
export type ImportRow = z.infer<typeof ImportRow>

const cell = z
  .string()
  .max(IMPORT.maxCellCharacters, `A cell has at most ${IMPORT.maxCellCharacters} characters`)

/** Retyped cells by field, or whether the row is left out. */
export const RowEdit = z
  .object({ cells: z.partialRecord(z.enum(FIELD_KEYS), cell), isLeftOut: z.boolean() })
  .partial()
  .refine((edit) => Object.keys(edit).length > 0, 'Nothing was changed')

/** Replacement of one cell value in every row that has it. */
export const CellReplacement = z.object({ field: z.enum(FIELD_KEYS), from: cell, to: cell })
