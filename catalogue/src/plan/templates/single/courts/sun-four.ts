import type { DoorSpec, LevelDraft, Template } from '../../../draft.ts'
import { arch, cavity, fromOneOf, maybe, roller, slider, swing } from '../../../draft.ts'
import type { LimitsMm, Split } from '../../../layout/tree.ts'
import { across, along, cell, out, sized } from '../../../layout/tree.ts'
import type { Random } from '../../../random.ts'
import { GARAGE_MM, master, nooked, wideDressing } from '../family/rooms.ts'
import { childrensRow, openTo, passSuite, ROOMY_GARAGE_MM } from './bar-rooms.ts'
import { columnsBehind, suiteBehindKitchen } from './sun-narrow.ts'
import { ENTRY_MM, sleepingDoors, terrace } from './sun-rooms.ts'

type Fourth = 'bed4' | 'media'

const SHALLOW_MM: LimitsMm = [2000, 2100, 2400]
/** Depth that extends back to the table. */
const DEEP_MM: LimitsMm = [3000, 3120, 3200]

const carsAndCoats = (random: Random, depth: LimitsMm): Split['parts'] => [
  out('free', [250, random.between(300, 700, 100), 1900]),
  cell('garage', 'free', ROOMY_GARAGE_MM),
  across(cell('laundry', [2500, 2900, 3100], depth), cell('mudroom')),
]

const spare = (fourth: Fourth) =>
  fourth === 'bed4'
    ? along(cell('bed4', 'free', [2950, 3050, 3900]), cell('robe4', 'free', [690, 700, 880]))
    : cell('media', 'free', [3300, 3650, 4600])

const twoCarDoors: readonly DoorSpec[] = [
  ...sleepingDoors,
  roller(),
  swing('garage', 'mudroom'),
  cavity('mudroom', 'laundry'),
]

/** Sofa and table one behind the other, and all bedrooms across the rear. */
function bedroomsAcross(random: Random): LevelDraft {
  const fourth = random.pick<Fourth>(['bed4', 'bed4', 'media'])
  const isKitchenFirst = random.chance(0.5)
  const rows = isKitchenFirst
    ? [
        across(
          cell('entry', ENTRY_MM),
          cell('dining', [2700, 3000, 3300], [4200, 4400, 4700]),
          cell('kitchen', [3200, 3450, 3700]),
        ),
        cell('living', 'free', [4550, 4700, 5000]),
      ]
    : [
        across(cell('entry', ENTRY_MM), cell('living', 'free', [4400, 4700, 5100])),
        across(cell('dining', [4300, 4600, 5000], [3800, 4000, 4300]), cell('kitchen', [3300, 3450, 3700])),
      ]
  return {
    widthMm: random.between(13_900, 14_000, 50),
    tree: along(
      across(
        sized(along(...carsAndCoats(random, SHALLOW_MM), spare(fourth)), GARAGE_MM),
        along(terrace(random), ...rows),
      ),
      across(
        along(childrensRow(3500), out()),
        sized(along(passSuite(random, { at: 'first' }), out()), [4850, 4950, 5000]),
      ),
    ),
    open: openTo('entry', 'lobby'),
    doors: [
      ...twoCarDoors,
      arch('entry', 'mudroom', 1000),
      fourth === 'bed4'
        ? fromOneOf(['dining', 'living'], swing('entry', 'bed4'))
        : fromOneOf(['dining', 'living'], cavity('entry', 'media')),
      fromOneOf(['living'], swing('dining', 'master')),
      ...(isKitchenFirst
        ? [{ ...maybe(slider('living', 'garden', 2410)), b: null, side: 'right' as const }]
        : []),
    ],
    windows: {
      master: ['rear', 'right'],
      living: ['front', 'right'],
      kitchen: ['right'],
      bed4: ['left'],
      media: ['left'],
    },
  }
}

/** Bath and two bedrooms beside each other, behind a lobby in the middle. */
const childrenBesideBath = (): Split =>
  across(
    cell('bath', [2000, 2200, 2500]),
    along(cell('lobby', 'free', 1260), sized(nooked('bed3'), [2780, 2850, 3000])),
    sized(along(cell('bed2'), cell('robe2', 'free', 880)), [2950, 3000, 3200]),
  )

/** Kitchen and sofa side by side at the terrace; parents behind the cars, children across the rest of the rear. */
function parentsBehindCars(random: Random): LevelDraft {
  const fourth = random.pick<Fourth>(['bed4', 'bed4', 'media'])
  return {
    widthMm: GARAGE_MM + random.between(7900, 8100, 50),
    tree: across(
      sized(along(...carsAndCoats(random, DEEP_MM), master, wideDressing(random), out()), GARAGE_MM),
      along(
        terrace(random),
        across(cell('kitchen', [3200, 3350, 3600], [4500, 4700, 5000]), cell('living', [4400, 4700, 5000])),
        across(cell('dining', [4200, 4400, 4700], [3650, 3740, 4000]), spare(fourth)),
        childrenBesideBath(),
        out(),
      ),
    ),
    open: openTo('entry', 'lobby'),
    doors: [
      ...twoCarDoors,
      cavity('dining', 'mudroom'),
      fourth === 'bed4'
        ? fromOneOf(['living'], swing('dining', 'bed4'))
        : fromOneOf(['living'], cavity('dining', 'media')),
      swing('dining', 'master'),
    ],
    windows: { master: ['left', 'rear'], living: ['front', 'right'], bed4: ['right'], media: ['right'] },
  }
}

/** For a street on the sunny side: terrace and living rooms face the street, all bedrooms the garden. */
export const sunFour: Template = {
  id: 'sun-four',
  share: 2,
  draft: (random) => ({
    mirrored: random.chance(0.5),
    ground: random.pick([bedroomsAcross, parentsBehindCars, columnsBehind, suiteBehindKitchen])(random),
  }),
}
