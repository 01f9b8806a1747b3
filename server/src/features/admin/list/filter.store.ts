import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Filter } from '@dream/contract/rules/admin/filters'
import { BROKERAGE_TIME_ZONE } from '@dream/contract/rules/app/brokerage-day'
import { hasTyped } from '#platform/database/has-typed.ts'
import { invalid } from '#platform/problems/problem.ts'
import type { List, ListColumn } from './list-columns.store.ts'

/** Condition of one filter on its column. */
export function filterSql(column: ListColumn, { column: name, values }: Filter): RawBuilder<unknown> {
  if (column.filter === 'one-of' && column.type === 'uuid') {
    if (values.some((value) => !z.uuid().safeParse(value).success)) throw unreadable(name)
    return sql`${column.sql} = any (${[...values]}::uuid[])`
  }
  if (column.filter === 'one-of') return sql`(${column.sql})::text = any (${[...values]}::text[])`
  if (column.filter === 'has-any') return sql`(${column.sql}) ?| ${[...values]}::text[]`
  if (column.filter === 'contains') return hasText(column, values[0] ?? '')
  const [from = '', to = ''] = values
  const bounds = column.type === 'time' ? timeBounds : numberBounds
  return bounds(column, { name, from, to })
}

/** Condition of a search: one of the searched columns has the text. */
export function searchSql(
  { columns, search }: Pick<List, 'columns' | 'search'>,
  text: string,
): RawBuilder<unknown> {
  if (search) return search(text)
  const searched = Object.values(columns).filter(({ isSearched }) => isSearched)
  if (searched.length === 0) throw invalid([{ path: 'q', message: 'This list has no search.' }])
  return sql`(${sql.join(
    searched.map((column) => hasText(column, text)),
    sql` or `,
  )})`
}

const hasText = (column: ListColumn, text: string) => hasTyped(sql`(${column.sql})::text`, text)

type Bounds = { name: string; from: string; to: string }

function numberBounds(column: ListColumn, { name, from, to }: Bounds): RawBuilder<unknown> {
  if ([from, to].some((text) => text !== '' && !/^-?\d{1,15}(\.\d{1,6})?$/.test(text))) throw unreadable(name)
  return between(column, {
    from: from === '' ? null : sql`${from}::text::numeric`,
    to: to === '' ? null : sql`${to}::text::numeric`,
  })
}

/** Dates of the brokerage, the last one included; or up to so many hours or days ago, such as `-7d`. */
function timeBounds(column: ListColumn, { name, from, to }: Bounds): RawBuilder<unknown> {
  return between(column, {
    from: from === '' ? null : (ago(from) ?? midnight(from, name, 0)),
    // Last microsecond of a day, however many hours it has.
    to: to === '' ? null : (ago(to) ?? sql`${midnight(to, name, 1)} - interval '1 microsecond'`),
  })
}

function ago(text: string): RawBuilder<unknown> | null {
  const [, count, unit] = /^-(\d{1,4})([hd])$/.exec(text) ?? []
  if (count === undefined) return null
  return sql`now() - make_interval(hours => ${Number(count) * (unit === 'd' ? 24 : 1)}::int)`
}

/** Midnight at which a day begins, or so many days later. */
function midnight(day: string, name: string, daysLater: number): RawBuilder<unknown> {
  if (!/^(19|20)\d\d-\d\d-\d\d$/.test(day) || Number.isNaN(Date.parse(day))) throw unreadable(name)
  return sql`((${day}::date + ${daysLater}::int)::timestamp at time zone ${BROKERAGE_TIME_ZONE})`
}

type Range = { from: RawBuilder<unknown> | null; to: RawBuilder<unknown> | null }

function between(column: ListColumn, { from, to }: Range): RawBuilder<unknown> {
  const parts = [from && sql`${column.sql} >= ${from}`, to && sql`${column.sql} <= ${to}`]
  const conditions = parts.filter((part) => part !== null)
  return conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` and `)})`
}

const unreadable = (name: string) =>
  invalid([{ path: 'filter', message: `The values of ${name} cannot be read. Set them again.` }])
