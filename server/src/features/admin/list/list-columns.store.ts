import type { Sort } from '@dream/contract/rules/admin/filters'
import type { RawBuilder } from 'kysely'

/** What a column holds: how it is compared, filtered and written into a CSV. */
export type ColumnType = 'text' | 'number' | 'time' | 'uuid'

/** One column of a list. Filters and sorts reach the database only by what is declared here. */
export type ListColumn = {
  sql: RawBuilder<unknown>
  type: ColumnType
  /** May be null: such rows come last, whatever the direction. */
  isNullable?: true
  isSorted?: true
  /** Whether the search looks into it. */
  isSearched?: true
  /** `one-of`: equals one of the values; `contains`: has the text; `between`: from the first value to the second; `has-any`: a list as jsonb has one of the values. */
  filter?: 'one-of' | 'contains' | 'between' | 'has-any'
  /** Its heading in the CSV; without one it is left out of it. */
  csv?: string
  /** What is shown of a value that is not meant to be seen as it is stored. */
  clean?: (value: unknown) => unknown
}

/** A table of the admin area: where its rows are, what tells them apart and which columns they have. */
export type List = {
  /** A table or a query in parentheses, with its alias. */
  from: RawBuilder<unknown>
  /** Unique; breaks ties of the sort. */
  id: { sql: RawBuilder<unknown>; type: 'uuid' | 'bigint' | 'text' }
  columns: Readonly<Record<string, ListColumn>>
  /** The condition of a search, where an index asks for another one than that a searched column has the text. */
  search?: (text: string) => RawBuilder<unknown>
  sort: Sort
}

/** A row as it was read: its id and every column by its name. */
export type ListRow = Readonly<Record<string, unknown>> & { id: string }
