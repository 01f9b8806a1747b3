import { boundsOf } from './geometry/geometry.ts'
import { countOf } from './facts.ts'
import { footprintOf } from './build.ts'
import type { Level, Plan } from './level.ts'

/** What makes a plan look and live like itself. */
export interface Signature {
  template: string
  adjacency: ReadonlySet<string>
  programme: readonly number[]
  sizes: readonly number[]
  /** The kind of room under each knot of a grid over the footprint. */
  picture: readonly string[]
}

const COLUMNS = 10
const ROWS = 14

function adjacencyOf(level: Level): string[] {
  const kind = new Map(level.rooms.map((room) => [room.id, room.kind]))
  const doors = level.openings.filter((one) => one.type !== 'window').map((one) => [one.low, one.high])
  const open = level.boundaries.filter((line) => line.kind === 'open').map((line) => [line.low, line.high])
  return [...doors, ...open].map(
    (pair) =>
      `${level.name}:${pair
        .map((id) => (id ? (kind.get(id) ?? '') : 'garden'))
        .sort()
        .join('+')}`,
  )
}

function pictureOf(level: Level): string[] {
  const { x, y, w, h } = footprintOf(level)
  return Array.from({ length: COLUMNS * ROWS }, (_, index) => {
    const px = x + ((index % COLUMNS) + 0.5) * (w / COLUMNS)
    const py = y + (Math.floor(index / COLUMNS) + 0.5) * (h / ROWS)
    const isHere = (cell: { x: number; y: number; w: number; h: number }) =>
      px >= cell.x && px < cell.x + cell.w && py >= cell.y && py < cell.y + cell.h
    return level.rooms.find((room) => room.cells.some(isHere))?.kind ?? ''
  })
}

export function signatureOf(plan: Plan): Signature {
  const house = boundsOf(plan.levels.map(footprintOf))
  const area = (kinds: readonly string[]) =>
    plan.levels
      .flatMap((level) => level.rooms)
      .filter((room) => kinds.includes(room.kind))
      .reduce((sum, room) => sum + room.areaMm2, 0) / 1e6
  return {
    template: plan.template,
    adjacency: new Set(plan.levels.flatMap(adjacencyOf)),
    programme: [
      countOf(plan, 'bedroom', 'master'),
      countOf(plan, 'ensuite', 'bathroom') * 2,
      countOf(plan, 'media', 'retreat', 'activity', 'living') * 2,
      countOf(plan, 'study') * 2,
      countOf(plan, 'pantry'),
      countOf(plan, 'mudroom'),
      countOf(plan, 'alfresco', 'courtyard', 'balcony'),
      countOf(plan, 'powder', 'wc'),
      plan.levels.length * 2,
    ],
    sizes: [
      house.w / 2500,
      house.h / 3500,
      area(['living', 'dining', 'kitchen']) / 16,
      area(['master', 'bedroom']) / 14,
      area(['garage']) / 16,
      area(['alfresco', 'courtyard']) / 12,
    ],
    picture: plan.levels.flatMap(pictureOf),
  }
}

const gap = (a: readonly number[], b: readonly number[]) =>
  a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0)

/** The part of two pictures that differs, as they lie or with one of them turned over, whichever is less. */
function differing(a: readonly string[], b: readonly string[]): number {
  const knots = Math.max(a.length, b.length)
  let straight = 0
  let turned = 0
  for (let index = 0; index < knots; index++) {
    const column = index % COLUMNS
    if (a[index] === undefined || a[index] !== b[index]) straight++
    if (a[index] === undefined || a[index] !== b[index - column + COLUMNS - 1 - column]) turned++
  }
  return Math.min(straight, turned) / knots
}

function sharedOf(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0
  for (const one of a) if (b.has(one)) shared++
  return shared
}

/** From 0 (the same plan or its mirror image) to about 1 (nothing in common). */
export function distance(a: Signature, b: Signature): number {
  const shared = sharedOf(a.adjacency, b.adjacency)
  const adjacency = 1 - shared / (a.adjacency.size + b.adjacency.size - shared)
  const programme = Math.min(1, gap(a.programme, b.programme) / 8)
  const sizes = Math.min(1, gap(a.sizes, b.sizes) / 5)
  return 0.25 * adjacency + 0.2 * programme + 0.2 * sizes + 0.35 * differing(a.picture, b.picture)
}
