import { footprintOf } from '../../build.ts'
import type { Level } from '../../level.ts'
import { glassM2Of } from '../../openings/place-windows.ts'

/** Minimum gap to a bright room that lets its light in. */
const MIN_GAP_MM = 1500
const MIN_GLASS_M2 = 1
/** Distance behind the foremost wall that still counts as the front of the house. */
const FRONT_MM = 3500
/** Maximum share of the front that a laundry may take. */
const MAX_FRONT_SHARE = 0.25

/** Problem: a kitchen has no glass of its own, nor an open side to a room with plenty. */
function kitchenProblems({ rooms, boundaries, openings }: Level): string[] {
  const glassIn = (id: string | null) => {
    const room = rooms.find((one) => one.id === id)
    return room && ['living', 'dining', 'kitchen'].includes(room.kind) ? glassM2Of(room, openings) : 0
  }
  return rooms
    .filter(({ kind }) => kind === 'kitchen')
    .filter(({ id }) => {
      const gaps = boundaries.filter(
        (line) =>
          line.kind === 'open' &&
          (line.low === id || line.high === id) &&
          line.span[1] - line.span[0] >= MIN_GAP_MM,
      )
      const lent = gaps.some((line) => glassIn(line.low === id ? line.high : line.low) >= MIN_GLASS_M2)
      return !lent && glassIn(id) < MIN_GLASS_M2 / 2
    })
    .map(({ id }) => `${id} has no daylight`)
}

/** Problem: a laundry takes too much of the front. */
function frontProblems(level: Level): string[] {
  const house = footprintOf(level)
  return level.rooms
    .filter(({ kind }) => kind === 'laundry')
    .filter(({ id, main }) => {
      const isAtStreet = level.boundaries.some(
        ({ kind, axis, high, low, at }) =>
          kind === 'external' &&
          axis === 'y' &&
          high === id &&
          (low === null || low.startsWith('porch')) &&
          at < house.y + FRONT_MM,
      )
      return isAtStreet && main.w > house.w * MAX_FRONT_SHARE
    })
    .map(({ id }) => `${id} takes the front`)
}

export const daylightProblems = (level: Level) => [...kitchenProblems(level), ...frontProblems(level)]
