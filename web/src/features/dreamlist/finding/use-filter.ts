import { useCallback, useMemo } from 'react'
import { navigate, usePathname, useSearchParams } from '#lib/navigation/navigation.ts'
import { filterOf, urlOf, type DreamFilter } from './filter-url.ts'

/** Filter in the URL. A new one is a history entry; typing replaces it. */
export function useFilter() {
  const path = usePathname()
  const search = useSearchParams()
  const filter = useMemo(() => filterOf(search), [search])
  const setFilter = useCallback(
    (next: DreamFilter, { replace = false } = {}) => {
      const to = urlOf(path, new URLSearchParams(location.search), next)
      if (to !== path + location.search) navigate(to, { replace })
    },
    [path],
  )
  return [filter, setFilter] as const
}

export type SetFilter = ReturnType<typeof useFilter>[1]
