import {
  type Filter,
  filtersText,
  parseFilters,
  parseSort,
  sortText,
} from '@dream/contract/rules/admin/filters'
import type { TableSort } from '#ui/table/table-column.ts'

/** What of a list stands in the address, so that it can be sent, saved and come back to. */
export type ListAddress = {
  q: string
  filters: readonly Filter[]
  sort: TableSort
  /** Columns that are not shown. */
  hidden: readonly string[]
  /** Whether everything that matches is selected. */
  isAllSelected: boolean
}

const OWN = ['q', 'filter', 'sort', 'without', 'selected'] as const

/** Reads a list's part of an address; what nobody wrote is as if it were not there. */
export function readAddress(search: URLSearchParams, sort: TableSort): ListAddress {
  const hidden = search.get('without') ?? ''
  return {
    q: search.get('q') ?? '',
    filters: parseFilters(search.get('filter') ?? '') ?? [],
    sort: parseSort(search.get('sort') ?? '') ?? sort,
    hidden: hidden === '' ? [] : hidden.split(','),
    isAllSelected: search.get('selected') === 'all',
  }
}

/** The address with a list's part written anew; what belongs to others stays. Defaults are not written. */
export function writeAddress(
  search: URLSearchParams,
  { q, filters, sort, hidden, isAllSelected }: ListAddress,
  usual: TableSort,
): URLSearchParams {
  const next = new URLSearchParams(search)
  for (const name of OWN) next.delete(name)
  if (q !== '') next.set('q', q)
  if (filters.length > 0) next.set('filter', filtersText(filters))
  if (sortText(sort) !== sortText(usual)) next.set('sort', sortText(sort))
  if (hidden.length > 0) next.set('without', hidden.join(','))
  if (isAllSelected) next.set('selected', 'all')
  return next
}

/** Of an address what makes a view: how the list is narrowed, sorted and shown. */
export const viewText = (search: URLSearchParams): string => {
  const kept = [...search].filter(([name]) => OWN.some((own) => own === name) && name !== 'selected')
  return new URLSearchParams(kept).toString()
}

/** What the server is asked for. */
export const choiceOf = ({ q, filters, sort }: ListAddress) => ({
  ...(q.trim() !== '' && { q: q.trim() }),
  ...(filters.length > 0 && { filter: filtersText(filters) }),
  sort: sortText(sort),
})
