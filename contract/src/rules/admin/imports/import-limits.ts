/** Limits of one import: enough for a builder's whole range, and small enough for one server to process. */
export const IMPORT = {
  maxFileBytes: 20_000_000,
  maxRows: 10_000,
  maxColumns: 100,
  maxCellCharacters: 5000,
  /** Errors kept per row: a row with more was mapped to the wrong columns. */
  maxErrorsOfRow: 20,
  /** Retention of rows after the last change, and the time in which an import can be undone. */
  keptDays: 90,
} as const

/** Limits of a zip of pictures: a larger entry is refused by name before it is unpacked. */
export const IMPORT_ZIP = {
  maxFileBytes: 200_000_000,
  maxEntries: 2000,
  maxUnpackedBytes: 1_000_000_000,
  maxEntryBytes: 40_000_000,
  /** Max compression ratio: pictures hardly shrink in a zip, so a higher one indicates a zip bomb. */
  maxRatio: 100,
} as const

/** State of an import. `failed`: the file could not be read. `discarded`: dropped before anything was imported. */
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

/** Running task of an import. */
export const IMPORT_TASKS = ['read', 'pictures', 'check', 'apply', 'undo'] as const
export type ImportTask = (typeof IMPORT_TASKS)[number]

/** State of a row: not checked since its last change, valid, with errors, left out by hand, or imported as a design. */
export const ROW_STATES = ['unchecked', 'good', 'bad', 'left-out', 'imported'] as const
export type RowState = (typeof ROW_STATES)[number]
