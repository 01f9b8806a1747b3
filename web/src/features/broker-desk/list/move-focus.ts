import type { KeyboardEvent } from 'react'
import { isOfComposition } from '#ui/forms/composition.ts'
import { focusRow, rowsIn } from './row-elements.ts'

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(last, at + 1),
  ArrowUp: (at) => Math.max(0, at - 1),
  Home: () => 0,
  End: (_, last) => last,
}

/** Moves the focus over the rows in an element by arrow keys; from anywhere else in it, down goes to the first. */
export function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const { currentTarget, target, key } = event
  const rows = rowsIn(currentTarget)
  const at = rows.findIndex((row) => row === target)
  const step = STEPS[key]
  if (!step || rows.length === 0 || (at < 0 && key !== 'ArrowDown')) return
  // In a select, and during a composition, the arrow keys have another meaning.
  if (target instanceof HTMLSelectElement || isOfComposition(event.nativeEvent)) return
  event.preventDefault()
  focusRow(rows[step(at, rows.length - 1)])
}
