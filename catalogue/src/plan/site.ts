import { footprintOf } from './build.ts'
import { right } from './geometry/geometry.ts'
import { HABITABLE } from './kinds.ts'
import type { Level, Plan } from './level.ts'

/** Setbacks in metres from the block's sides, street and rear; common figures, which differ by council. */
export const SETBACKS_M = { side: 1, front: 4.5, rear: 3 }
/** Setbacks at a side street: for the house, and for a garage with room for a car before its door. */
const SIDE_STREET_M = { house: 2, cars: 5.5 }

/** Setback of a garage from the rear lane. */
export const LANE_M = 1

/** Requirements of a house on its block beyond its own size. */
export interface Site {
  /** Whether cars come from a side street. */
  isCorner: boolean
  /** Whether cars come from a rear lane. */
  isLane: boolean
  /** Whether one side is a wall shared with the neighbour. */
  isHalf: boolean
  /** Whether the garage and other uninhabited rooms stand on a side boundary. */
  isZeroLot: boolean
  /** Sum of the side setbacks in metres. */
  sidesM: number
}

/** Whether habitable rooms or only cars and laundry adjoin the wall on the boundary; null without such a wall. */
function boundaryWallOf({ boundaries, rooms }: Level): 'lived' | 'unlived' | null {
  const walls = boundaries.filter((line) => line.kind === 'party')
  const kinds = walls.map(({ low, high }) => rooms.find(({ id }) => id === (low ?? high))?.kind)
  if (walls.length === 0) return null
  return kinds.some((kind) => kind && HABITABLE.has(kind)) ? 'lived' : 'unlived'
}

export function siteOf({ levels: [ground] }: Plan): Site {
  const house = footprintOf(ground)
  const wall = boundaryWallOf(ground)
  const isHalf = wall === 'lived'
  const isZeroLot = wall === 'unlived'
  const cars = ground.openings.find((one) => one.type === 'roller' && one.axis === 'x')
  const near = wall ? 0 : SETBACKS_M.side
  const isLane = ground.openings.some((one) => one.type === 'roller' && one.axis === 'y' && one.high === null)
  if (!cars) return { isCorner: false, isLane, isHalf, isZeroLot, sidesM: near + SETBACKS_M.side }
  const recess = cars.low === null ? cars.band[0] - house.x : right(house) - cars.band[1]
  const street = Math.max(SIDE_STREET_M.house, SIDE_STREET_M.cars - recess / 1000)
  return { isCorner: true, isLane, isHalf, isZeroLot, sidesM: near + street }
}
