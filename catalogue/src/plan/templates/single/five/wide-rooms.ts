import type { DoorSpec } from '../../../draft.ts'
import { swing } from '../../../draft.ts'
import type { LimitsMm, Split } from '../../../layout/tree.ts'
import { across, along, cell, sized } from '../../../layout/tree.ts'
import { LOBBY_MM } from '../courts/bar-rooms.ts'
import { nooked, robed, turned } from '../family/rooms.ts'
import { endRoom } from './five-rooms.ts'

/** A bedroom beside a hall on its right, its robe beside the door. */
export function besideHall(bed: string): Split {
  const nook = along(cell(bed, 'free', 1080), cell(`robe${bed.slice(3)}`))
  return across(cell(bed, 'free', [2950, 2980, 3300]), sized(nook, 700))
}

const HALL_MM = 1300
/** Width of a hall's end with two doors side by side. */
const HALL_END_MM = 2200

/** Five bedrooms and two baths on both sides of a hall, which begins on the right of `left`. */
export function bothSides(left: number, right: number): Split {
  const middle = left + HALL_END_MM / 2
  const end = left + HALL_MM + right - middle
  return along(
    across(cell('bath', left), cell('lobby', HALL_MM), sized(turned(besideHall('bed6')), right)),
    across(
      sized(besideHall('bed2'), left),
      cell('lobby', HALL_END_MM),
      sized(turned(besideHall('bed4')), right + HALL_MM - HALL_END_MM),
    ),
    across(
      sized(nooked('bed3', { hall: 'right', width: 1400 }), middle),
      sized(nooked('bed5', { hall: 'left', width: 1400 }), end - 2050),
      cell('ens2', 2050),
    ),
  )
}

/** Two bedrooms at either end of their own short hall, with a bath behind it. */
export const guestsAcross = (end: LimitsMm): Split =>
  across(
    endRoom('bed5', end),
    along(cell('lobby2', [2250, 2400, 2500], 1300), cell('bath2', 'free', [2400, 2700, 3200])),
    endRoom('bed6', end),
  )

/**
 * Two bedrooms and a bathroom along their own hall, which is open on its left; it ends before the bedroom at the street or at the
 * garden.
 */
export function guestsBeside(end: 'street' | 'garden'): Split {
  const isGarden = end === 'garden'
  const rooms = [cell('bath2', 'free', [2200, 2250, 2400]), robed('bed5', isGarden ? 'last' : 'first')]
  const parts = [
    across(cell('lobby2', LOBBY_MM), along(...(isGarden ? rooms : rooms.toReversed()))),
    nooked('bed6', { width: LOBBY_MM - 70, at: isGarden ? 'first' : 'last' }),
  ]
  return along(...(isGarden ? parts : parts.toReversed()))
}

export const guestDoors: readonly DoorSpec[] = [
  swing('lobby2', 'bed5'),
  swing('lobby2', 'bed6'),
  swing('lobby2', 'bath2'),
]
