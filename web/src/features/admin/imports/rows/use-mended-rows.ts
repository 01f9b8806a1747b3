import type { ImportRow } from '@dream/contract/api/admin/imports/import'
import { useState } from 'react'

type Mended = ReadonlyMap<number, ImportRow>

/**
 * Rows corrected here, by their place, until a check replaces the list. They stay visible, and a list read before a save does not
 * bring the error back.
 */
export function useMendedRows() {
  const [rows, setRows] = useState<Mended>(() => new Map())
  return {
    rows,
    keep: (row: ImportRow) => setRows((before) => new Map([...before, [row.place, row]])),
    /** Forgets rows that still have errors, as a bulk correction may have changed them. */
    forgetBroken: () =>
      setRows((before) => new Map([...before].filter(([, row]) => row.errors.length === 0))),
  }
}
export type MendedRows = ReturnType<typeof useMendedRows>

/** Merges corrected rows into a list as it was read; `isKept` adds those that are no longer in it. */
export function withMended(read: readonly ImportRow[], mended: Mended, isKept: boolean): ImportRow[] {
  const places = new Set(read.map(({ place }) => place))
  const left = isKept ? [...mended.values()].filter(({ place }) => !places.has(place)) : []
  return [...read.map((row) => mended.get(row.place) ?? row), ...left].toSorted((a, b) => a.place - b.place)
}
