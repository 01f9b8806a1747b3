import type { Rect } from '#plan/geometry/geometry.ts'
import { boundsOf, grow } from '#plan/geometry/geometry.ts'
import type { LevelName } from '#plan/level.ts'

import type { House } from './house.ts'
import type { View } from './lesson.ts'
import { lotOf } from './measure/lot.ts'
import { elevationOf, frontWall } from './stage/elevation.ts'

/** Margins in millimetres: garden around a whole house, and floor around the target of a close view. */
const GARDEN = 1500
const AROUND = 700
/** Visible part of the street in front of a lot, and of the neighbours around it. */
const STREET = 4800
const NEIGHBOURS = 1000
/** Garden beside a front, and space below it, in millimetres. */
const STREET_SIDE = 1700
const BELOW_FRONT = 3600

/** The whole house with a strip of garden, framed the same for both storeys. */
export const whole = (house: House, level: LevelName = 'ground', margin = GARDEN): View => ({
  house,
  level,
  frame: grow(house.box, margin),
  isClose: false,
})

/** The house on its lot, with the street below. */
export function onLot(house: House): View {
  const { x, y, w, h } = lotOf(house)
  const frame = { x: x - NEIGHBOURS, y: y - STREET, w: w + 2 * NEIGHBOURS, h: h + STREET + NEIGHBOURS }
  return { house, level: 'ground', frame, isClose: false }
}

/** The house from the street, its front as wide as the picture, with space below for dimension lines. */
export function fromStreet(house: House): View {
  const { x, w, h } = elevationOf(house).rect
  const wall = frontWall(house)
  const side = Math.min(wall.x - x, STREET_SIDE)
  return {
    house,
    level: 'street',
    frame: { x: wall.x - side, y: -BELOW_FRONT, w: Math.min(wall.w + 2 * side, w), h: h + BELOW_FRONT },
    isClose: false,
  }
}

/** Close view that shows furniture and every dimension. */
export const close = (house: House, rects: readonly Rect[], margin = AROUND): View => ({
  house,
  level: 'ground',
  frame: grow(boundsOf(rects), margin),
  isClose: true,
})
