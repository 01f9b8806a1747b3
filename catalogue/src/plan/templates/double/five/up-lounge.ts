import type { LevelDraft } from '../../../draft.ts'
import { cavity, swing } from '../../../draft.ts'
import type { Cell } from '../../../layout/solve.ts'
import type { Split } from '../../../layout/tree.ts'
import { across, along, cell, out, sized } from '../../../layout/tree.ts'
import type { Random } from '../../../random.ts'
import { suite } from '../../single/five/five-rooms.ts'
import { nooked, turned } from '../../single/family/rooms.ts'
import { rectOf, twoStoreys } from '../storeys.ts'
import type { House, Widths } from './up-rooms.ts'
import {
  cars,
  doorway,
  FLIGHTS_MM,
  front,
  groundDoors,
  pairOf,
  rearOf,
  streetRoom,
  suiteDoors,
  widthOf,
  widths,
} from './up-rooms.ts'

function ground(random: Random, choices: Widths): LevelDraft {
  const { left, hall, right } = choices
  const row = [
    cell('kitchen', [3700, 4000, 4300], [4750, 4850, 5000]),
    cell('dining', [2700, 2900, 3200]),
    cell('living'),
  ]
  return {
    widthMm: widthOf(choices),
    tree: along(
      across(
        sized(cars(random), left),
        sized(doorway(random), hall),
        sized(along(front(random), ...streetRoom('study'), cell('stair', 'free', FLIGHTS_MM)), right),
      ),
      across(...row),
      across(out(), cell('alfresco', [4200, 5000, 6500], [3100, random.between(3200, 3800, 100), 4000])),
    ),
    open: [
      ['entry', 'stair'],
      ['entry', 'dining'],
      ['entry', 'living'],
      ['entry', 'kitchen'],
    ],
    doors: [
      ...groundDoors,
      swing('garage', 'entry', 'rear'),
      cavity('entry', 'study'),
      cavity('entry', 'bath2'),
    ],
    stairs: { shape: 'u', facing: 'right' },
    windows: { living: ['rear', 'right'], kitchen: ['left', 'rear'], study: ['front'] },
  }
}

/** The landing, one bedroom and a bath up to the stairs, and the way to the other bedrooms behind them. */
function besideParents({ hall, right }: Widths, cells: readonly Cell[]): Split {
  const [porch, study, stair] = ['porch', 'study', 'stair'].map((room) => rectOf(cells, room))
  const rooms = along(
    out('free', study?.y ?? 0),
    cell('bed2', 'free', [2950, 3100, 3600]),
    cell('robe2', 'free', 690),
    cell('bath', 'free', [2000, 2200, 2600]),
    cell('stair', 'free', FLIGHTS_MM),
  )
  const first = across(sized(along(out('free', porch?.h ?? 0), cell('landing')), hall), sized(rooms, right))
  return along(
    sized(first, 'free', (stair?.y ?? 0) + FLIGHTS_MM),
    cell('landing', 'free', [1150, 1250, 2200]),
  )
}

/** Parents above the cars, three bedrooms above the garden, and a lounge between them. */
function upper(choices: Widths, cells: readonly Cell[]): LevelDraft {
  const { left } = choices
  const width = widthOf(choices)
  const third = Math.round(width / 30) * 10
  const overCars = along(
    out('free', rectOf(cells, 'garage').y),
    turned(suite({ at: 'last', nook: left - 4450 })),
    cell('activity', 'free', [2900, 3300, 4200]),
  )
  const rooms = across(
    sized(nooked('bed3', { hall: 'right', at: 'first', width: 1300 }), width - 2 * third),
    pairOf(['bed4', 'bed5'], 'first', [third, third]),
  )
  return {
    widthMm: width,
    tree: sized(
      along(across(sized(overCars, left), besideParents(choices, cells)), rooms),
      'free',
      rearOf(cells),
    ),
    open: [
      ['landing', 'stair'],
      ['landing', 'activity'],
    ],
    doors: [
      ...suiteDoors,
      swing('landing', 'master'),
      swing('landing', 'bed2'),
      swing('landing', 'bath'),
      swing('activity', 'bed3'),
      swing('landing', 'bed4'),
      swing('landing', 'bed5'),
    ],
    stairs: { shape: 'u', facing: 'right' },
    windows: {
      master: ['front'],
      bed2: ['front'],
      bed3: ['rear'],
      bed4: ['rear'],
      bed5: ['rear'],
      activity: ['left'],
    },
  }
}

export const loungeBetween: House = twoStoreys({ choose: widths, ground, upper })
