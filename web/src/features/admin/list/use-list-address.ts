import { useEffect, useMemo, useState } from 'react'
import { navigate, usePathname, useSearchParams } from '#lib/navigation/navigation.ts'
import type { TableSort } from '#ui/table/table-column.ts'
import { choiceOf, type ListAddress, readAddress, writeAddress } from './list-address.ts'

const SEARCH_AFTER_MS = 250

/** A list's state, which lives in the address. `usual` is its sort when nothing else is said; it stays the same object. */
export function useListAddress(usual: TableSort) {
  const search = useSearchParams()
  const path = usePathname()
  const address = useMemo(() => readAddress(search, usual), [search, usual])
  const [typed, setTyped] = useState(address.q)
  const [known, setKnown] = useState(address.q)
  // Another view was opened, or the way back was taken.
  if (address.q !== known) {
    setKnown(address.q)
    setTyped(address.q)
  }

  const change = (part: Partial<ListAddress>) => {
    // What matches another filter was not what was selected.
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
    /** How the server is asked for it. */
    choice: useMemo(() => choiceOf(address), [address]),
    search,
    typed,
    setTyped,
    change,
    /** Shows a saved view. */
    open: (view: string) => navigate(view === '' ? path : `${path}?${view}`, { replace: true }),
  }
}
export type ListState = ReturnType<typeof useListAddress>
