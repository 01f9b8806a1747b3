import type { OpenPairs } from '../../../layout/boundaries.ts'
import type { DoorSpec, Sides } from '../../../draft.ts'
import { arch, backDoor, cavity, frontDoor, roller, swing } from '../../../draft.ts'
import type { Random } from '../../../random.ts'
import type { LimitsMm, Tree } from '../../../layout/tree.ts'
import { across, along, cell, out, sized } from '../../../layout/tree.ts'

export interface TowerChoices {
  garage: number
  entry: number
  room: number
  stair: number
  stairDepth: number
  service: number
  front: 'study' | 'none'
  livingFirst: boolean
  retreat: boolean
  /** Width of pantry and linen beside the hall. */
  larder: LimitsMm
}

/** Depth of the floor before the first step and after the last. */
export const LANDING_MM = 1150

export function chooseTower(random: Random): TowerChoices {
  return {
    garage: random.between(3460, 3560, 20),
    entry: random.between(1320, 1420, 20),
    room: random.between(2150, 2600, 50),
    stair: 2060,
    stairDepth: random.between(2850, 3050, 50),
    service: random.between(1800, 1860, 20),
    front: random.pick(['study', 'study', 'none']),
    livingFirst: random.chance(0.5),
    retreat: random.chance(0.5),
    larder: [1350, 1450, 1700],
  }
}

export const towerDoors = ({ front }: TowerChoices): DoorSpec[] => [
  roller('front', 2710),
  frontDoor('porch', 'entry'),
  swing('garage', 'entry', 'rear'),
  swing('entry', 'pdr', 'rear'),
  front === 'study' ? cavity('entry', 'study') : arch('entry', 'nook', 1200),
  cavity('kitchen', 'laundry'),
  backDoor('laundry', 'left'),
  cavity('kitchen', 'pantry'),
]

export const OPEN_BELOW: OpenPairs = [
  ['entry', 'stair'],
  ['entry', 'lobby'],
  ['lobby', 'stair'],
  ['entry', 'kitchen'],
]

export const WINDOWS_BELOW: Sides = {
  living: ['left', 'rear'],
  dining: ['right', 'rear'],
  study: ['front', 'right'],
  nook: ['front', 'right'],
  kitchen: ['right', 'left'],
}

/** Garage, porch and foyer, then laundry, stairs and pantry. */
export function towerFront(choices: TowerChoices): Tree[] {
  const { garage, entry, room, stair, stairDepth, service, front, larder } = choices
  const side =
    front === 'study'
      ? [cell('study', 'free', [2500, 2900, 3600]), cell('pdr', 'free', [1500, 1600, 1900])]
      : [cell('nook', 'free', [2000, 2600, 3500]), cell('pdr', 'free', [1500, 1700, 1900])]
  return [
    across(
      sized(along(out('free', [0, 200, 600]), cell('garage', 'free', [6000, 6150, 6400])), garage),
      sized(
        along(
          cell('porch', 'free', [1400, 1500, 1900]),
          across(sized(along(cell('entry')), entry), sized(along(...side), room)),
        ),
        entry + room,
      ),
    ),
    across(
      sized(along(cell('garage', 'free', 1100), cell('laundry', service)), 'free', stairDepth + LANDING_MM),
      along(cell('stair', stair, stairDepth), cell('lobby', stair)),
      cell('entry', 'free'),
      sized(along(cell('linen', 'free', 1100), cell('pantry')), larder),
    ),
  ]
}
