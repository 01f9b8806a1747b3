import type { LevelDraft } from '../../../../draft.ts'
import { backDoor, cavity, fromOneOf, frontDoor, maybe, roller, slider, swing } from '../../../../draft.ts'
import type { Split } from '../../../../layout/tree.ts'
import { across, along, cell, out, sized } from '../../../../layout/tree.ts'
import type { Random } from '../../../../random.ts'
import { BESIDE_MM, dressing, GARAGE_DEPTH_MM, GARAGE_MM, master, robed, suiteDoors } from '../rooms.ts'

interface Choices {
  /** Room between the front of the hall and the main suite. */
  fourth: 'bed4' | 'media' | 'study'
  bathFirst: boolean
  /** Whether the suite's robe and ensuite are behind it, or between it and the fourth room. */
  suiteLast: boolean
  livingSide: 'left' | 'right'
  roof: 'left' | 'right' | 'wide'
  kitchen: 'before' | 'behind'
}

const choose = (random: Random): Choices => ({
  fourth: random.pick(['bed4', 'bed4', 'bed4', 'media', 'study']),
  bathFirst: random.chance(0.5),
  suiteLast: random.chance(0.5),
  livingSide: random.pick(['left', 'right']),
  roof: random.pick(['left', 'right', 'wide']),
  kitchen: random.pick(['before', 'before', 'behind']),
})

/** Garage on the boundary, and beside it entry, bathroom and laundry. */
function street({ bathFirst, fourth }: Choices): Split {
  const bath = cell('bath', 'free', [2550, 2800, 3200])
  const wet =
    fourth === 'study'
      ? [cell('study', 'free', [2500, 2650, 3000]), bath]
      : bathFirst
        ? [bath, cell('laundry', 'free', [1850, 1950, 2300])]
        : [cell('laundry', 'free', [1850, 1950, 2300]), bath]
  return across(
    sized(along(out('free', [250, 400, 900]), cell('garage', 'free', GARAGE_DEPTH_MM)), GARAGE_MM),
    sized(along(cell('porch', 'free', [1400, 1600, 1900]), across(cell('entry', 1400), along(...wet))), 3600),
  )
}

function rightRooms(random: Random, { fourth, suiteLast, bathFirst }: Choices): Split {
  const fourthRoom =
    fourth === 'bed4'
      ? robed('bed4', 'first')
      : fourth === 'media'
        ? cell('media', 'free', [3300, 3500, 3900])
        : cell('laundry', 'free', [1900, 2100, 2400])
  const robe = dressing(random, [2150, 2250, 2450])
  return along(
    across(
      cell('entry', 1450, [1200, 1250, 1350]),
      cell(bathFirst && fourth !== 'study' ? 'laundry' : 'bath'),
    ),
    fourthRoom,
    ...(suiteLast ? [robe, master] : [master, robe]),
  )
}

function gardenRow({ livingSide, kitchen }: Choices): Split {
  const living = cell('living', [4300, 4700, 5400], [3900, 4200, 4800])
  const other = cell(kitchen === 'before' ? 'dining' : 'kitchen', [3000, 3700, 4400])
  return across(...(livingSide === 'left' ? [living, other] : [other, living]))
}

function terrace(random: Random, { roof }: Choices): Split {
  const cover = cell('alfresco', roof === 'wide' ? [6600, 7600, 8500] : [3900, 4300, 4900], [
    2850,
    random.between(2900, 3300, 100),
    3600,
  ])
  return roof === 'left' ? across(cover, out()) : across(out(), cover)
}

/** Bedrooms in pairs along a short hall behind the garage, all living rooms across the garden. */
export function bedroomsBetween(random: Random): LevelDraft {
  const choices = choose(random)
  const { fourth, kitchen } = choices
  const hall = random.between(1200, 1300, 20)
  const right = 3680
  const width = GARAGE_MM + 3600
  const cook = cell(kitchen === 'before' ? 'kitchen' : 'dining', 'free', [3100, 3500, 3800])
  const left = along(across(along(robed('bed2'), robed('bed3')), cell('hall', hall)), cook)
  return {
    widthMm: width,
    party: 'left',
    tree: along(
      street(choices),
      across(out(BESIDE_MM), left, sized(rightRooms(random, choices), right)),
      across(out(BESIDE_MM), gardenRow(choices)),
      across(out(BESIDE_MM), terrace(random, choices)),
    ),
    open: [
      ['entry', 'hall'],
      ['hall', 'kitchen'],
      ['hall', 'dining'],
    ],
    doors: [
      roller(),
      frontDoor('porch', 'entry'),
      swing('garage', 'entry', 'rear'),
      fromOneOf(['hall'], cavity('entry', 'laundry')),
      backDoor('laundry', 'right'),
      swing('entry', 'bath'),
      swing('hall', 'bed2'),
      swing('hall', 'bed3'),
      ...(fourth === 'bed4' ? [fromOneOf(['entry'], swing('hall', 'bed4'))] : []),
      ...(fourth === 'media' ? [fromOneOf(['entry'], cavity('hall', 'media'))] : []),
      ...(fourth === 'study' ? [cavity('entry', 'study')] : []),
      fromOneOf(['dining'], swing('hall', 'master')),
      ...suiteDoors,
      maybe(slider('living', 'alfresco', 3010)),
      maybe(slider('dining', 'alfresco', 2410)),
      maybe(slider('kitchen', 'alfresco', 2110)),
    ],
    windows: {
      master: ['right'],
      living: ['left', 'right', 'rear'],
      dining: ['left', 'right'],
      kitchen: ['left', 'right'],
    },
  }
}
