import type { Rect, Span } from '../geometry/geometry.ts'
import { isWithin, overlaps, rectOn, spanOverlap } from '../geometry/geometry.ts'
import type { DoorSpec } from '../draft.ts'
import type { Boundary, Facing, Opening, Room } from '../level.ts'
import { PASSAGES } from '../kinds.ts'
import { Infeasible } from '../layout/solve.ts'

export interface Shell {
  rooms: readonly Room[]
  boundaries: readonly Boundary[]
}

const NIB = 70

/** Spans along a boundary where a room's clear floor touches it. */
export function touchSpans(room: Room, { axis, band, span }: Boundary): Span[] {
  const spans: Span[] = []
  for (const tile of room.tiles) {
    const [low, high] = axis === 'x' ? [tile.x, tile.x + tile.w] : [tile.y, tile.y + tile.h]
    if (low !== band[1] && high !== band[0]) continue
    const [from, to] = axis === 'x' ? [tile.y, tile.y + tile.h] : [tile.x, tile.x + tile.w]
    const part: Span = [Math.max(from, span[0]), Math.min(to, span[1])]
    if (part[1] > part[0]) spans.push(part)
  }
  spans.sort((a, b) => a[0] - b[0])
  return spans.reduce<Span[]>((joined, part) => {
    const last = joined.at(-1)
    return last && last[1] === part[0] ? [...joined.slice(0, -1), [last[0], part[1]]] : [...joined, part]
  }, [])
}

/** Spans of a wall that both rooms can reach. */
export function sharedSpans(shell: Shell, boundary: Boundary): Span[] {
  const sides = [boundary.low, boundary.high].flatMap(
    (id) => shell.rooms.find((room) => room.id === id) ?? [],
  )
  const [first, second] = sides.map((room) => touchSpans(room, boundary))
  if (!first) return []
  if (!second) return first
  return first.flatMap((a) =>
    second.flatMap((b) =>
      spanOverlap(a, b) > 0 ? [[Math.max(a[0], b[0]), Math.min(a[1], b[1])] as const] : [],
    ),
  )
}

/** Floor area swept by a hinged leaf; null for sliding doors. */
export function sweepOf(opening: Opening): Rect | null {
  if (!opening.into || !opening.hinge) return null
  const full = opening.span[1] - opening.span[0]
  const leaf = opening.type === 'double' ? full / 2 : opening.type === 'entry' ? Math.min(1020, full) : full
  const span: Span =
    opening.type !== 'entry'
      ? opening.span
      : opening.hinge === 'from'
        ? [opening.span[0], opening.span[0] + leaf]
        : [opening.span[1] - leaf, opening.span[1]]
  const [low, high] = opening.band
  return rectOn(opening.axis, opening.into === 'high' ? [high, high + leaf] : [low - leaf, low], span)
}

/** Floor in front of a door on one of its sides. */
export function approachOf({ axis, band, span }: Opening, side: 'low' | 'high', depth = 650): Rect {
  return rectOn(axis, side === 'high' ? [band[1], band[1] + depth] : [band[0] - depth, band[0]], span)
}

const SIDE_OF: Record<Facing, { axis: 'x' | 'y'; outside: 'low' | 'high' }> = {
  left: { axis: 'x', outside: 'low' },
  right: { axis: 'x', outside: 'high' },
  front: { axis: 'y', outside: 'low' },
  rear: { axis: 'y', outside: 'high' },
}

function boundariesFor(spec: DoorSpec, { boundaries }: Shell): Boundary[] {
  return boundaries.filter((boundary) => {
    const { low, high, axis, kind } = boundary
    if (kind !== 'internal' && kind !== 'external') return false
    const other = low === spec.b ? high : high === spec.b ? low : undefined
    if (other === undefined || (other !== spec.a && !spec.orFrom?.includes(other ?? ''))) return false
    if (!spec.side) return true
    const side = SIDE_OF[spec.side]
    return axis === side.axis && boundary[side.outside] === null
  })
}

interface Candidate {
  opening: Opening
  cost: number
}

function positions(
  span: Span,
  width: number,
  spec: DoorSpec,
): { from: number; cost: number; end: 'from' | 'to' | 'mid' }[] {
  const low = span[0] + NIB
  const high = span[1] - NIB - width
  const middle = Math.round((low + high) / 20) * 10
  const all = [
    { from: low, cost: 0, end: 'from' as const },
    { from: high, cost: 0, end: 'to' as const },
    { from: middle, cost: spec.type === 'swing' ? 0.6 : 0.1, end: 'mid' as const },
  ]
  if (spec.at === 'mid') return all.slice(2)
  if (spec.at === 'front' || spec.at === 'left') return all.slice(0, 1)
  if (spec.at === 'rear' || spec.at === 'right') return all.slice(1, 2)
  return all
}

const SLIDING: ReadonlySet<string> = new Set(['cavity', 'arch', 'slider', 'roller'])
const UNBENDING: ReadonlySet<string> = new Set(['swing', 'cavity', 'external'])

/** Width of a door in a stretch of wall; null where it does not fit. */
function widthIn(span: Span, { type, widthMm: width }: DoorSpec): number | null {
  const minWidth = UNBENDING.has(type) ? width : Math.min(width, type === 'entry' ? 1020 : 1500)
  const free = span[1] - span[0] - 2 * NIB
  return free < minWidth ? null : Math.min(width, free)
}

function hung(spec: DoorSpec, boundary: Boundary, span: Span): Candidate[] {
  const width = widthIn(span, spec)
  if (width === null) return []
  const { low, high, axis, band } = boundary
  const into = low === (spec.type === 'external' ? spec.a : spec.b) ? ('low' as const) : ('high' as const)
  return positions(span, width, spec).flatMap(({ from, cost, end }): Candidate[] => {
    const base = { type: spec.type, low, high, axis, band, span: [from, from + width] as const }
    if (SLIDING.has(spec.type)) return [{ opening: { ...base, hinge: null, into: null }, cost }]
    const hinges = end === 'mid' ? (['from', 'to'] as const) : [end]
    return hinges.map((hinge) => ({ opening: { ...base, hinge, into }, cost }))
  })
}

const candidatesFor = (spec: DoorSpec, shell: Shell): Candidate[] =>
  boundariesFor(spec, shell).flatMap((boundary) =>
    sharedSpans(shell, boundary).flatMap((span) => hung(spec, boundary, span)),
  )

function soloCost(opening: Opening, shell: Shell): number {
  const sweep = sweepOf(opening)
  if (!sweep) return 0
  const id = opening.into === 'low' ? opening.low : opening.high
  const room = shell.rooms.find((one) => one.id === id)
  if (!room) return 0
  const open = openGroup(shell, room.id)
  const inside = isWithin(
    sweep,
    shell.rooms.filter((one) => open.has(one.id)).flatMap((one) => one.tiles),
  )
  return (inside ? 0 : 50) + (PASSAGES.has(room.kind) && opening.type !== 'entry' ? 0.4 : 0)
}

/** Rooms visible from `id` without passing a wall. */
export function openGroup({ boundaries }: Pick<Shell, 'boundaries'>, id: string): ReadonlySet<string> {
  const group = new Set([id])
  for (let size = 0; size !== group.size;) {
    size = group.size
    for (const { kind, low, high } of boundaries) {
      if (kind !== 'open' || !low || !high) continue
      if (group.has(low)) group.add(high)
      else if (group.has(high)) group.add(low)
    }
  }
  return group
}

function pairCost(a: Opening, b: Opening): number {
  if (a.axis === b.axis && a.band[0] === b.band[0] && spanOverlap(a.span, b.span) > -NIB) return 100
  const sweepA = sweepOf(a)
  const sweepB = sweepOf(b)
  if (sweepA && sweepB && overlaps(sweepA, sweepB)) return 20
  const blocked = (sweep: Rect | null, other: Opening) =>
    sweep !== null &&
    (['low', 'high'] as const).some((side) => overlaps(sweep, approachOf(other, side, 300), 60))
  return (blocked(sweepA, b) ? 0.8 : 0) + (blocked(sweepB, a) ? 0.8 : 0)
}

/** Chooses a place for every door so that swings do not overlap. */
export function placeDoors(specs: readonly DoorSpec[], shell: Shell): Opening[] {
  const choices = specs.flatMap((spec) => {
    const found = candidatesFor(spec, shell)
    if (found.length === 0 && spec.optional) return []
    if (found.length === 0) throw new Infeasible(`no wall for the ${spec.type} ${spec.a}-${spec.b}`)
    return [found.map(({ opening, cost }) => ({ opening, cost: cost + soloCost(opening, shell) }))]
  })
  let chosen = choices.flatMap((list) => [...list].sort((a, b) => a.cost - b.cost).slice(0, 1))
  for (let round = 0; round < 4; round++) {
    chosen = chosen.reduce((current, _, index) => {
      const others = current.filter((__, other) => other !== index)
      const total = (one: Candidate) =>
        others.reduce((sum, other) => sum + pairCost(one.opening, other.opening), one.cost)
      const best = (choices[index] ?? []).reduce<Candidate | undefined>(
        (a, b) => (a && total(a) <= total(b) ? a : b),
        undefined,
      )
      return best ? current.with(index, best) : current
    }, chosen)
  }
  return chosen.map((one) => one.opening)
}
