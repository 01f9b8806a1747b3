import type { ImportRow } from '@dream/contract/api/admin/imports/import'
import { useState } from 'react'

type Mended = ReadonlyMap<number, ImportRow>

/**
 * Rows by their place as they were mended here, until a check takes the list away. They stay in sight, and a list that was read
 * before one of them was saved does not bring its mistake back.
 */
export function useMendedRows() {
  const [rows, setRows] = useState<Mended>(() => new Map())
  return {
    rows,
    keep: (row: ImportRow) => setRows((before) => new Map([...before, [row.place, row]])),
    /** Those that may have been changed with all others of their kind. */
    forgetBroken: () =>
      setRows((before) => new Map([...before].filter(([, row]) => row.errors.length === 0))),
  }
}
export type MendedRows = ReturnType<typeof useMendedRows>

/** A list as it was read, with what has been mended since; `isKept` adds what is no longer in it. */
export function withMended(read: readonly ImportRow[], mended: Mended, isKept: boolean): ImportRow[] {
  const places = new Set(read.map(({ place }) => place))
  const left = isKept ? [...mended.values()].filter(({ place }) => !places.has(place)) : []
  return [...read.map((row) => mended.get(row.place) ?? row), ...left].toSorted((a, b) => a.place - b.place)
}
