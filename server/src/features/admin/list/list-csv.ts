import { Readable } from 'node:stream'
import type { ListChoice } from '@dream/contract/api/admin/list'
import type { Db } from '#platform/database/database.ts'
import { csvLine } from './csv.ts'
import type { ColumnType, List, ListRow } from './list-columns.store.ts'
import { readPage } from './list.store.ts'

const ROWS_AT_ONCE = 1000
/** Byte order mark, by which Excel recognises UTF-8. */
const BOM = '\ufeff'

/** Streams all matching rows as a CSV, page by page with backpressure. */
export async function listCsv(db: Db, list: List, choice: ListChoice): Promise<Readable> {
  // Reads the first page before streaming, so that an invalid choice can still be refused.
  const first = await readPage(db, list, { ...choice, limit: ROWS_AT_ONCE })
  return Readable.from(csvPages(first))

  async function* csvPages(page: typeof first): AsyncGenerator<string> {
    const columns = Object.entries(list.columns).filter(([, { csv }]) => csv !== undefined)
    const lineOf = (row: ListRow) => csvLine(columns.map(([name, { type }]) => cellOf(row[name], type)))
    yield BOM + csvLine(columns.map(([, { csv }]) => csv))
    for (let next = page; ;) {
      yield next.rows.map(lineOf).join('')
      if (next.nextCursor === undefined) return
      next = await readPage(db, list, { ...choice, cursor: next.nextCursor, limit: ROWS_AT_ONCE })
    }
  }
}

/** The driver returns large numbers as text. */
const cellOf = (value: unknown, type: ColumnType) =>
  type === 'number' && typeof value === 'string' ? Number(value) : value
