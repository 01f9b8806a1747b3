import {
  type Filter,
  filtersText,
  parseFilters,
  parseSort,
  sortText,
} from '@dream/contract/rules/admin/filters'
import type { TableSort } from '#ui/table/table-column.ts'

/** State of a list that is kept in the URL, so that it can be shared, saved and returned to. */
export type ListAddress = {
  q: string
  filters: readonly Filter[]
  sort: TableSort
  /** Ids of hidden columns. */
  hidden: readonly string[]
  /** Whether everything that matches is selected. */
  isAllSelected: boolean
}

const OWN = ['q', 'filter', 'sort', 'without', 'selected'] as const

/** Parses a list's parameters of the URL; malformed ones are ignored. */
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

/** Writes a list's parameters into the URL; parameters of others stay. Defaults are omitted. */
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

/** Parameters of the URL that make a view: filters, sort and columns. */
export const viewText = (search: URLSearchParams): string => {
  const kept = [...search].filter(([name]) => OWN.some((own) => own === name) && name !== 'selected')
  return new URLSearchParams(kept).toString()
}

/** Query for the server. */
export const choiceOf = ({ q, filters, sort }: ListAddress) => ({
  ...(q.trim() !== '' && { q: q.trim() }),
  ...(filters.length > 0 && { filter: filtersText(filters) }),
  sort: sortText(sort),
})
