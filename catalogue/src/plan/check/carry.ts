import type { Level, Plan } from '../level.ts'
import { approachOf } from '../openings/place-doors.ts'
import { arrivalsOf, groundOf, landingsOf, walkMmBetween } from './ground.ts'

/** Maximum distance from the car to the bench or shelf where the shopping is put down. */
const MAX_M = 15
/** Maximum distance when kitchen and living rooms are upstairs: the stairs are a detour. */
const MAX_UPSTAIRS_M = 24
const STAIRS_M = 4.5

const larder = (level: Level) => {
  const pantries = level.rooms.filter((room) => room.kind === 'pantry')
  const kitchens = level.rooms.filter((room) => room.kind === 'kitchen')
  return [...pantries, ...kitchens].flatMap((room) => room.tiles)
}

/** Distance from the garage's inner door to pantry or kitchen in metres; null without a garage. */
export function carryMOf({ levels: [ground, upper] }: Plan): number | null {
  const doors = ground.openings.filter((one) => one.type !== 'roller' && one.type !== 'window')
  const starts = doors.flatMap((one) => [
    ...(one.low === 'garage' ? [approachOf(one, 'low', 700)] : []),
    ...(one.high === 'garage' ? [approachOf(one, 'high', 700)] : []),
  ])
  if (!ground.rooms.some((room) => room.kind === 'garage')) return null
  const floor = groundOf(ground)
  const from = floor.cellsIn(starts)
  const here = walkMmBetween(floor, from, floor.cellsIn(larder(ground))) / 1000
  if (Number.isFinite(here) || !upper) return here
  const above = groundOf(upper)
  const below = walkMmBetween(floor, from, floor.cellsIn(landingsOf(ground))) / 1000
  const on = walkMmBetween(above, arrivalsOf(upper, above), above.cellsIn(larder(upper))) / 1000
  return below + STAIRS_M + on
}

export function carryProblems(plan: Plan): string[] {
  const carry = carryMOf(plan)
  const isDown = larder(plan.levels[0]).length > 0
  return carry !== null && carry > (isDown ? MAX_M : MAX_UPSTAIRS_M)
    ? [`the shopping is carried ${carry.toFixed(0)} m`]
    : []
}
