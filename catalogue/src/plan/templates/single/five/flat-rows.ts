import type { LevelDraft } from '../../../draft.ts'
import { arch, cavity, double, fromOneOf, swing } from '../../../draft.ts'
import type { Split, Tree } from '../../../layout/tree.ts'
import { across, along, cell, out, sized } from '../../../layout/tree.ts'
import type { Random } from '../../../random.ts'
import { openTo } from '../courts/bar-rooms.ts'
import { childrenAtStreet } from '../family/shapes/leg-rooms.ts'
import {
  CARS_MM,
  carsAndCoats,
  carsAndLarder,
  childrensDoors,
  commonDoors,
  doorway,
  ENTRY_MM,
  fourAcross,
  front,
  suite,
} from './five-rooms.ts'

/** The main suite at the street, bed and bathroom side by side, and one more room behind it. */
function parentsAtStreet(random: Random, spare: 'media' | 'study'): Split {
  const wet = [cell('wir', 'free', [1550, 1650, 1900]), cell('ens', 'free', [2350, 2500, 2700])]
  const bathing = sized(along(...(random.chance(0.5) ? wet : wet.toReversed())), [2200, 2400, 2600])
  return along(
    front(random),
    across(cell('master', [3800, 4000, 4300]), bathing),
    spare === 'media'
      ? cell('media', 'free', [3300, 3500, 4000])
      : across(cell('scullery', [2000, 2300, 2600]), cell('study', 'free', [2700, 3000, 3500])),
  )
}

/** Parents at the street, a row of living rooms through the house, and four children across the garden. */
export function childrenAcross(random: Random): LevelDraft {
  const right = random.between(6700, 6900, 50)
  const isKitchenBehindCars = random.chance(0.5)
  const cook: Tree[] = [cell('kitchen', [3300, 3500, 3800]), cell('dining', [2550, 2800, 3000])]
  const row = [
    ...cook,
    cell('living', [4200, 4500, 4900], [4900, 5050, 5400]),
    cell('alfresco', [3200, 3500, 4000]),
  ]
  return {
    widthMm: CARS_MM + ENTRY_MM + right,
    tree: along(
      across(
        sized(along(...(isKitchenBehindCars ? carsAndLarder(random) : carsAndCoats(random))), CARS_MM),
        doorway(random, [4500, 5800, 7000]),
        parentsAtStreet(random, isKitchenBehindCars ? 'media' : 'study'),
      ),
      across(...(isKitchenBehindCars ? row : row.toReversed())),
      fourAcross([3000, 3200, 3400]),
    ),
    open: [...openTo('entry'), ['lobby', 'dining']],
    doors: [
      ...commonDoors,
      ...childrensDoors,
      swing('lobby', 'bath'),
      swing('lobby', 'bed5'),
      arch('entry', 'mudroom', 1000),
      swing('entry', 'master'),
      ...(isKitchenBehindCars
        ? [double('entry', 'media', 'mid'), cavity('kitchen', 'pantry')]
        : [
            fromOneOf(['dining'], cavity('kitchen', 'study')),
            fromOneOf(['dining'], cavity('kitchen', 'scullery')),
          ]),
    ],
    windows: {
      master: ['front'],
      media: ['right'],
      study: ['right'],
      kitchen: ['left', 'right'],
      bed2: ['rear', 'left'],
      bed3: ['rear'],
      bed4: ['rear'],
      bed5: ['rear', 'right'],
    },
  }
}

/** Children at the street; at the garden guests and parents in two wings with the terrace between them. */
export function wingsAtGarden(random: Random): LevelDraft {
  const right = random.between(6000, 6150, 50)
  return {
    widthMm: CARS_MM + ENTRY_MM + right,
    tree: along(
      across(
        sized(along(...carsAndLarder(random)), CARS_MM),
        doorway(random, [4000, 5800, 7000]),
        sized(childrenAtStreet(true), right),
      ),
      across(
        cell('kitchen', [3200, 3300, 3400], [4700, 4900, 5200]),
        cell('dining', [2800, 3150, 3400]),
        cell('living', [4500, 4800, 5100]),
        cell('study', [2200, 2500, 2900]),
      ),
      across(
        sized(
          along(
            across(cell('bath2', [2250, 2300, 2350], [2200, 2300, 2500]), cell('lobby2')),
            across(cell('robe5', 880), cell('bed5', 'free', [3100, 3300, 3700])),
            out(),
          ),
          [4600, 4700, 4900],
        ),
        along(cell('alfresco', 'free', [3300, random.between(3400, 4200, 100), 4600]), out()),
        sized(along(suite({ at: 'first' }), out()), [5000, 5150, 5300]),
      ),
    ),
    open: [...openTo('entry'), ['entry', 'lobby']],
    doors: [
      ...commonDoors,
      ...childrensDoors,
      swing('lobby', 'bath', 'right'),
      arch('dining', 'lobby2'),
      swing('lobby2', 'bed5'),
      swing('lobby2', 'bath2'),
      arch('entry', 'mudroom', 1000),
      cavity('kitchen', 'pantry'),
      cavity('living', 'study'),
      swing('living', 'master'),
    ],
    windows: {
      master: ['rear', 'right'],
      living: ['rear'],
      kitchen: ['left'],
      bed5: ['rear', 'left'],
      bed2: ['front'],
      bed3: ['front'],
      bed4: ['right'],
    },
  }
}
