import type { Span } from '#plan/geometry/geometry.ts'
import type { LevelName } from '#plan/level.ts'

import type { Seen, SeenRoom, Street } from './project.ts'

/** A bay: stretch of a storey's front in one plane, including its roof. */
export interface Bay {
  u: Span
  d: number
}

/** Maximum distance of planes that share a roof. */
const SAME_MM = 450

const meets = (one: Seen, [from, to]: Span) => one.u[0] < to - 1 && one.u[1] > from + 1

/** Rooms of a storey that have a roof of their own. */
export function roofedOf({ rooms }: Street, storey: LevelName): SeenRoom[] {
  return rooms.filter((room) => room.storey === storey)
}

/** Bays of a storey from left to right, each as near as its nearest room. */
export function baysOf(rooms: readonly Seen[]): Bay[] {
  const edges = [...new Set(rooms.flatMap(({ u }) => u))].sort((a, b) => a - b)
  const bays: Bay[] = []
  for (const [index, to] of edges.slice(1).entries()) {
    const from = edges[index] ?? to
    const here = rooms.filter((room) => meets(room, [from, to]))
    if (here.length === 0 || to - from < 1) continue
    const d = Math.min(...here.map((room) => room.d[0]))
    const last = bays.at(-1)
    if (last && last.u[1] === from && Math.abs(last.d - d) < SAME_MM)
      bays[bays.length - 1] = { u: [last.u[0], to], d: Math.min(last.d, d) }
    else bays.push({ u: [from, to], d })
  }
  return bays
}

/** Body of a storey under the main roof, behind the bays that project. */
export function bodyOf(rooms: readonly Seen[]): Seen {
  const front = Math.min(...rooms.map(({ d }) => d[0]))
  const back = Math.max(...rooms.map(({ d }) => d[1]))
  const middle = front + (back - front) * 0.45
  const behind = rooms.filter(({ d }) => d[1] > middle + 1)
  return {
    u: [Math.min(...behind.map(({ u }) => u[0])), Math.max(...behind.map(({ u }) => u[1]))],
    d: [front, back],
  }
}

/** Projection of a bay before both of its neighbours, or before its only one. */
export function reachOf(bay: Bay, bays: readonly Bay[]): number {
  const sides = bays.filter((other) => other.u[0] === bay.u[1] || other.u[1] === bay.u[0])
  return sides.length === 0 ? 0 : Math.max(...sides.map((other) => other.d - bay.d))
}
