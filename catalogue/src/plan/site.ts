import { footprintOf } from './build.ts'
import { right } from './geometry/geometry.ts'
import { HABITABLE } from './kinds.ts'
import type { Level, Plan } from './level.ts'

/** Metres a house keeps from its block's sides, street and rear; common figures, every council has its own. */
export const SETBACKS_M = { side: 1, front: 4.5, rear: 3 }
/** At a side street the house stands farther back, and a car fits before the garage door. */
const SIDE_STREET_M = { house: 2, cars: 5.5 }

/** What a garage keeps from the lane behind it. */
export const LANE_M = 1

/** What a house asks of its block beside its own size. */
export interface Site {
  /** Cars come from a street beside the house. */
  isCorner: boolean
  /** Cars come from a lane behind the house. */
  isLane: boolean
  /** One side is the neighbour's wall. */
  isHalf: boolean
  /** The garage and what nobody lives in stand on a side boundary. */
  isZeroLot: boolean
  /** Metres to keep free on both sides together. */
  sidesM: number
}

/** Whether people live at a wall on the boundary, or only cars and washing stand there; null without such a wall. */
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
