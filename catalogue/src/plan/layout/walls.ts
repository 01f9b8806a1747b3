import type { Point, Rect } from '../geometry/geometry.ts'
import { areaOf, boundsOf, meet, rectOn } from '../geometry/geometry.ts'
import { COVERED, meaningOf, OUTDOOR } from '../kinds.ts'
import type { Boundary, Room } from '../level.ts'
import { EXTERNAL_WALL_MM, INTERNAL_WALL_MM } from '../level.ts'
import { outlinesOf, tilesOf } from '../geometry/region.ts'
import type { Cell } from './solve.ts'

const isIndoor = (cell: Cell) => cell.room !== 'out' && !OUTDOOR.has(meaningOf(cell.room).kind)

const WALLED: ReadonlySet<Boundary['kind']> = new Set(['internal', 'external', 'party'])

/** Wall rectangles; they may overlap each other, and together they close every corner. */
export function wallsOf(cells: readonly Cell[], boundaries: readonly Boundary[]): Rect[] {
  const indoor = cells.filter(isIndoor).map((cell) => cell.rect)
  return boundaries.flatMap((boundary) => {
    if (!WALLED.has(boundary.kind)) return []
    const reach = boundary.kind === 'internal' ? INTERNAL_WALL_MM / 2 : EXTERNAL_WALL_MM
    const [from, to] = boundary.span
    const wall = rectOn(boundary.axis, boundary.band, [from - reach, to + reach])
    return indoor.flatMap((rect) => meet(wall, rect) ?? [])
  })
}

const pairs = (values: readonly number[]) => {
  const sorted = [...new Set(values)].sort((a, b) => a - b)
  return sorted.flatMap((from, index) => sorted.slice(index + 1).map((to) => [from, to] as const))
}

/** Largest rectangle between the tiles' edges that lies inside the tiles. */
function largestIn(tiles: readonly Rect[]): Rect {
  const ys = pairs(tiles.flatMap((tile) => [tile.y, tile.y + tile.h]))
  const rects = pairs(tiles.flatMap((tile) => [tile.x, tile.x + tile.w])).flatMap(([x, x2]) =>
    ys.map(([y, y2]) => ({ x, y, w: x2 - x, h: y2 - y })),
  )
  return (
    rects.reduce<Rect | null>((best, rect) => {
      if (best && areaOf(rect) <= areaOf(best)) return best
      const covered = tiles.reduce((sum, tile) => sum + sharedArea(rect, tile), 0)
      return covered >= areaOf(rect) - 1 ? rect : best
    }, null) ?? boundsOf(tiles)
  )
}

function sharedArea(a: Rect, b: Rect): number {
  const shared = meet(a, b)
  return shared ? areaOf(shared) : 0
}

export function roomsOf(cells: readonly Cell[], walls: readonly Rect[]): Room[] {
  const ids = [...new Set(cells.map((cell) => cell.room))].filter((id) => id !== 'out')
  return ids.map((id) => {
    const own = cells.filter((cell) => cell.room === id).map((cell) => cell.rect)
    const around = boundsOf(own)
    const cuts = walls.flatMap((wall) => meet(wall, around) ?? [])
    const tiles = tilesOf(own, cuts)
    const loops = outlinesOf(own, cuts)
    const polygon: readonly Point[] = loops.sort((a, b) => b.length - a.length)[0] ?? []
    const area = tiles.reduce((sum, tile) => sum + areaOf(tile), 0)
    return { id, ...meaningOf(id), cells: own, tiles, polygon, main: largestIn(tiles), areaMm2: area }
  })
}

const POST_MM = 240

/** Posts in the corners of covered areas that no wall supports. */
export function postsOf(cells: readonly Cell[], boundaries: readonly Boundary[]): Rect[] {
  const eaves = boundaries.filter((boundary) => boundary.kind === 'eave')
  const covered = cells.filter((cell) => cell.room !== 'out' && COVERED.has(meaningOf(cell.room).kind))
  return covered.flatMap(({ room, rect }) =>
    [0, 1].flatMap((i) =>
      [0, 1].flatMap((j) => {
        const x = rect.x + i * rect.w
        const y = rect.y + j * rect.h
        const holds = (axis: 'x' | 'y', at: number, along: number) =>
          eaves.some(
            ({ axis: line, at: where, span, low, high }) =>
              line === axis &&
              where === at &&
              (low === room || high === room) &&
              (span[0] === along || span[1] === along),
          )
        if (!holds('x', x, y) || !holds('y', y, x)) return []
        return [{ x: x - i * POST_MM, y: y - j * POST_MM, w: POST_MM, h: POST_MM }]
      }),
    ),
  )
}
