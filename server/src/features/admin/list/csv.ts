/**
 * Text that a spreadsheet would take for a formula, in full-width forms too; apostrophes that somebody typed before it are kept.
 */
const FORMULA = /^'*[\s\u00a0\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20\t\r]/
const NEEDS_QUOTES = /[",\r\n;\t]/

/** Line of a CSV, with Excel's line ending. Numbers stay numbers; text that would be a formula gets an apostrophe. */
export const csvLine = (values: readonly unknown[]): string => `${values.map(csvCell).join(',')}\r\n`

function csvCell(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number' || typeof value === 'bigint' || typeof value === 'boolean')
    return String(value)
  const text = textOf(value)
  const safe = FORMULA.test(text) ? `'${text}` : text
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Undoes the escaping of a formula in a cell. */
export const undefused = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell

function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return value.map(textOf).join('; ')
  return JSON.stringify(value)
}
