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

/** An import as it is listed. */
export const ImportSummary = z.object({
  id: z.uuid(),
  /** Counted from 1; designs are found by it. */
  number: z.int().positive(),
  fileName: z.string(),
  /** null: the house catalogue. */
  builder: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  state: z.enum(IMPORT_STATES),
  /** What is being done with it right now, and how far that is. */
  task: z
    .object({ kind: z.enum(IMPORT_TASKS), done: count, total: count, isCancelled: z.boolean() })
    .nullable(),
  rows: z.object({ all: count, good: count, bad: count, leftOut: count, imported: count }),
  /** Why the last thing that was tried did not work, in words. */
  problem: z.string().nullable(),
  createdAt: time,
  createdBy: z.string().nullable(),
})
export type ImportSummary = z.infer<typeof ImportSummary>

/** What was recognised of its file. */
export const Recognised = z.object({
  format: z.enum(['csv', 'json']),
  encoding: z.string(),
  delimiter: z.string().nullable(),
})
export type Recognised = z.infer<typeof Recognised>

/** An import with all that is needed to go on with it. */
export const ImportDetail = ImportSummary.extend({
  version: z.int().positive(),
  recognised: Recognised.nullable(),
  headings: z.array(z.string()),
  /** The first rows, to see what is in each column. */
  samples: z.array(z.array(z.string())),
  mapping: ImportMapping,
  units: ImportUnits,
  /** Whether the columns are those that were chosen for this builder before. */
  isRemembered: z.boolean(),
  /** Pictures that came in a zip, and those that could not be opened, by name. */
  pictures: z.object({ count, problems: z.array(z.object({ name: z.string(), problem: z.string() })) }),
  /** The mistakes that were made most often: each can be mended everywhere at once. */
  repeated: z.array(
    z.object({
      field: z.enum(FIELD_KEYS),
      value: z.string(),
      message: z.string(),
      suggestion: z.string().nullable(),
      count,
    }),
  ),
  /** What good rows lack before buyers may see them, and how many of them: no reason not to import. */
  gaps: z.array(z.object({ words: z.string(), count })),
  /** After an undo: how many designs were archived, and how many stayed because somebody had edited them. */
  undone: z.object({ archived: count, left: count }).nullable(),
})
export type ImportDetail = z.infer<typeof ImportDetail>

/** What is wrong with one cell. */
export const RowError = z.object({
  field: z.enum(FIELD_KEYS),
  value: z.string(),
  rule: z.enum(CELL_RULES),
  message: z.string(),
  suggestion: z.string().nullable(),
})

/** One row of the file, as it is by now. */
export const ImportRow = z.object({
  place: z.int().positive(),
  /** Where it begins in the file. */
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

/** Cells that were typed anew, by their field, or whether the row is left out. */
export const RowEdit = z
  .object({ cells: z.partialRecord(z.enum(FIELD_KEYS), cell), isLeftOut: z.boolean() })
  .partial()
  .refine((edit) => Object.keys(edit).length > 0, 'Nothing was changed')

/** The same cell in every row that has it. */
export const CellReplacement = z.object({ field: z.enum(FIELD_KEYS), from: cell, to: cell })
