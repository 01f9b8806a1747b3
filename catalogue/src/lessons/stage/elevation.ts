import { drawStreet, type StreetDrawing } from '#draw/street/draw-street.ts'
import { floorOf, HEIGHTS } from '#draw/street/frame.ts'
import { streetOf } from '#draw/street/project.ts'
import type { Rect } from '#plan/geometry/geometry.ts'

import type { House } from '../house.ts'

const drawn = new WeakMap<House, StreetDrawing>()

/** The house from the street in the first of its styles. */
export function elevationOf(house: House): StreetDrawing {
  const found = drawn.get(house) ?? drawStreet(house.plan)[0]
  if (!found) throw new Error(`${house.slug} has no front.`)
  drawn.set(house, found)
  return found
}

/** Front walls of the ground storey seen from the street: their whole width, from floor to eaves. */
export function frontWall({ plan }: House): Rect {
  const { u } = streetOf(plan).house
  return { x: u[0], y: floorOf('ground'), w: u[1] - u[0], h: HEIGHTS.storey }
}
