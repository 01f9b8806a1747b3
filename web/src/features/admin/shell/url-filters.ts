import { navigate, useSearchParams } from '#lib/navigation/navigation.ts'

/** Filters of a list, kept in the URL without empty ones. A change replaces the history entry. */
export function useUrlFilters<Name extends string>(names: readonly Name[]) {
  const search = useSearchParams()
  const filters: Partial<Record<Name, string>> = {}
  for (const name of names) {
    const value = search.get(name)
    if (value) filters[name] = value
  }
  function setFilters(changes: Partial<Record<Name, string>>) {
    const next = new URLSearchParams(location.search)
    for (const name of names) {
      const value = changes[name]
      if (value === '') next.delete(name)
      else if (value !== undefined) next.set(name, value)
    }
    navigate(next.size > 0 ? `${location.pathname}?${next}` : location.pathname, { replace: true })
  }
  return [filters, setFilters] as const
}
