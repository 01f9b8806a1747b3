import type { Rect } from '#plan/geometry/geometry.ts'
import { rectOn } from '#plan/geometry/geometry.ts'
import { OUTDOOR } from '#plan/kinds.ts'
import type { Level } from '#plan/level.ts'

import { box, strokes } from '../svg/marks.ts'

const boxOf = ({ x, y, w, h }: Rect) => ({ x: x / 10, y: -(y + h) / 10, w: w / 10, h: h / 10 })

/** Depth of the hatching towards the neighbour, and distance between its strokes, in millimetres. */
const REACH = 260
const STEP = 330
/** Thickness of a garden wall. */
const WALL = 120

/** Hatches the outside of a wall shared with the neighbour, and draws the wall where it closes a court. */
export function drawSharedWalls(level: Level): string {
  const shared = level.boundaries.filter((line) => line.kind === 'party')
  const courts = level.rooms.filter((room) => OUTDOOR.has(room.kind)).map((room) => room.id)
  const walls = shared
    .filter(({ low, high }) => courts.includes(low ?? high ?? ''))
    .map(({ axis, span, low, at }) =>
      box('wl', boxOf(rectOn(axis, low === null ? [at, at + WALL] : [at - WALL, at], span))),
    )
  const lines = shared.flatMap(({ at, span, low }) => {
    const away = low === null ? -1 : 1
    const count = Math.floor((span[1] - span[0] - REACH) / STEP)
    return Array.from({ length: Math.max(0, count + 1) }, (_, index) => {
      const y = span[0] + index * STEP
      return [at / 10, -y / 10, (at + away * REACH) / 10, -(y + REACH) / 10] as const
    })
  })
  return walls.join('') + (lines.length > 0 ? strokes('d', ...lines) : '')
}
