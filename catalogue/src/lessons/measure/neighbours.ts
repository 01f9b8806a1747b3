import type { Point } from '#plan/geometry/geometry.ts'
import type { Boundary, Level, Room } from '#plan/level.ts'

const ends = ({ axis, band, span }: Boundary): readonly [Point, Point] => {
  const at = (band[0] + band[1]) / 2
  return axis === 'x'
    ? [
        [at, span[0]],
        [at, span[1]],
      ]
    : [
        [span[0], at],
        [span[1], at],
      ]
}

export interface SharedWall {
  a: string
  b: string
  line: readonly [Point, Point]
}

/** Walls shared by rooms of one group with rooms of another. */
export function sharedWalls(level: Level, some: readonly Room[], others: readonly Room[]): SharedWall[] {
  const has = (rooms: readonly Room[], id: string | null) => rooms.some((room) => room.id === id)
  return level.boundaries.flatMap((one) => {
    if (one.kind !== 'internal' || one.low === null || one.high === null) return []
    const isShared =
      (has(some, one.low) && has(others, one.high)) || (has(others, one.low) && has(some, one.high))
    return isShared ? [{ a: one.low, b: one.high, line: ends(one) }] : []
  })
}
