import { Readable } from 'node:stream'
import { fieldOf } from '@dream/contract/rules/admin/imports/import-fields'
import type { ImportRow } from '@dream/contract/api/admin/imports/import'
import type { Db } from '#platform/database/database.ts'
import { problem } from '#platform/problems/problem.ts'
import { csvLine } from '../../list/csv.ts'
import { readImport } from '../imports.store.ts'
import { readRows } from '../rows.store.ts'

const BOM = '\ufeff'
const ROWS_AT_ONCE = 500

/** CSV of the rows with errors, with all columns and one of reasons behind, to be fixed anywhere and imported separately. */
export async function badRowsCsv(db: Db, importId: string): Promise<Readable> {
  const stored = await readImport(db, importId)
  if (!stored) throw problem('not-found')
  const { headings } = stored
  return Readable.from(pages())

  async function* pages(): AsyncGenerator<string> {
    yield BOM + csvLine([...headings, REASON])
    for (let after = 0; ;) {
      const rows = await readRows(db, importId, { state: 'bad', after, limit: ROWS_AT_ONCE })
      yield rows
        .map((row) => csvLine([...headings.map((_, at) => row.cells[at] ?? ''), reasonOf(row)]))
        .join('')
      const last = rows.at(-1)
      if (!last || rows.length < ROWS_AT_ONCE) return
      after = last.place
    }
  }
}

/** Heading that no builder's list has; an import ignores it. */
const REASON = 'What to mend'

const reasonOf = ({ line, errors }: ImportRow): string =>
  `Line ${line}: ${errors.map(({ field, message }) => `${fieldOf(field).label}: ${message}`).join('; ')}`
