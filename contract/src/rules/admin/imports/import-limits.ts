/** What one import may be: enough for a builder's whole range, and little enough to be held in step by one server. */
export const IMPORT = {
  maxFileBytes: 20_000_000,
  maxRows: 10_000,
  maxColumns: 100,
  maxCellCharacters: 5000,
  /** Errors of one row that are kept: a row with more was read by the wrong columns. */
  maxErrorsOfRow: 20,
  /** Rows are kept so long after the last change, and an import can be undone so long. */
  keptDays: 90,
} as const

/** A zip of pictures: what is larger is refused by name before it is unpacked. */
export const IMPORT_ZIP = {
  maxFileBytes: 200_000_000,
  maxEntries: 2000,
  maxUnpackedBytes: 1_000_000_000,
  maxEntryBytes: 40_000_000,
  /** A picture hardly shrinks in a zip; what grows more than this was made to fill a disk. */
  maxRatio: 100,
} as const

/** What an import has reached. `failed`: the file could not be read. `discarded`: put away before anything was made. */
export const IMPORT_STATES = [
  'uploaded',
  'parsed',
  'checked',
  'applied',
  'undone',
  'failed',
  'discarded',
] as const
export type ImportState = (typeof IMPORT_STATES)[number]

/** What is being done with an import right now. */
export const IMPORT_TASKS = ['read', 'pictures', 'check', 'apply', 'undo'] as const
export type ImportTask = (typeof IMPORT_TASKS)[number]

/** How a row stands: not looked at since it was changed, good, with errors, left out by hand, or a design by now. */
export const ROW_STATES = ['unchecked', 'good', 'bad', 'left-out', 'imported'] as const
export type RowState = (typeof ROW_STATES)[number]
