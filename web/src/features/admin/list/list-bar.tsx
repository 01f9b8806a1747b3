import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { saveFile } from '#lib/navigation/page.ts'
import { Button } from '#ui/buttons/button.tsx'
import { SearchField } from '#ui/forms/search-field.tsx'
import type { TableColumn } from '#ui/table/table-column.ts'
import { ViewMenu } from '#ui/table/view-menu.tsx'
import { FilterMenu } from './filter-menu.tsx'
import { type ListFilter, withFilter } from './list-filter.ts'
import css from './list.module.css'
import type { ListState } from './use-list-address.ts'

type Props<Row> = {
  state: ListState
  columns: readonly TableColumn<Row>[]
  filters: readonly ListFilter[]
  /** Fields that the search covers; without it there is no search. */
  searches?: string | undefined
  /** Path of the list as CSV. */
  csv: string
  /** Refetches the list, which renews an expired session before a file is requested. */
  refetch: () => Promise<unknown>
  children?: ReactNode
}

/** Bar above a list: its search, filters, saved views, columns, and the CSV export. */
export function ListBar<Row>(props: Props<Row>) {
  const { state, columns, filters, searches, csv, refetch, children } = props
  const { address, choice, change } = state
  const hasChoice = address.q !== '' || address.filters.length > 0
  async function download() {
    await refetch()
    saveFile(`${csv}?${new URLSearchParams(choice)}`)
  }
  return (
    <div className={css['bar']} role="search">
      {searches && (
        <SearchField
          label={searches}
          placeholder={searches}
          value={state.typed}
          onChange={({ currentTarget }) => state.setTyped(currentTarget.value)}
          className={css['search']}
          maxLength={200}
          data-table-search=""
        />
      )}
      <div className={css['choices']}>
        {filters.map((filter) => (
          <FilterMenu
            key={filter.column}
            filter={filter}
            values={address.filters.find(({ column }) => column === filter.column)?.values ?? []}
            onChange={(values) =>
              change({ filters: withFilter(address.filters, { column: filter.column, values }) })
            }
          />
        ))}
        {hasChoice && (
          <Button size="small" variant="quiet" onClick={() => change({ q: '', filters: [] })}>
            Clear all
          </Button>
        )}
        <div className={css['ends']}>
          {children}
          <ViewMenu
            columns={columns}
            hidden={address.hidden}
            onHide={(hidden) => change({ hidden })}
            sort={address.sort}
            onSort={(sort) => change({ sort })}
          />
          <Button size="small" variant="outline" icon={<Download />} onClick={() => void download()}>
            CSV
          </Button>
        </div>
      </div>
    </div>
  )
}
