import type { LevelDraft } from '../../../../draft.ts'
import { backDoor, cavity, frontDoor, maybe, roller, slider, swing } from '../../../../draft.ts'
import type { Split } from '../../../../layout/tree.ts'
import { across, along, cell, out, sized } from '../../../../layout/tree.ts'
import type { Random } from '../../../../random.ts'
import { dressing, GARAGE_DEPTH_MM, GARAGE_MM, master, nooked, robed, suiteDoors } from '../rooms.ts'

interface Choices {
  /** Room at the street beside the front door. */
  front: 'bed4' | 'media'
  kitchenLeft: boolean
  laundryFirst: boolean
  /** Room next to the living rooms. */
  inner: 'study' | 'activity'
}

const choose = (random: Random): Choices => ({
  front: random.pick(['bed4', 'bed4', 'media']),
  kitchenLeft: random.chance(0.5),
  laundryFirst: random.chance(0.4),
  inner: random.pick(['study', 'study', 'activity']),
})

/** The main suite at the street, a bathroom and a child's room behind it. */
function quietSide(random: Random): Split {
  return along(
    out('free', [0, 0, 1400]),
    master,
    dressing(random),
    across(
      cell('bath', 'free', [2350, 2450, 2700]),
      along(cell('bath', 700, 'free'), cell('linen', 700, [900, 950])),
    ),
    nooked('bed2', { hall: 'right' }),
  )
}

function arrival({ front, laundryFirst, inner }: Choices): Split {
  const way = along(cell('porch', 'free', [1700, 2000, 2300]), cell('entry'))
  const laundry = cell('laundry', 'free', [1850, 1950, 2050])
  const side = along(
    front === 'bed4' ? nooked('bed4', { at: 'last' }) : cell('media', 'free', [3500, 3800, 4300]),
    laundryFirst && laundry,
    robed('bed3', 'first'),
    cell(inner, 'free', inner === 'study' ? [2500, 2750, 3100] : [3000, 3100, 3400]),
    !laundryFirst && laundry,
  )
  return across(sized(way, [1400, 1450, 1550]), side)
}

/** Kitchen, table and sofa in one row; the kitchen stands at the garage. */
function gardenRow({ kitchenLeft }: Choices): Split {
  const row = [
    cell('kitchen', [3300, 3500, 3800], [4300, 4600, 5000]),
    cell('dining', [2600, 2800, 3100]),
    cell('living', [3800, 4100, 4500]),
  ]
  return across(...(kitchenLeft ? row : row.toReversed()))
}

/** All bedrooms along one side from the street, living across the garden, and the cars at the lane beside the terrace. */
export function laneGarden(random: Random): LevelDraft {
  const choices = choose(random)
  const { front, kitchenLeft, inner } = choices
  const width = random.between(10_300, 10_500, 50)
  const roof = along(cell('alfresco', 'free', [3300, 4200, 5600]), out())
  const cars = cell('garage', GARAGE_MM, GARAGE_DEPTH_MM)
  const house = along(
    across(sized(quietSide(random), random.between(4000, 4300, 50)), arrival(choices)),
    gardenRow(choices),
    across(...(kitchenLeft ? [cars, roof] : [roof, cars])),
  )
  return {
    widthMm: width,
    tree: house,
    open: (['kitchen', 'living', 'dining'] as const).map((room) => ['entry', room] as const),
    doors: [
      roller('rear'),
      frontDoor('porch', 'entry'),
      swing('entry', 'master'),
      ...suiteDoors,
      swing('entry', 'bed2'),
      swing('entry', 'bath'),
      swing('entry', 'bed3'),
      front === 'bed4' ? swing('entry', 'bed4') : cavity('entry', 'media'),
      cavity('entry', inner),
      cavity('entry', 'laundry'),
      backDoor('laundry', 'right'),
      swing('garage', 'dining'),
      maybe(slider('living', 'alfresco', 3010)),
      maybe(slider('dining', 'alfresco', 2110)),
    ],
    windows: {
      master: ['front'],
      media: ['front'],
      bed4: ['front'],
      living: ['left', 'right', 'rear'],
      dining: ['left', 'right'],
      kitchen: ['right'],
    },
  }
}
