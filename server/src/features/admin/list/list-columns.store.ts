import type { Sort } from '@dream/contract/rules/admin/filters'
import type { RawBuilder } from 'kysely'

/** Type of a column: decides how it is compared, filtered and written into a CSV. */
export type ColumnType = 'text' | 'number' | 'time' | 'uuid'

/** Column of a list. Filters and sorts reach the database only through these declarations. */
export type ListColumn = {
  sql: RawBuilder<unknown>
  type: ColumnType
  /** May be null: such rows come last, in both directions. */
  isNullable?: true
  isSorted?: true
  /** Whether the search includes it. */
  isSearched?: true
  /**
   * `one-of`: equals one of the values; `contains`: has the text; `between`: from the first value to the second; `has-any`: a
   * jsonb list has one of the values.
   */
  filter?: 'one-of' | 'contains' | 'between' | 'has-any'
  /** Heading in the CSV; without one it is left out. */
  csv?: string
  /** Redacts a value before it is shown. */
  clean?: (value: unknown) => unknown
}

/** List of the admin area: its rows, their unique id and their columns. */
export type List = {
  /** Table or query in parentheses, with its alias. */
  from: RawBuilder<unknown>
  /** Unique; breaks ties of the sort. */
  id: { sql: RawBuilder<unknown>; type: 'uuid' | 'bigint' | 'text' }
  columns: Readonly<Record<string, ListColumn>>
  /** Condition of a search, where an index needs another one than that a searched column has the text. */
  search?: (text: string) => RawBuilder<unknown>
  sort: Sort
}

/** Row as read: its id and every column by name. */
export type ListRow = Readonly<Record<string, unknown>> & { id: string }
