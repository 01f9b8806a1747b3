import { useEffect, useMemo, useState } from 'react'
import { navigate, usePathname, useSearchParams } from '#lib/navigation/navigation.ts'
import type { TableSort } from '#ui/table/table-column.ts'
import { choiceOf, type ListAddress, readAddress, writeAddress } from './list-address.ts'

const SEARCH_AFTER_MS = 250

/** State of a list, kept in the URL. `usual` is its default sort, which must be a stable object. */
export function useListAddress(usual: TableSort) {
  const search = useSearchParams()
  const path = usePathname()
  const address = useMemo(() => readAddress(search, usual), [search, usual])
  const [typed, setTyped] = useState(address.q)
  const [known, setKnown] = useState(address.q)
  // The URL changed, by another view or by back.
  if (address.q !== known) {
    setKnown(address.q)
    setTyped(address.q)
  }

  const change = (part: Partial<ListAddress>) => {
    // "Select all" does not carry over to another filter.
    const next = { ...address, isAllSelected: false, ...part }
    const text = writeAddress(search, next, usual).toString()
    navigate(text === '' ? path : `${path}?${text}`, { replace: true })
  }
  useEffect(() => {
    if (typed.trim() === address.q) return
    const timer = setTimeout(() => change({ q: typed.trim() }), SEARCH_AFTER_MS)
    return () => clearTimeout(timer)
  })
  return {
    address,
    /** Query for the server. */
    choice: useMemo(() => choiceOf(address), [address]),
    search,
    typed,
    setTyped,
    change,
    /** Opens a saved view. */
    open: (view: string) => navigate(view === '' ? path : `${path}?${view}`, { replace: true }),
  }
}
export type ListState = ReturnType<typeof useListAddress>
