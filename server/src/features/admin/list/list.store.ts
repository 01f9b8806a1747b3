import { type RawBuilder, sql } from 'kysely'
import type { ListChoice, ListCount } from '@dream/contract/api/admin/list'
import { parseFilters, parseSort, type Sort } from '@dream/contract/rules/admin/filters'
import { LIST_COUNT_CAP } from '@dream/contract/rules/admin/lists'
import type { Db, Tx } from '#platform/database/database.ts'
import { invalid } from '#platform/problems/problem.ts'
import { type Cursor, cursorText, parseCursor } from './cursor.ts'
import type { List, ListColumn, ListRow } from './list-columns.store.ts'
import { filterSql, searchSql } from './filter.store.ts'

type Page<Row> = { rows: Row[]; nextCursor?: string; count?: ListCount }
type PageRequest = ListChoice & { cursor?: string | undefined; limit: number }

const CASTS = { text: sql`text`, number: sql`numeric`, time: sql`timestamptz`, uuid: sql`uuid` } as const
const ID_CASTS = { uuid: sql`uuid`, bigint: sql`bigint`, text: sql`text` } as const

/** Reads one page behind the cursor, or the first one with the count of matching rows. `Row`: fields of the columns. */
export async function readPage<Row extends ListRow>(
  db: Db | Tx,
  list: List,
  request: PageRequest,
): Promise<Page<Row>> {
  const sort = sortOf(list, request.sort)
  const cursor = request.cursor === undefined ? null : parseCursor(request.cursor, sort)
  const where = matching(list, request)
  // Outer query, so that the names in `order by` are not columns of the answer.
  const { rows } = await sql<Row & { sortedBy: string | null }>`
    select * from (
      select ${selected(list)}, (${columnOf(list, sort).sql})::text as "sortedBy",
        ${columnOf(list, sort).sql} as "sortKey", ${list.id.sql} as "idKey"
      from ${list.from}
      where ${where} ${cursor ? sql`and ${behind(list, sort, cursor)}` : sql``}
    ) as matching
    order by ${orderOf(list, sort)}
    limit ${request.limit + 1}`.execute(db)
  const shown = rows.slice(0, request.limit)
  const last = shown.at(-1)
  const hasMore = rows.length > shown.length && last !== undefined
  return {
    rows: shown.map((row) => cleaned(list, row)),
    ...(hasMore && { nextCursor: cursorText(sort, { value: last.sortedBy, id: String(last.id) }) }),
    ...(!cursor && { count: await countRows(db, list, where) }),
  }
}

/** Row of the list by id; null when it has none. */
export async function readRow<Row extends ListRow>(db: Db | Tx, list: List, id: string): Promise<Row | null> {
  const { rows } = await sql<Row>`
    select ${selected(list)} from ${list.from}
    where ${list.id.sql} = ${id}::${ID_CASTS[list.id.type]}`.execute(db)
  return rows[0] ? cleaned(list, rows[0]) : null
}

/** Ids of all matching rows, up to one more than the limit. */
export async function readMatchingIds(db: Db | Tx, list: List, choice: ListChoice): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select (${list.id.sql})::text as id from ${list.from}
    where ${matching(list, choice)} limit ${LIST_COUNT_CAP + 1}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Filters ids that exist in the list. */
export async function readKnownIds(db: Db | Tx, list: List, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select (${list.id.sql})::text as id from ${list.from}
    where (${list.id.sql})::text = any (${[...new Set(ids)]}::text[])`.execute(db)
  return rows.map(({ id }) => id)
}

function cleaned<Row extends ListRow>(list: List, row: Row): Row {
  const changed = Object.entries(list.columns).flatMap(([name, { clean }]): [string, unknown][] =>
    clean ? [[name, clean(row[name])]] : [],
  )
  return { ...row, ...Object.fromEntries(changed) }
}

async function countRows(db: Db | Tx, list: List, where: RawBuilder<unknown>): Promise<ListCount> {
  const { rows } = await sql<{ rows: number }>`
    select count(*)::int as rows
    from (select from ${list.from} where ${where} limit ${LIST_COUNT_CAP + 1}) as matching`.execute(db)
  const count = rows[0]?.rows ?? 0
  return { rows: Math.min(count, LIST_COUNT_CAP), isExact: count <= LIST_COUNT_CAP }
}

function selected(list: List): RawBuilder<unknown> {
  const columns = Object.entries(list.columns).map(([name, column]) => sql`${column.sql} as ${sql.ref(name)}`)
  return sql.join([sql`(${list.id.sql})::text as id`, ...columns])
}

function matching(list: List, { q, filter }: ListChoice): RawBuilder<unknown> {
  const filters = parseFilters(filter ?? '') ?? []
  const conditions = filters.map((each) => {
    const column = list.columns[each.column]
    if (!column?.filter)
      throw invalid([{ path: 'filter', message: `Nothing is filtered by ${each.column}.` }])
    return filterSql(column, each)
  })
  if (q) conditions.push(searchSql(list, q))
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)
}

function sortOf(list: List, text: string | undefined): Sort {
  const sort = text === undefined ? list.sort : parseSort(text)
  if (!sort || !list.columns[sort.column]?.isSorted) {
    throw invalid([{ path: 'sort', message: 'This list is not sorted by that. Choose another column.' }])
  }
  return sort
}

function columnOf(list: List, { column }: Sort): ListColumn {
  const found = list.columns[column]
  if (!found) throw new Error(`The list has no column ${column}`)
  return found
}

function orderOf(list: List, sort: Sort): RawBuilder<unknown> {
  const direction = sort.isDescending ? sql`desc` : sql`asc`
  const nulls = columnOf(list, sort).isNullable ? sql`nulls last` : sql``
  return sql`"sortKey" ${direction} ${nulls}, "idKey" ${direction}`
}

/** Condition for rows after the cursor, in the order of `orderOf`. */
function behind(list: List, sort: Sort, { value, id }: Cursor): RawBuilder<unknown> {
  const column = columnOf(list, sort)
  const than = sort.isDescending ? sql`<` : sql`>`
  const lastId = sql`${id}::${ID_CASTS[list.id.type]}`
  if (value === null) return sql`(${column.sql} is null and ${list.id.sql} ${than} ${lastId})`
  const rest = sql`(${column.sql}, ${list.id.sql}) ${than} (${value}::text::${CASTS[column.type]}, ${lastId})`
  return column.isNullable ? sql`(${rest} or ${column.sql} is null)` : rest
}
