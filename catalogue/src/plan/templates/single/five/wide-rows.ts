import type { LevelDraft } from '../../../draft.ts'
import { arch, cavity, double, fromOneOf, swing } from '../../../draft.ts'
import type { Split } from '../../../layout/tree.ts'
import { across, along, cell, out, sized } from '../../../layout/tree.ts'
import type { Random } from '../../../random.ts'
import { openTo, threeAcross } from '../courts/bar-rooms.ts'
import { nooked } from '../family/rooms.ts'
import {
  CARS_MM,
  carsAndCoats,
  carsAndLarder,
  childrensDoors,
  commonDoors,
  doorway,
  endRoom,
  ENTRY_MM,
  front,
  suite,
} from './five-rooms.ts'
import { guestDoors, guestsAcross, guestsBeside } from './wide-rooms.ts'

/** Three bedrooms at the street, and a playroom and a bath behind their hall. */
const playAtStreet = (random: Random): Split =>
  along(
    front(random),
    across(
      sized(nooked('bed2', { at: 'last' }), [2900, 2950, 3050]),
      sized(nooked('bed3', { at: 'last' }), [2850, 2900, 3000]),
      sized(nooked('bed4', { at: 'last' }), [2900, 3000, 3100]),
    ),
    cell('lobby', 'free', 1260),
    across(
      cell('bath', [2100, 2300, 2600]),
      cell('linen', 690),
      cell('activity', 'free', [3000, 3200, 3500]),
    ),
  )

/** Children at the street, guests and parents in two wings at the garden. */
export function playBeforeGarden(random: Random): LevelDraft {
  const right = random.between(8950, 9050, 50)
  return {
    widthMm: CARS_MM + ENTRY_MM + right,
    tree: along(
      across(
        sized(along(...carsAndLarder(random)), CARS_MM),
        doorway(random, [4000, 5800, 7300]),
        sized(playAtStreet(random), right),
      ),
      across(
        cell('kitchen', [3400, 3600, 3800], [4700, 4950, 5200]),
        cell('dining', [3100, 3400, 3700]),
        cell('living', [5100, 5400, 5700]),
        cell('media', [3500, 3700, 3900]),
      ),
      across(
        sized(along(guestsAcross([2950, 3000, 3100]), out()), [8200, 8400, 8500]),
        along(cell('alfresco', 'free', [3300, random.between(3400, 4200, 100), 4600]), out()),
        sized(along(suite({ at: 'first' }), out()), [5150, 5250, 5400]),
      ),
    ),
    open: [...openTo('entry'), ['entry', 'lobby'], ['lobby', 'activity']],
    doors: [
      ...commonDoors,
      ...childrensDoors,
      swing('lobby', 'bath', 'right'),
      ...guestDoors,
      arch('dining', 'lobby2'),
      arch('entry', 'mudroom', 1000),
      cavity('kitchen', 'pantry'),
      cavity('living', 'media'),
      swing('living', 'master'),
    ],
    windows: {
      master: ['rear', 'right'],
      living: ['rear'],
      kitchen: ['left'],
      media: ['right'],
      activity: ['right'],
      bed2: ['front'],
      bed3: ['front'],
      bed4: ['front'],
      bed5: ['rear', 'left'],
      bed6: ['rear'],
    },
  }
}

/** Two bedrooms at each end of the garden side, and their playroom and bath between them. */
const playAtGarden = (): Split =>
  across(
    endRoom('bed2', [3100, 3200, 3400]),
    along(
      cell('lobby', 'free', 1260),
      across(
        cell('bath', [2000, 2200, 2500]),
        sized(nooked('bed3', { hall: 'right', width: 1300 }), [2830, 2900, 3200]),
        cell('activity', [3400, 3700, 4300]),
        sized(nooked('bed4', { hall: 'left', width: 1300 }), [2830, 2900, 3200]),
      ),
    ),
    endRoom('bed5', [3100, 3200, 3400]),
  )

/** Parents and guests at the street, a row of living rooms behind them, and children across the garden. */
export function playAtRear(random: Random): LevelDraft {
  const guests = along(
    front(random),
    across(cell('bed6', 'free', [3200, 3700, 4600]), cell('robe6', 880)),
    across(cell('bed6', 1250), cell('ens2', 'free', [2200, 2400, 2600])),
  )
  return {
    widthMm: CARS_MM + ENTRY_MM + random.between(9700, 9900, 50),
    tree: along(
      across(
        sized(along(...carsAndLarder(random)), CARS_MM),
        sized(along(cell('porch', 'free', [2600, 2800, 3100]), cell('entry')), ENTRY_MM),
        sized(along(out('free', [1100, 1700, 2300]), suite({ at: 'last' })), 5100),
        guests,
      ),
      across(
        cell('kitchen', [3700, 4000, 4400], [4800, 5000, 5300]),
        cell('dining', [3400, 3650, 4000]),
        cell('living', [6000, 6400, 6600]),
        cell('alfresco', [3300, 3400, 3600]),
      ),
      playAtGarden(),
    ),
    open: [...openTo('entry'), ['lobby', 'dining'], ['lobby', 'activity']],
    doors: [
      ...commonDoors,
      ...childrensDoors,
      swing('lobby', 'bed5'),
      swing('lobby', 'bath'),
      arch('entry', 'mudroom', 1000),
      swing('entry', 'master', 'rear'),
      cavity('kitchen', 'pantry'),
      swing('living', 'bed6'),
      cavity('bed6', 'ens2'),
    ],
    windows: { master: ['front'], kitchen: ['left'], bed6: ['front', 'right'], activity: ['rear'] },
  }
}

/**
 * Living rooms as broad as they are deep in the middle; children's rooms behind the garage, main suite and guests on the other
 * side.
 */
function broadMiddle(random: Random, parents: 'street' | 'garden'): LevelDraft {
  const isStreet = parents === 'street'
  const night = isStreet
    ? [suite({ at: 'last' }), guestsBeside('garden')]
    : [guestsBeside('street'), suite({ at: 'first' })]
  const [middle, right] = [random.between(8200, 8700, 50), random.between(5100, 5200, 50)]
  return {
    widthMm: CARS_MM + middle + right,
    tree: across(
      sized(along(...carsAndCoats(random), threeAcross(true), out()), CARS_MM),
      sized(
        along(
          across(
            along(
              out('free', [600, random.between(700, 1300, 100), 1500]),
              cell('lounge', 'free', [4000, 4200, 4500]),
              across(cell('scullery', [1700, 1850, 2000]), cell('kitchen', 'free', [3950, 4150, 4500])),
            ),
            doorway(random, [6500, 7000, 8500]),
          ),
          across(cell('dining', [3300, 3500, 3800], [4800, 5000, 5300]), cell('living')),
          cell('alfresco', 'free', [3300, random.between(3400, 4200, 100), 4600]),
          out(),
        ),
        middle,
      ),
      sized(along(front(random), ...night, out()), right),
    ),
    open: [...openTo('entry', 'lobby'), ['entry', 'lobby2']],
    doors: [
      ...commonDoors,
      ...childrensDoors,
      swing('lobby', 'bath'),
      ...guestDoors,
      fromOneOf(['dining', 'scullery'], cavity('kitchen', 'mudroom')),
      cavity('kitchen', 'scullery'),
      double('entry', 'lounge'),
      fromOneOf(isStreet ? [] : ['living'], swing('entry', 'master')),
    ],
    windows: {
      master: [isStreet ? 'front' : 'rear', 'right'],
      lounge: ['front'],
      living: ['rear'],
      dining: ['rear'],
      bed5: ['right'],
      bed6: [isStreet ? 'rear' : 'front', 'right'],
    },
  }
}

export const guestsAtGarden = (random: Random) => broadMiddle(random, 'street')

/** The same with guests at the street and the main suite at the garden. */
export const guestsAtStreet = (random: Random) => broadMiddle(random, 'garden')
