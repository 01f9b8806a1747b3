import { footprintOf } from './build.ts'
import { right } from './geometry/geometry.ts'
import type { Plan } from './level.ts'

/** Metres a house keeps from its block's sides, street and rear; common figures, every council has its own. */
export const SETBACKS_M = { side: 1, front: 4.5, rear: 3 }
/** At a side street the house stands farther back, and a car fits before the garage door. */
const SIDE_STREET_M = { house: 2, cars: 5.5 }

/** What a house asks of its block beside its own size. */
export interface Site {
  /** Cars come from a street beside the house. */
  isCorner: boolean
  /** Cars come from a lane behind the house. */
  isLane: boolean
  /** One side is the neighbour's wall. */
  isHalf: boolean
  /** Metres to keep free on both sides together. */
  sidesM: number
}

export function siteOf({ levels: [ground] }: Plan): Site {
  const house = footprintOf(ground)
  const isHalf = ground.boundaries.some((line) => line.kind === 'party')
  const cars = ground.openings.find((one) => one.type === 'roller' && one.axis === 'x')
  const near = isHalf ? 0 : SETBACKS_M.side
  const isLane = ground.openings.some((one) => one.type === 'roller' && one.axis === 'y' && one.high === null)
  if (!cars) return { isCorner: false, isLane, isHalf, sidesM: near + SETBACKS_M.side }
  const recess = cars.low === null ? cars.band[0] - house.x : right(house) - cars.band[1]
  const street = Math.max(SIDE_STREET_M.house, SIDE_STREET_M.cars - recess / 1000)
  return { isCorner: true, isLane, isHalf, sidesM: near + street }
}
