import { ROOM_KINDS } from '@dream/contract/api/designs/design'

import { boundsOf } from './geometry/geometry.ts'
import { footprintOf } from './build.ts'
import type { Level, Plan } from './level.ts'

/** Low-resolution raster of a plan, for comparison with others. */
export interface Signature {
  template: string
  /** For each storey the kind of room in each cell of a grid over the house, row by row from the street; 0 is the garden. */
  storeys: readonly Uint8Array[]
}

export const COLUMNS = 30
export const ROWS = 44

interface Grid {
  x: number
  y: number
  step: number
}

/** Grid with square cells that keeps the house's proportions: the house fills its width or its depth. */
function gridOf(plan: Plan): Grid {
  const { x, y, w, h } = boundsOf(plan.levels.map(footprintOf))
  const step = Math.max(w / COLUMNS, h / ROWS)
  return { x: x + w / 2 - (step * COLUMNS) / 2, y: y + h / 2 - (step * ROWS) / 2, step }
}

function pictureOf(level: Level, { x, y, step }: Grid): Uint8Array {
  const cells = new Uint8Array(COLUMNS * ROWS)
  const first = (low: number, start: number) => Math.max(0, Math.ceil((low - start) / step - 0.5))
  for (const { kind, cells: rects } of level.rooms) {
    const code = ROOM_KINDS.indexOf(kind) + 1
    for (const rect of rects) {
      const [left, right] = [first(rect.x, x), first(rect.x + rect.w, x)]
      const [top, bottom] = [first(rect.y, y), Math.min(ROWS, first(rect.y + rect.h, y))]
      for (let row = top; row < bottom; row++)
        cells.fill(code, row * COLUMNS + left, row * COLUMNS + Math.min(COLUMNS, right))
    }
  }
  return cells
}

export function signatureOf(plan: Plan): Signature {
  const grid = gridOf(plan)
  return { template: plan.template, storeys: plan.levels.map((level) => pictureOf(level, grid)) }
}

/** Share of the cells covered by either house in which they differ, as they are or with one of them mirrored, whichever is less. */
function differing(one: Signature, other: Signature): number {
  let [straight, turned, straightOf, turnedOf] = [0, 0, 0, 0]
  for (const [storey, a] of one.storeys.entries()) {
    const b = other.storeys[storey] ?? a
    for (let at = 0; at < a.length; at++) {
      const column = at % COLUMNS
      const [here, there, across] = [a[at] ?? 0, b[at] ?? 0, b[at - column + COLUMNS - 1 - column] ?? 0]
      if (here || there) straightOf++
      if (here !== there) straight++
      if (here || across) turnedOf++
      if (here !== across) turned++
    }
  }
  return Math.min(straight / straightOf, turned / turnedOf)
}

/** From 0 (the same plan or its mirror image) to 1 (no room in common). */
export const distance = (a: Signature, b: Signature): number =>
  a.storeys.length === b.storeys.length ? differing(a, b) : 1
