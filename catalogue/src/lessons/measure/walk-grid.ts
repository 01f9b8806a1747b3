import type { Point, Rect } from '#plan/geometry/geometry.ts'
import { boundsOf, grow, rectOn } from '#plan/geometry/geometry.ts'
import { COVERED, isCupboard } from '#plan/kinds.ts'
import type { Level } from '#plan/level.ts'

const CELL = 100
/** Half the width of a person in cells, which must be free around the person's centre. */
const HALF_WIDTH_CELLS = 3
/** Strip of garden around the house to walk on: past a verandah's edge and its furniture. */
const GARDEN = 900

/** Floor of a storey, verandahs and garage included, as a grid of cells for a person's centre. */
export interface WalkGrid {
  columns: number
  rows: number
  /** Distance in cells to the nearest obstacle; 0 inside one. */
  clearance: Uint8Array
  isWay: (cell: number) => boolean
  centre: (cell: number) => Point
  cellAt: (point: Point) => number
}

interface Sheet {
  box: Rect
  columns: number
  rows: number
}

const isNoObstacle = (type: string) => type === 'rug' || /^(chair|stool)/.test(type)

function freeFloor(level: Level, { box, columns, rows }: Sheet): Uint8Array {
  const free = new Uint8Array(columns * rows)
  const paint = (rect: Rect, value: number, isOuter: boolean) => {
    const low = isOuter ? Math.floor : Math.round
    const high = isOuter ? Math.ceil : Math.round
    const x1 = Math.max(0, low((rect.x - box.x) / CELL))
    const x2 = Math.min(columns, high((rect.x + rect.w - box.x) / CELL))
    const y2 = Math.min(rows, high((rect.y + rect.h - box.y) / CELL))
    for (let row = Math.max(0, low((rect.y - box.y) / CELL)); row < y2; row++)
      free.fill(value, row * columns + x1, row * columns + x2)
  }
  const rooms = level.rooms.filter((room) => !isCupboard(room.id))
  for (const { kind, tiles } of rooms)
    for (const tile of tiles) paint(COVERED.has(kind) ? grow(tile, GARDEN) : tile, 1, true)
  for (const wall of level.walls) paint(wall, 0, true)
  for (const { type, axis, band, span } of level.openings)
    if (type !== 'window' && type !== 'roller')
      paint(rectOn(axis, [band[0] - CELL, band[1] + CELL], span), 1, false)
  for (const piece of level.pieces) if (!isNoObstacle(piece.type)) paint(piece.rect, 0, false)
  return free
}

/** Distance transform: rings around everything that is not free, counted outwards. */
function clearanceOf(free: Uint8Array, columns: number): Uint8Array {
  const clearance = new Uint8Array(free.length)
  for (let ring = 1; ring <= 8; ring++) {
    for (let at = 0; at < free.length; at++) {
      if (free[at] !== 1 || clearance[at] !== ring - 1) continue
      const column = at % columns
      const around = [
        at - columns,
        at + columns,
        column > 0 ? at - 1 : -1,
        column < columns - 1 ? at + 1 : -1,
      ]
      const nearest = Math.min(...around.map((next) => (free[next] === 1 ? (clearance[next] ?? 0) : 0)))
      if (ring === 1 || nearest >= ring - 1) clearance[at] = ring
    }
  }
  return clearance
}

export function walkGridOf(level: Level): WalkGrid {
  const box = grow(boundsOf(level.cells.map((cell) => cell.rect)), GARDEN)
  const columns = Math.ceil(box.w / CELL)
  const rows = Math.ceil(box.h / CELL)
  const clearance = clearanceOf(freeFloor(level, { box, columns, rows }), columns)
  return {
    columns,
    rows,
    clearance,
    isWay: (cell) => (clearance[cell] ?? 0) >= HALF_WIDTH_CELLS,
    centre: (cell) => [
      box.x + ((cell % columns) + 0.5) * CELL,
      box.y + (Math.floor(cell / columns) + 0.5) * CELL,
    ],
    cellAt: ([x, y]) =>
      Math.min(rows - 1, Math.max(0, Math.floor((y - box.y) / CELL))) * columns +
      Math.min(columns - 1, Math.max(0, Math.floor((x - box.x) / CELL))),
  }
}
