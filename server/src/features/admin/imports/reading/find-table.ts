import { parse } from 'csv-parse/sync'
import { knownHeadings, type RememberedMapping } from '@dream/contract/rules/admin/imports/match-headings'

export const DELIMITERS = [',', ';', '\t', '|'] as const
export type Delimiter = (typeof DELIMITERS)[number]

/** Table of a list: its delimiter, and the number of lines above its headings. */
export type Table = { delimiter: Delimiter; headingRow: number; headings: string[] }

/** Lines to search, since a title, a date and an empty line may precede the headings. */
const LOOKS_AT_ROWS = 20

/**
 * Finds the headings in the first lines of a list. The delimiter is the one with the most known headings, and among equals the one
 * with the most columns; its frequency is useless, since descriptions are full of commas.
 */
export function findTable(head: string, remembered: RememberedMapping | null): Table {
  const tables = DELIMITERS.map((delimiter) => tableBy(delimiter, head, remembered))
  const [best] = tables.toSorted((a, b) => b.known - a.known || b.headings.length - a.headings.length)
  return best ?? { delimiter: ',', headingRow: 0, headings: [] }
}

function tableBy(delimiter: Delimiter, head: string, remembered: RememberedMapping | null) {
  const rows = firstRows(head, delimiter)
  const known = rows.map((cells) => knownHeadings(cells, remembered))
  const most = Math.max(0, ...known)
  const headingRow = most >= 2 ? known.indexOf(most) : Math.max(0, rows.findIndex(hasText))
  return { delimiter, headingRow, headings: rows[headingRow] ?? [], known: most }
}

const hasText = (cells: readonly string[]) => cells.some((cell) => cell.trim() !== '')

function firstRows(head: string, delimiter: Delimiter): string[][] {
  const rows: string[][] = []
  const parsed: unknown = parse(head, {
    delimiter,
    bom: true,
    relax_column_count: true,
    relax_quotes: true,
    to: LOOKS_AT_ROWS,
    // The last line may have been truncated.
    skip_records_with_error: true,
  })
  for (const row of Array.isArray(parsed) ? parsed : []) {
    if (Array.isArray(row)) rows.push(row.map(String))
  }
  return rows
}
