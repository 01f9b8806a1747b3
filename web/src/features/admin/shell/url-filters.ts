import { navigate, useSearchParams } from '#lib/navigation/navigation.ts'

/** The filters of a list, kept in its address: what is empty is left out. A change is no step that the way back undoes. */
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
