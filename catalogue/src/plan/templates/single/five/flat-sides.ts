import type { LevelDraft } from '../../../draft.ts'
import { arch, cavity, fromOneOf, maybe, slider, swing } from '../../../draft.ts'
import type { Split } from '../../../layout/tree.ts'
import { across, along, cell, out, sized } from '../../../layout/tree.ts'
import type { Random } from '../../../random.ts'
import { openTo, threeAcross } from '../courts/bar-rooms.ts'
import { turned } from '../family/rooms.ts'
import { CARS_MM, carsAndCoats, childrensDoors, commonDoors, doorway, front, suite } from './five-rooms.ts'

/** Guests at the street with a bath of their own, and the larder behind it. */
const guestsBeforeKitchen = (): Split =>
  along(
    out('free', [1000, 1300, 1900]),
    across(cell('bed5', 'free', [3100, 3250, 3500]), cell('robe5', 880)),
    sized(across(cell('ens2', [2300, 2500, 2700]), cell('pantry')), 'free', [1900, 2000, 2300]),
  )

/** All bedrooms but the guests' behind the garage, and the living rooms along the other side. */
export function nightAside(random: Random): LevelDraft {
  const right = random.between(6250, 6600, 50)
  const isTerraceBeside = random.chance(0.5)
  const table = cell('dining', isTerraceBeside ? [3350, 3550, 3700] : 'free', [
    3300,
    isTerraceBeside ? 4000 : 3500,
    isTerraceBeside ? 4600 : 3700,
  ])
  return {
    widthMm: CARS_MM + right,
    tree: across(
      sized(
        along(...carsAndCoats(random), turned(suite({ at: 'last', nook: 1400 })), threeAcross(true), out()),
        CARS_MM,
      ),
      sized(
        along(
          across(
            doorway(random, [7000, 8000, 9000]),
            along(guestsBeforeKitchen(), cell('kitchen', 'free', [3950, 4150, 4400])),
          ),
          isTerraceBeside ? across(table, cell('alfresco')) : table,
          cell('living', 'free', [5100, 5400, 5800]),
          isTerraceBeside ? out() : across(cell('alfresco', 'free', [3300, 3700, 4400])),
          out(),
        ),
        right,
      ),
    ),
    open: openTo('entry', 'lobby'),
    doors: [
      ...commonDoors,
      ...childrensDoors,
      swing('lobby', 'bath'),
      arch('entry', 'mudroom', 1000),
      swing('entry', 'bed5'),
      cavity('bed5', 'ens2', 'right'),
      cavity('kitchen', 'pantry'),
      fromOneOf(['dining'], swing('living', 'master')),
      { ...maybe(slider('living', 'garden', 2410)), b: null, side: isTerraceBeside ? 'rear' : 'right' },
    ],
    windows: {
      master: ['left'],
      living: ['right', 'rear'],
      dining: ['right'],
      kitchen: ['right'],
      bed5: ['front', 'right'],
    },
  }
}

type Parents = 'street' | 'garden'

/** At the street between garage and entry: one more bedroom before the pantry, or a study. */
const besideEntry = (random: Random, room: 'bed5' | 'study'): Split =>
  room === 'bed5'
    ? along(
        front(random),
        cell('bed5', 'free', [3000, 3150, 3500]),
        cell('robe5', 'free', 690),
        sized(across(cell('pantry'), cell('pdr', [1250, 1350, 1500])), 'free', [1700, 1850, 2100]),
      )
    : along(
        front(random),
        cell('study', 'free', [2500, 3300, 3800]),
        sized(across(cell('study'), cell('pdr', [1250, 1350, 1500])), 'free', [1700, 1850, 2100]),
      )

/** Guests at the street with their bath. */
const guests = (random: Random): Split =>
  along(
    front(random),
    across(cell('bed5', 'free', [3200, 3400, 3700]), cell('robe5', 880)),
    cell('ens2', 'free', [1850, 2000, 2200]),
  )

function livingBetween(random: Random, parents: Parents): LevelDraft {
  const isStreet = parents === 'street'
  const [middle, right] = [random.between(4650, 4800, 50), random.between(5050, 5150, 50)]
  const cook = cell('kitchen', 'free', [3900, 4100, 4400])
  const day = [
    isStreet ? cook : across(cook, cell('pantry', [1400, 1450, 1550])),
    cell('dining', 'free', [2900, 3200, 3500]),
    cell('living', 'free', [4700, 5000, 5500]),
  ]
  const terrace = cell('alfresco', 'free', [3600, random.between(3800, 4400, 100), 4800])
  return {
    widthMm: CARS_MM + middle + right,
    tree: across(
      sized(along(...carsAndCoats(random), threeAcross(true), out()), CARS_MM),
      sized(
        along(
          across(besideEntry(random, isStreet ? 'bed5' : 'study'), doorway(random, [3500, 4000, 5500])),
          ...(isStreet ? day : day.toReversed()),
          out(),
        ),
        middle,
      ),
      sized(
        isStreet
          ? along(front(random), suite({ at: 'last' }), out('free', [1200, 2600, 3600]), terrace, out())
          : along(guests(random), terrace, suite({ at: 'first' }), out()),
        right,
      ),
    ),
    open: openTo('entry', 'lobby'),
    doors: [
      ...commonDoors,
      ...childrensDoors,
      swing('lobby', 'bath'),
      fromOneOf(['living'], cavity('kitchen', 'mudroom')),
      cavity('entry', 'pdr', 'rear'),
      cavity('kitchen', 'pantry'),
      ...(isStreet
        ? [swing('entry', 'bed5'), swing('entry', 'master')]
        : [
            swing('entry', 'bed5'),
            cavity('bed5', 'ens2'),
            cavity('entry', 'study'),
            fromOneOf(['living'], swing('dining', 'master')),
          ]),
      { ...maybe(slider('living', 'garden', 3010)), b: null, side: 'rear' },
    ],
    windows: {
      master: isStreet ? ['front', 'right'] : ['rear', 'right'],
      living: ['rear', 'right'],
      kitchen: ['right', 'rear'],
      bed5: ['front', 'right'],
    },
  }
}

/** Three columns: garage and children's rooms, living rooms, and main suite before a court at the side. */
export const courtBehindParents = (random: Random) => livingBetween(random, 'street')

/** The same with guests before the court and the main suite behind it. */
export const courtBeforeParents = (random: Random) => livingBetween(random, 'garden')
