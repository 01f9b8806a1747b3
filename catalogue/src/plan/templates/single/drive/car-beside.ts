import type { LevelDraft } from '../../../draft.ts'
import { cavity, double, fromOneOf, maybe, slider, swing } from '../../../draft.ts'
import type { Split, Tree } from '../../../layout/tree.ts'
import { across, along, cell, out, sized } from '../../../layout/tree.ts'
import type { Random } from '../../../random.ts'
import { lobbyPair, openTo, passSuite } from '../courts/bar-rooms.ts'
import { turned } from '../family/rooms.ts'
import {
  beside,
  childrenAtStreet,
  commonDoors,
  DRIVE_MM,
  lobbyDoors,
  parentsAtStreet,
  streetDoors,
  terrace,
} from './drive-rooms.ts'

/** The garage halfway along the house, with the laundry behind it. */
const withCar = (rooms: Tree): Split =>
  across(
    rooms,
    sized(
      along(cell('garage', 'free', [6000, 6150, 6300]), cell('laundry', 'free', [1950, 2100, 2300]), out()),
      DRIVE_MM,
    ),
  )

/** Children at the street; table and sofa across the house, and behind them kitchen and parents side by side. */
export function kitchenAtGarden(random: Random): LevelDraft {
  return {
    widthMm: random.between(10_100, 10_500, 50) + DRIVE_MM,
    tree: along(
      beside(childrenAtStreet(random)),
      withCar(
        along(
          across(cell('living', [4900, 5300, 6000], [4400, 4700, 5000]), cell('dining', [3800, 4400, 5200])),
          across(
            sized(along(passSuite(random, { at: 'first' }), out()), [4850, 4950, 5150]),
            along(cell('kitchen', 'free', [3800, 4000, 4300]), terrace(random)),
          ),
        ),
      ),
    ),
    open: openTo('entry'),
    doors: [
      ...commonDoors,
      ...streetDoors,
      fromOneOf(['dining'], swing('living', 'master')),
      cavity('kitchen', 'laundry'),
      { ...maybe(slider('living', 'garden', 2410)), b: null, side: 'left' },
    ],
    windows: {
      master: ['rear', 'left'],
      bed2: ['front', 'left'],
      living: ['left', 'right'],
      dining: ['left'],
    },
  }
}

/** Parents at the street, living across the house, and behind it the terrace and the children side by side. */
export function terraceBesideChildren(random: Random): LevelDraft {
  const fourth = random.pick<'bed4' | 'media'>(['bed4', 'bed4', 'media'])
  const cook = [cell('dining', 'free', [2700, 2900, 3200]), cell('kitchen', 'free', [3300, 3500, 3900])]
  const row = [
    cell('living', [4700, 5100, 5400]),
    sized(along(...(random.chance(0.5) ? cook : cook.toReversed())), [4700, 5200, 5600]),
  ]
  return {
    widthMm: random.between(10_200, 10_500, 50) + DRIVE_MM,
    tree: along(
      beside(parentsAtStreet(random, fourth)),
      withCar(
        along(
          across(...(random.chance(0.5) ? row : row.toReversed())),
          across(
            terrace(random),
            sized(along(turned(lobbyPair('bed2', 'bed3', 'first')), out()), [4750, 4850, 5000]),
          ),
        ),
      ),
    ),
    open: openTo('entry', 'lobby'),
    doors: [
      ...commonDoors,
      swing('entry', 'master'),
      fourth === 'bed4' ? swing('entry', 'bed4') : double('entry', 'media', 'mid'),
      ...lobbyDoors,
      cavity('lobby', 'laundry'),
    ],
    windows: {
      master: ['front'],
      bed4: ['front'],
      media: ['front'],
      living: ['left', 'rear'],
      bed2: ['left'],
    },
  }
}
