import { IMPORT } from '@dream/contract/rules/admin/imports/import-limits'
import { cutText } from '@dream/contract/rules/text/cut-text'
import { problem } from '#platform/problems/problem.ts'
import { undefused } from '../../list/csv.ts'
import type { Encoding } from './detect-encoding.ts'
import type { Delimiter } from './find-table.ts'

/** Row of a file: its first line, and its cells in the order of the headings. */
export type FileRow = { line: number; cells: string[] }
export type TakeRows = (rows: readonly FileRow[]) => Promise<void>

/** Recognised properties of a file. */
export type ReadList = {
  headings: string[]
  rowCount: number
  format: 'csv' | 'json'
  encoding: Encoding
  delimiter: Delimiter | null
}

/** Cleans a cell: undoes formula escaping, truncates to the max length, and removes NUL, which PostgreSQL cannot store. */
export const cleaned = (cell: string): string =>
  cutText(undefused(cell.replaceAll('\0', '').trim()), IMPORT.maxCellCharacters)

export const tooManyRows = () =>
  problem('import-unreadable', {
    message: `A file has at most ${IMPORT.maxRows.toLocaleString('en-AU')} rows. Divide the list and import its parts one after the other.`,
  })
