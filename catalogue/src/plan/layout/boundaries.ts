import type { Axis, Rect, Span } from '../geometry/geometry.ts'
import { rear, right, spanWithout } from '../geometry/geometry.ts'
import { COVERED, isCupboard, meaningOf, OUTDOOR } from '../kinds.ts'
import type { Boundary } from '../level.ts'
import { EXTERNAL_WALL_MM, INTERNAL_WALL_MM } from '../level.ts'
import type { Cell } from './solve.ts'

type Line = Pick<Boundary, 'low' | 'high' | 'axis' | 'at' | 'span'>

/** Pairs of rooms without a wall between them. */
export type OpenPairs = readonly (readonly [string, string])[]

const lowEdge = (rect: Rect, axis: Axis) => (axis === 'x' ? rect.x : rect.y)
const highEdge = (rect: Rect, axis: Axis) => (axis === 'x' ? right(rect) : rear(rect))
const spanAlong = (rect: Rect, axis: Axis): Span =>
  axis === 'x' ? [rect.y, rear(rect)] : [rect.x, right(rect)]

function linesOn(axis: Axis, cells: readonly Cell[]): Line[] {
  const lines: Line[] = []
  for (const cell of cells) {
    const at = highEdge(cell.rect, axis)
    const span = spanAlong(cell.rect, axis)
    const shared = touching(cells, (rect) => lowEdge(rect, axis) === at, { axis, span })
    for (const { room, part } of shared) lines.push({ low: cell.room, high: room, axis, at, span: part })
    for (const part of spanWithout(
      span,
      shared.map((piece) => piece.part),
    )) {
      lines.push({ low: cell.room, high: null, axis, at, span: part })
    }
    const start = lowEdge(cell.rect, axis)
    const before = touching(cells, (rect) => highEdge(rect, axis) === start, { axis, span })
    for (const part of spanWithout(
      span,
      before.map((piece) => piece.part),
    )) {
      lines.push({ low: null, high: cell.room, axis, at: start, span: part })
    }
  }
  return joined(lines.filter((line) => line.low !== line.high))
}

function touching(cells: readonly Cell[], isNext: (rect: Rect) => boolean, line: { axis: Axis; span: Span }) {
  return cells.flatMap(({ room, rect }) => {
    if (!isNext(rect)) return []
    const [from, to] = spanAlong(rect, line.axis)
    const part: Span = [Math.max(from, line.span[0]), Math.min(to, line.span[1])]
    return part[1] > part[0] ? [{ room, part }] : []
  })
}

/** Joins pieces of one line between the same two rooms. */
function joined(lines: readonly Line[]): Line[] {
  const sorted = [...lines].sort((a, b) => a.at - b.at || a.span[0] - b.span[0])
  const result: Line[] = []
  for (const line of sorted) {
    const index = result.findIndex(
      (other) =>
        other.at === line.at &&
        other.low === line.low &&
        other.high === line.high &&
        other.span[1] === line.span[0],
    )
    const other = result[index]
    if (other) result[index] = { ...other, span: [other.span[0], line.span[1]] }
    else result.push(line)
  }
  return result
}

const isCovered = (id: string) => COVERED.has(meaningOf(id).kind)
const isOutdoor = (id: string | null) => id === null || OUTDOOR.has(meaningOf(id).kind)
/** Rooms without walls between them: living, dining and kitchen. */
const ONE_ROOM: ReadonlySet<string> = new Set(['living', 'dining', 'kitchen'])
const isOpenPair = (pairs: OpenPairs, a: string, b: string) =>
  (ONE_ROOM.has(a) && ONE_ROOM.has(b)) ||
  pairs.some(([one, two]) => (one === a && two === b) || (one === b && two === a))

/** Whether a boundary is a cupboard's front: a built-in robe 'robe3' opens to bed3, a linen cupboard to any passage. */
function isCupboardFront(a: string, b: string): boolean {
  const [cupboard, other] = isCupboard(a) ? [a, b] : [b, a]
  if (!isCupboard(cupboard) || isCupboard(other)) return false
  if (cupboard.startsWith('robe')) {
    const number = cupboard.slice(4)
    return other === (number === '1' ? 'master' : number === '0' ? 'guest' : `bed${number}`)
  }
  return ['entry', 'hall', 'landing', 'garage', 'laundry', 'mudroom'].includes(meaningOf(other).kind)
}

function kindOf({ low, high }: Line, open: OpenPairs): Boundary['kind'] {
  if (isOutdoor(low) && isOutdoor(high)) {
    if (low && high && isOpenPair(open, low, high)) return 'open'
    return (low !== null && isCovered(low)) || (high !== null && isCovered(high)) ? 'eave' : 'garden'
  }
  if (isOutdoor(low) || isOutdoor(high)) return 'external'
  if (low === null || high === null) return 'external'
  if (isOpenPair(open, low, high)) return 'open'
  return isCupboardFront(low, high) ? 'cupboard' : 'internal'
}

function bandOf({ low, at }: Line, kind: Boundary['kind']): Span {
  if (kind === 'internal') return [at - INTERNAL_WALL_MM / 2, at + INTERNAL_WALL_MM / 2]
  if (kind !== 'external' && kind !== 'party') return [at, at]
  return isOutdoor(low) ? [at, at + EXTERNAL_WALL_MM] : [at - EXTERNAL_WALL_MM, at]
}

/** Boundaries: every line where two rooms, or a room and the outdoors, meet; on the party side the neighbour begins. */
export function boundariesOf(cells: readonly Cell[], open: OpenPairs, party?: 'left'): Boundary[] {
  const rooms = cells.filter((cell) => cell.room !== 'out')
  const edge = Math.min(...rooms.map((cell) => cell.rect.x))
  const isShared = ({ axis, at }: Line) => party === 'left' && axis === 'x' && at === edge
  return [...linesOn('x', rooms), ...linesOn('y', rooms)].map((line) => {
    const own = kindOf(line, open)
    const isClosed = own === 'external' || own === 'garden'
    const kind = isClosed && isShared(line) ? ('party' as const) : own
    return { ...line, kind, band: bandOf(line, kind) }
  })
}
