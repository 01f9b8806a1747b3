import type { TableSort } from '#ui/table/table-column.ts'
import { useSearchParams } from '#lib/navigation/navigation.ts'
import { choiceOf, readAddress, writeAddress } from '../list/list-address.ts'
import { withFilter } from '../list/list-filter.ts'
import { type ListState, useListAddress } from '../list/use-list-address.ts'

/** Tab of the list: a filter that always has a value. */
export type Shown = 'open' | 'decided' | 'all'

const COLUMN = 'state'
const VALUES = { open: ['open'], decided: ['decided'], all: ['open', 'decided'] } as const
/** Default sort of each tab: longest wait first, or last decided first. */
const SORTS: Readonly<Record<Shown, TableSort>> = {
  open: { column: 'at', isDescending: false },
  decided: { column: 'decidedAt', isDescending: true },
  all: { column: 'at', isDescending: true },
}

/** State of the list; the bare URL shows waiting reports. */
export function useReportList() {
  const search = useSearchParams()
  const shown = shownIn(search)
  const state = useListAddress(SORTS[shown])
  const { address, change } = state
  const others = address.filters.filter(({ column }) => column !== COLUMN)
  const filtersOf = (next: Shown, filters = others) =>
    withFilter(filters, { column: COLUMN, values: next === 'open' ? [] : VALUES[next] })

  const list: ListState = {
    ...state,
    address: { ...address, filters: others },
    choice: choiceOf({
      ...address,
      filters: withFilter(others, { column: COLUMN, values: VALUES[shown] }),
    }),
    change: (part) => change(part.filters ? { ...part, filters: filtersOf(shown, [...part.filters]) } : part),
  }
  /** Switches the tab, with its default sort. */
  function show(next: Shown) {
    const shownNext = { ...address, filters: filtersOf(next), sort: SORTS[next], isAllSelected: false }
    state.open(writeAddress(search, shownNext, SORTS[next]).toString())
  }
  return { list, shown, show }
}

function shownIn(search: URLSearchParams): Shown {
  const { filters } = readAddress(search, SORTS.open)
  const values = filters.find(({ column }) => column === COLUMN)?.values ?? []
  if (!values.includes('decided')) return 'open'
  return values.includes('open') ? 'all' : 'decided'
}
