import type { DoorSpec } from '../../../draft.ts'
import { backDoor, cavity, frontDoor, fromOneOf, maybe, roller, slider, swing } from '../../../draft.ts'
import type { LimitsMm, Split, Tree } from '../../../layout/tree.ts'
import { across, along, cell, out, sized } from '../../../layout/tree.ts'
import type { Random } from '../../../random.ts'
import { nooked, suiteDoors } from '../family/rooms.ts'

export const ENTRY_MM = 1700
/** Width that allows walking past both cars between outer walls. */
export const CARS_MM = 6000
/** Depth that allows walking round the cars behind any wall. */
const GARAGE_DEPTH_MM: LimitsMm = [6150, 6200, 6450]

export const front = (random: Random): Tree => out('free', [250, random.between(300, 700, 100), 1900])

/** Garage, with laundry and mudroom behind it. */
export const carsAndCoats = (random: Random, depth: LimitsMm = [2000, 2100, 2400]): Tree[] => [
  front(random),
  cell('garage', 'free', GARAGE_DEPTH_MM),
  across(cell('laundry', [2600, 3000, 3500], depth), cell('mudroom')),
]

/** The same with the pantry between them. */
export const carsAndLarder = (random: Random): Tree[] => [
  front(random),
  cell('garage', 'free', GARAGE_DEPTH_MM),
  across(
    cell('laundry', [2250, 2300, 2400], [2000, 2100, 2300]),
    cell('pantry', [1450, 1550, 1700]),
    cell('mudroom'),
  ),
]

interface Suite {
  /** Position of the entrance: before the bed or behind it. */
  at: 'first' | 'last'
  nook?: number
}

/** The main suite, entered past its robe on the left; its bathroom is not visible from the door. */
export function suite({ at, nook = 1350 }: Suite): Split {
  const way = across(
    cell('master', nook),
    cell('wir', [1350, 1500, 2100]),
    cell('ens', [2150, 2300, 2500], [2450, 2550, 2700]),
  )
  const room = cell('master', 'free', [3800, 4000, 4400])
  return along(...(at === 'first' ? [way, room] : [room, way]))
}

/** The front door, and a hall behind it. */
export const doorway = (random: Random, depth: LimitsMm): Split =>
  sized(
    along(cell('porch', 'free', [1700, random.between(1900, 2400, 100), 2600]), cell('entry', 'free', depth)),
    ENTRY_MM,
  )

/** A bedroom at the end of a row, its robe at the garden. */
export const endRoom = (bed: string, width: LimitsMm): Split =>
  sized(along(cell(bed), cell(`robe${bed.slice(3)}`, 'free', 880)), width)

/** Two bedrooms with a bath between them, and one at each end, along a lobby before them. */
export const fourAcross = (end: LimitsMm): Split =>
  across(
    endRoom('bed2', end),
    along(
      cell('lobby', 'free', 1260),
      across(
        cell('bath', [1900, 2100, 2500]),
        sized(nooked('bed3', { hall: 'right', width: 1300 }), [2830, 2900, 3200]),
        sized(nooked('bed4', { hall: 'left', width: 1300 }), [2830, 2900, 3200]),
      ),
    ),
    endRoom('bed5', end),
  )

export const childrensDoors: readonly DoorSpec[] = [
  swing('lobby', 'bed2'),
  swing('lobby', 'bed3'),
  swing('lobby', 'bed4'),
]

export const commonDoors: readonly DoorSpec[] = [
  roller(),
  frontDoor('porch', 'entry'),
  swing('garage', 'mudroom'),
  fromOneOf(['kitchen'], cavity('mudroom', 'laundry')),
  backDoor('laundry', 'left'),
  ...suiteDoors,
  maybe(slider('living', 'alfresco', 3010)),
  maybe(slider('dining', 'alfresco', 2410)),
]
