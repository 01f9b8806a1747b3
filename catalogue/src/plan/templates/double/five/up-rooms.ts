import type { DoorSpec, Draft } from '../../../draft.ts'
import { backDoor, cavity, frontDoor, fromOneOf, maybe, roller, slider } from '../../../draft.ts'
import type { Cell } from '../../../layout/solve.ts'
import type { LimitsMm, Split, Tree } from '../../../layout/tree.ts'
import { across, along, cell, out, sized } from '../../../layout/tree.ts'
import type { Random } from '../../../random.ts'
import { nooked } from '../../single/family/rooms.ts'

export type House = (random: Random) => Draft

export interface Widths {
  left: number
  hall: number
  right: number
}

export const widths = (random: Random): Widths => ({
  left: random.between(5950, 6050, 50),
  hall: random.between(1650, 1750, 50),
  right: random.between(3450, 3600, 50),
})

export const widthOf = ({ left, hall, right }: Widths) => left + hall + right

/** Depth of stairs in two flights across the house. */
export const FLIGHTS_MM = 2150

export const front = (random: Random): Tree => out('free', [300, random.between(350, 700, 50), 900])

/** Double garage, with laundry and pantry behind it. */
export const cars = (random: Random, depth: LimitsMm = [1900, 2000, 2300]): Split =>
  along(
    front(random),
    cell('garage', 'free', [6100, 6150, 6400]),
    sized(across(cell('laundry', [2200, 2500, 2900]), cell('scullery')), 'free', depth),
  )

export const doorway = (random: Random): Split =>
  along(cell('porch', 'free', [1700, random.between(1800, 2200, 50), 2300]), cell('entry'))

/** A room at the street with a bath behind it. */
export const streetRoom = (room: 'guest' | 'study'): Tree[] => [
  ...(room === 'guest'
    ? [cell('guest', 'free', [2950, 3200, 3500]), cell('robe0', 'free', 690)]
    : [cell('study', 'free', [3300, 3800, 4200])]),
  cell('bath2', 'free', [1850, 2000, 2200]),
]

/** Two bedrooms with their doors on a hall across the house. */
export const pairOf = (
  [first, second]: readonly [string, string],
  door: 'first' | 'last',
  [left, right]: readonly [number, number],
): Split =>
  across(
    sized(nooked(first, { hall: 'right', at: door, width: 1300 }), left),
    sized(nooked(second, { hall: 'left', at: door, width: 1300 }), right),
  )

/** Rear of the house, terraces not counted. */
export const rearOf = (cells: readonly Cell[]) =>
  Math.max(
    ...cells.filter(({ room }) => room !== 'out' && room !== 'alfresco').map(({ rect }) => rect.y + rect.h),
  )

export const groundDoors: readonly DoorSpec[] = [
  roller(),
  frontDoor('porch', 'entry'),
  fromOneOf(['dining', 'living'], cavity('kitchen', 'scullery')),
  fromOneOf(['scullery', 'kitchen', 'dining'], cavity('living', 'laundry')),
  backDoor('laundry', 'left'),
  maybe(slider('living', 'alfresco', 3010)),
  maybe(slider('dining', 'alfresco', 2410)),
  { ...maybe(slider('living', '', 2410)), b: null, side: 'rear' },
]

export const suiteDoors: readonly DoorSpec[] = [
  cavity('master', 'wir'),
  fromOneOf(['wir'], cavity('master', 'ens')),
]
