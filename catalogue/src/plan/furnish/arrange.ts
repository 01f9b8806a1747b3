import type { Rect } from '../geometry/geometry.ts'
import { isWithin, spanOverlap } from '../geometry/geometry.ts'
import type { Facing, Piece } from '../level.ts'
import type { Part, Run, Setting } from './spots.ts'
import { isFree, partAt, rectAt } from './spots.ts'

/** A piece of furniture, or a set of pieces that belong together, to be placed in a room. */
export interface PieceSpec {
  /** Width along the wall: exact, or as much as fits between both. */
  w: number | readonly [min: number, max: number]
  d: number
  /** Depth of free floor in front of it. */
  front?: number
  /** Placed in the middle of the room instead of against a wall. */
  free?: boolean
  /** Whether it is taller than a window sill. */
  tall?: boolean
  /** Distance from walls that it does not stand against; for free pieces. */
  margin?: number
  parts: (w: number) => readonly Part[]
  /** Cost of a spot: lower is better. */
  cost?: (spot: Spot) => number
  optional?: boolean
}

interface Spot {
  rect: Rect
  facing: Facing
  run: Run | null
  /** Position on its run: at one of the ends or between. */
  at: 'end' | 'middle'
  w: number
  hasWindow: boolean
}

interface Placed {
  pieces: readonly Piece[]
  solid: readonly Rect[]
  front: readonly Rect[]
  cost: number
}

function spotsOnWalls(want: PieceSpec, setting: Setting): Spot[] {
  const spots: Spot[] = []
  for (const run of setting.runs) {
    const length = run.span[1] - run.span[0]
    const w = typeof want.w === 'number' ? want.w : Math.min(want.w[1], Math.floor(length / 10) * 10)
    if (w > length || (typeof want.w !== 'number' && w < want.w[0])) continue
    const spare = length - w
    const starts = new Set(
      [0, spare, spare / 2, ...(spare > 900 ? [spare / 4, (3 * spare) / 4] : [])].map(
        (s) => Math.round(s / 10) * 10,
      ),
    )
    for (const start of starts) {
      const from = run.span[0] + Math.min(start, spare)
      const hasWindow = run.windows.some((window) => spanOverlap(window, [from, from + w]) > 50)
      if (want.tall && hasWindow) continue
      const at = start < 20 || start > spare - 20 ? 'end' : 'middle'
      spots.push({ rect: rectAt(run, from, { w, d: want.d }), facing: run.facing, run, at, w, hasWindow })
    }
  }
  return spots
}

const FACINGS = ['rear', 'front', 'left', 'right'] as const

function spotsOnFloor(want: PieceSpec, { room }: Setting): Spot[] {
  const w = typeof want.w === 'number' ? want.w : want.w[1]
  const { x, y, w: roomW, h: roomH } = room.main
  return FACINGS.flatMap((facing) => {
    const sideways = facing === 'left' || facing === 'right'
    const size = sideways ? { w: want.d, h: w } : { w, h: want.d }
    const shifts = [0.5, 0.4, 0.6, 0.3, 0.7, 0.15, 0.85]
    return shifts.flatMap((i) =>
      shifts.map((j): Spot => {
        const rect = {
          x: Math.round((x + (roomW - size.w) * i) / 10) * 10,
          y: Math.round((y + (roomH - size.h) * j) / 10) * 10,
          ...size,
        }
        return { rect, facing, run: null, at: 'middle', w, hasWindow: false }
      }),
    )
  })
}

function frontOf({ rect, facing }: Spot, depth: number): Rect {
  if (facing === 'rear') return { x: rect.x, y: rect.y + rect.h, w: rect.w, h: depth }
  if (facing === 'front') return { x: rect.x, y: rect.y - depth, w: rect.w, h: depth }
  if (facing === 'right') return { x: rect.x + rect.w, y: rect.y, w: depth, h: rect.h }
  return { x: rect.x - depth, y: rect.y, w: depth, h: rect.h }
}

export const isFlat = (type: string) => type === 'rug'

function place(want: PieceSpec, spot: Spot, setting: Setting): Placed | null {
  const parts = want.parts(spot.w)
  const pieces = parts.map((part) => partAt({ ...spot, room: setting.room.id }, part))
  const isIn = pieces.every((piece, index) =>
    isWithin(piece.rect, parts[index]?.wide ? setting.wideTiles : setting.tiles),
  )
  if (!isIn) return null
  if (pieces.some((piece, index) => parts[index]?.tall && isBeforeWindow(piece.rect, spot))) return null
  const solid = pieces.filter((piece) => !isFlat(piece.type)).map((piece) => piece.rect)
  if (!solid.every((rect) => isFree(rect, setting.blocked))) return null
  const front = want.front ? [frontOf(spot, want.front)] : []
  if (!front.every((rect) => isWithin(rect, setting.wideTiles))) return null
  const off = spot.run ? 0 : offCentre(spot, setting)
  return { pieces, solid, front, cost: off + (want.cost?.(spot) ?? 0) }
}

function isBeforeWindow(rect: Rect, { run }: Spot): boolean {
  if (!run) return false
  const span: readonly [number, number] =
    run.facing === 'left' || run.facing === 'right' ? [rect.y, rect.y + rect.h] : [rect.x, rect.x + rect.w]
  return run.windows.some((window) => spanOverlap(window, span) > 50)
}

function offCentre({ rect }: Spot, { room }: Setting): number {
  const dx = rect.x + rect.w / 2 - (room.main.x + room.main.w / 2)
  const dy = rect.y + rect.h / 2 - (room.main.y + room.main.h / 2)
  return Math.hypot(dx, dy) / 1000
}

const NODES = 4000

/** Finds the cheapest combination of places for all pieces; optional ones may be left out at a cost. */
export function arrange(wants: readonly PieceSpec[], setting: Setting): Piece[] | null {
  const choices = wants.map((want) =>
    (want.free ? spotsOnFloor(want, setting) : spotsOnWalls(want, setting))
      .flatMap((spot) => place(want, spot, setting) ?? [])
      .sort((a, b) => a.cost - b.cost),
  )
  let best: { cost: number; chosen: readonly Placed[] } | null = null
  let nodes = 0
  const search = (index: number, chosen: readonly Placed[], cost: number) => {
    if (best && cost >= best.cost - 1e-9) return
    if (nodes++ > NODES) return
    const want = wants[index]
    if (!want) {
      best = { cost, chosen }
      return
    }
    for (const candidate of choices[index] ?? []) {
      if (agrees(candidate, chosen)) search(index + 1, [...chosen, candidate], cost + candidate.cost)
    }
    if (want.optional) search(index + 1, chosen, cost + 6)
  }
  search(0, [], 0)
  const found: { chosen: readonly Placed[] } | null = best
  return found ? chosenPieces(found) : null
}

const chosenPieces = ({ chosen }: { chosen: readonly Placed[] }) => chosen.flatMap((one) => one.pieces)

function agrees(candidate: Placed, chosen: readonly Placed[]): boolean {
  return chosen.every(
    (other) =>
      candidate.solid.every((rect) => isFree(rect, other.solid) && isFree(rect, other.front)) &&
      candidate.front.every((rect) => isFree(rect, other.solid)),
  )
}
