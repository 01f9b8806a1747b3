import type { DoorSpec } from '../../../draft.ts'
import { backDoor, cavity, frontDoor, fromOneOf, maybe, roller, slider } from '../../../draft.ts'
import type { Split } from '../../../layout/tree.ts'
import { across, along, cell, out, sized } from '../../../layout/tree.ts'
import type { Random } from '../../../random.ts'
import { robed } from '../../single/family/rooms.ts'
import type { Widths } from './up-rooms.ts'
import { FLIGHTS_MM } from './up-rooms.ts'

/** Widths of a single garage and its roller door. */
export const CAR_MM = 3600
export const ROLLER_MM = 2710

export interface Choices extends Widths {
  /** Setback of the walls at the street behind the porch's posts. */
  front: number
  porch: number
}

export const slim = (random: Random): Choices => ({
  left: CAR_MM,
  hall: random.between(1550, 1650, 50),
  right: random.between(3350, 3450, 50),
  front: random.between(350, 700, 50),
  porch: random.between(1800, 2200, 50),
})

/** Single garage, with laundry and pantry behind it. */
export const car = (front: number): Split =>
  along(
    out('free', front),
    cell('garage', 'free', [6050, 6150, 6400]),
    sized(across(cell('laundry'), cell('pantry', [1400, 1450, 1500])), 'free', [1850, 2000, 2400]),
  )

/** A bedroom whose robe stands beside its door; it takes any depth. */
export const deepRoom = (bed: string): Split =>
  along(across(cell(`robe${bed.slice(3)}`), cell(bed, 1300, 690)), cell(bed))

/** Robe and bath behind each other. */
export const bathing = (): Split =>
  along(cell('wir', 'free', [1500, 1600, 2000]), cell('ens', 'free', [2250, 2400, 2700]))

/** Main suite above the street; behind it one bedroom, a bathroom and the stairs. */
export function parentsAboveStreet({ left, hall, right, front }: Choices): Split {
  return along(
    out('free', front),
    across(cell('master', left + hall, [3850, 4000, 4200]), sized(bathing(), right)),
    across(
      sized(robed('bed2', 'first'), left),
      cell('landing', hall),
      sized(along(cell('bath', 'free', [1850, 2000, 2600]), cell('stair', 'free', FLIGHTS_MM)), right),
    ),
  )
}

export const slimDoors: readonly DoorSpec[] = [
  frontDoor('porch', 'entry'),
  backDoor('laundry', 'left'),
  fromOneOf(['dining', 'living'], cavity('kitchen', 'laundry')),
  maybe(slider('living', 'alfresco', 2710)),
  maybe(slider('dining', 'alfresco', 2410)),
]

export const streetDoor: DoorSpec = roller('front', ROLLER_MM)
