import type { LevelDraft } from '../../../draft.ts'
import { cavity, double, fromOneOf, maybe, portal, slider, swing } from '../../../draft.ts'
import type { Split } from '../../../layout/tree.ts'
import { across, along, cell, out, sized } from '../../../layout/tree.ts'
import type { Random } from '../../../random.ts'
import { childrensRow, lobbyPair, openTo, passSuite } from '../courts/bar-rooms.ts'
import { dressing, master, robed, turned } from '../family/rooms.ts'
import {
  beside,
  childrenAtStreet,
  commonDoors,
  DRIVE_MM,
  front,
  lobbyDoors,
  parentsAtStreet,
  streetDoors,
  terrace,
  verandah,
} from './drive-rooms.ts'

/** Rear row that ends with the laundry and the garage. */
const withCar = (...parts: Split['parts']): Split =>
  across(
    ...parts,
    sized(along(cell('laundry', 'free', [2900, 3100, 3500]), out()), [2150, 2300, 2450]),
    sized(along(cell('garage', 'free', [6100, 6300, 6600]), out()), DRIVE_MM),
  )

/** All bedrooms at the street, on both sides of a hall; all living rooms behind them. */
export function bedroomsAtStreet(random: Random): LevelDraft {
  const isFour = random.chance(0.6)
  const livingMm = random.between(4800, 5100, 50)
  const bath = cell('bath', 'free', [2250, 2350, 2700])
  const hall = sized(
    along(cell('entry', 'free', isFour ? [2400, 3000, 3400] : [2200, 2400, 2700]), cell('hall')),
    1500,
  )
  const rooms = along(robed('bed2'), isFour && bath, robed('bed3', isFour ? 'last' : 'first'))
  const kitchen = [
    cell('dining', [3000, 3600, 4200], [3800, 4000, 4400]),
    cell('kitchen', [4000, 4300, 4800]),
    cell('pantry', [1600, 1700, 1900]),
  ]
  return {
    widthMm: random.between(10_000, 10_300, 50) + DRIVE_MM,
    tree: along(
      beside(
        sized(
          along(front(random), master, dressing(random), isFour ? robed('bed4', 'first') : bath),
          [4200, 4350, 4600],
        ),
        verandah(random, across(hall, rooms)),
      ),
      beside(...kitchen),
      withCar(
        sized(along(cell('living', 'free', [4500, 4800, 5400]), out()), livingMm),
        sized(terrace(random), [2950, 3150, 3400]),
      ),
    ),
    open: openTo('hall'),
    doors: [
      ...commonDoors,
      portal('entry', 'hall'),
      swing('entry', 'master'),
      swing('entry', 'bed2'),
      fromOneOf(['entry'], swing('hall', 'bath')),
      fromOneOf(['entry'], swing('hall', 'bed3')),
      ...(isFour ? [swing('hall', 'bed4')] : []),
      cavity('kitchen', 'pantry'),
      fromOneOf(['pantry'], cavity('kitchen', 'laundry')),
      { ...maybe(slider('living', 'garden', 2410)), b: null, side: 'rear' },
    ],
    windows: { master: ['front'], bed2: ['front', 'right'], living: ['left', 'rear'], dining: ['left'] },
  }
}

/** Children at the street, all living in a row across the middle, the main suite alone at the garden. */
export function parentsAtGarden(random: Random): LevelDraft {
  const row = [
    cell('living', [4300, 4600, 5000], [4400, 4700, 5100]),
    cell('dining', [2500, 2600, 2900]),
    cell('kitchen', [3000, 3200, 3500]),
  ]
  return {
    widthMm: random.between(10_100, 10_500, 50) + DRIVE_MM,
    tree: along(
      beside(childrenAtStreet(random)),
      beside(...row),
      withCar(
        sized(along(passSuite(random, { at: 'first' }), out()), [4850, 4950, 5150]),
        sized(terrace(random), [2950, 3050, 3300]),
      ),
    ),
    open: openTo('entry'),
    doors: [
      ...commonDoors,
      ...streetDoors,
      swing('living', 'master'),
      fromOneOf(['dining'], cavity('kitchen', 'laundry')),
      { ...maybe(slider('living', 'garden', 2410)), b: null, side: 'left' },
    ],
    windows: { master: ['rear', 'left'], bed2: ['front', 'left'], living: ['left'], kitchen: ['right'] },
  }
}

/** Parents at the street, living behind them at a terrace beside it, children at the garden. */
export function childrenAtGarden(random: Random): LevelDraft {
  const fourth = random.pick<'bed4' | 'media'>(['bed4', 'bed4', 'media'])
  const court = [out(), cell('alfresco', 'free', [3600, random.between(3800, 5200, 100), 5400])]
  const rooms = along(
    across(cell('living', 'free', [4400, 4700, 5100])),
    across(cell('dining', [2800, 3000, 3500], [3800, 4000, 4300]), cell('kitchen', [3500, 3900, 4300])),
  )
  return {
    widthMm: random.between(10_400, 10_500, 50) + DRIVE_MM,
    tree: along(
      beside(parentsAtStreet(random, fourth)),
      beside(sized(along(...(random.chance(0.5) ? court : court.toReversed())), [3200, 3400, 3700]), rooms),
      withCar(sized(along(childrensRow(2980), out()), [8250, 8350, 8500])),
    ),
    open: openTo('entry', 'lobby'),
    doors: [
      ...commonDoors,
      swing('entry', 'master'),
      fourth === 'bed4' ? swing('entry', 'bed4') : double('entry', 'media', 'mid'),
      ...lobbyDoors,
      fromOneOf(['dining'], cavity('kitchen', 'laundry')),
    ],
    windows: {
      master: ['front'],
      bed4: ['front'],
      media: ['front'],
      living: ['right', 'left'],
      bed2: ['rear'],
    },
  }
}

/** Sofa, table and kitchen one behind the other beside the drive; all bedrooms along the other side, the main suite last. */
export function livingAtStreet(random: Random): LevelDraft {
  const way = along(cell('porch', 'free', [1600, 1900, 2200]), cell('entry'))
  return {
    widthMm: random.between(10_350, 10_500, 50) + DRIVE_MM,
    tree: along(
      beside(
        sized(
          along(front(random), robed('bed4'), turned(lobbyPair('bed3', 'bed2', 'last'))),
          [4750, 4850, 4950],
        ),
        along(
          across(
            sized(way, 1550),
            sized(along(front(random), cell('living', 'free', [4700, 5000, 5600])), [3900, 4100, 4300]),
          ),
          cell('dining', 'free', [3000, 3300, 4000]),
          cell('kitchen', 'free', [3900, 4200, 4700]),
        ),
      ),
      withCar(
        sized(along(turned(passSuite(random, { at: 'first' })), out()), [4850, 4950, 5050]),
        sized(terrace(random), [2950, 3150, 3400]),
      ),
    ),
    open: openTo('entry', 'lobby'),
    doors: [
      ...commonDoors,
      swing('entry', 'bed4'),
      ...lobbyDoors,
      fromOneOf(['kitchen', 'dining'], swing('lobby', 'master')),
      fromOneOf(['dining'], cavity('kitchen', 'laundry')),
      { ...maybe(slider('living', 'garden', 2410)), b: null, side: 'right' },
    ],
    windows: {
      master: ['rear', 'left'],
      living: ['front', 'right'],
      dining: ['right'],
      kitchen: ['right'],
      bed4: ['front'],
    },
  }
}
