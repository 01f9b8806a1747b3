import type { PlanFacts, PlanRoom } from '@dream/contract/api/designs/design'
import { hasFields } from '#json/read-record.ts'

/** A part of the street front, in metres: x from the house's middle, `y` from the frontmost wall towards the rear. */
export type FrontPart = {
  kind: 'garage' | 'porch' | 'entry' | 'balcony' | 'room'
  from: number
  to: number
  y: number
  level: 'ground' | 'upper'
}
export type Front = { width: number; depth: number; storeys: 1 | 2; parts: FrontPart[] }

/** Whether a stored value is a front. Its parts are not checked, because the same command wrote them. */
export const isFront = (value: unknown): value is Front =>
  hasFields(value, 'width', 'depth', 'storeys', 'parts') && Array.isArray(value.parts)

const WALL = 120
const OUTDOOR = new Set(['alfresco', 'courtyard'])

const boundsOf = (room: PlanRoom) => {
  const xs = room.polygon.map(([x]) => x)
  const ys = room.polygon.map(([, y]) => y)
  return { x0: Math.min(...xs) - WALL, x1: Math.max(...xs) + WALL, y0: Math.min(...ys) - WALL }
}

function kindOf(room: PlanRoom): FrontPart['kind'] {
  if (room.kind === 'garage' || room.kind === 'porch' || room.kind === 'balcony') return room.kind
  return room.kind === 'entry' || room.kind === 'hall' ? 'entry' : 'room'
}

type Bounded = { room: PlanRoom; x0: number; x1: number; y0: number }

/** Merges adjacent samples across the front that hit the same room. */
function stretches(steps: readonly number[], rooms: readonly Bounded[]) {
  const found: { nearest: Bounded; from: number; to: number }[] = []
  for (const x of steps) {
    const nearest = rooms.filter((each) => each.x0 <= x && x <= each.x1).toSorted((a, b) => a.y0 - b.y0)[0]
    const last = found.at(-1)
    if (nearest && last?.nearest === nearest) last.to = Math.min(x + 100, nearest.x1)
    else if (nearest) found.push({ nearest, from: x - 100, to: x })
  }
  return found
}

const NARROW_M = 1.3

/** Removes overlaps between neighbours, of which the nearer one keeps its width; merges a sliver of a room with its neighbour. */
function tidied(parts: readonly FrontPart[]): FrontPart[] {
  const found: FrontPart[] = []
  for (const part of parts.toSorted((a, b) => a.from - b.from)) {
    const last = found.at(-1)
    if (!last || last.to <= part.from) {
      found.push({ ...part })
      continue
    }
    const isLevelled = Math.abs(last.y - part.y) < 0.25 && last.kind === 'room' && part.kind === 'room'
    if (isLevelled && Math.min(last.to - last.from, part.to - part.from) < NARROW_M) last.to = part.to
    else if (last.y <= part.y) found.push({ ...part, from: last.to })
    else {
      last.to = part.from
      found.push({ ...part })
    }
  }
  return found
}

/** Front of a plan seen from the street: the frontmost room at each position of its width. */
export function frontOf(plan: PlanFacts): Front {
  const rooms = plan.rooms
    .filter((room) => !OUTDOOR.has(room.kind))
    .map((room) => ({ room, ...boundsOf(room) }))
  const left = Math.min(...rooms.map((each) => each.x0))
  const right = Math.max(...rooms.map((each) => each.x1))
  const front = Math.min(...rooms.map((each) => each.y0))
  const middle = (left + right) / 2
  const parts = (['ground', 'upper'] as const).flatMap((level) => {
    const here = rooms.filter((each) => each.room.level === level)
    const steps = Array.from(
      { length: Math.floor((right - left - 100) / 100) },
      (_, at) => left + 100 * (at + 1),
    )
    return stretches(steps, here).map(({ nearest, from, to }): FrontPart => ({
      kind: kindOf(nearest.room),
      from: (from - middle) / 1000,
      to: (to - middle) / 1000,
      y: (nearest.y0 - front) / 1000,
      level,
    }))
  })
  return {
    width: (right - left) / 1000,
    depth: plan.houseDepth,
    storeys: plan.storeys,
    parts: (['ground', 'upper'] as const).flatMap((level) =>
      tidied(parts.filter((part) => part.level === level && part.to - part.from > 0.5)),
    ),
  }
}

/** Maximum distance between walls and openings of two fronts, in metres; Infinity for fronts of different parts. */
export function farthestStep(one: Front, other: Front): number {
  const kindsOf = ({ storeys, parts }: Front) => [
    storeys,
    ...parts.flatMap(({ kind, level }) => [kind, level]),
  ]
  if (kindsOf(one).join() !== kindsOf(other).join()) return Infinity
  const steps = one.parts.flatMap((part, at) => {
    const { from = 0, to = 0, y = 0 } = other.parts[at] ?? {}
    return [part.from - from, part.to - to, part.y - y]
  })
  return Math.max(...steps.map(Math.abs))
}
