import type { LevelDraft } from '../../../draft.ts'
import { swing } from '../../../draft.ts'
import type { Cell } from '../../../layout/solve.ts'
import type { Split } from '../../../layout/tree.ts'
import { across, along, cell, out, sized } from '../../../layout/tree.ts'
import type { Random } from '../../../random.ts'
import { rectOf, twoStoreys } from '../storeys.ts'
import type { House, Widths } from './up-rooms.ts'
import {
  cars,
  doorway,
  FLIGHTS_MM,
  front,
  groundDoors,
  pairOf,
  streetRoom,
  suiteDoors,
  widthOf,
  widths,
} from './up-rooms.ts'

function ground(random: Random, choices: Widths): LevelDraft {
  const { left, hall, right } = choices
  return {
    widthMm: widthOf(choices),
    tree: along(
      across(
        sized(cars(random), left),
        sized(doorway(random), hall),
        sized(along(front(random), ...streetRoom('guest'), cell('stair', 'free', FLIGHTS_MM)), right),
      ),
      across(
        sized(
          along(
            cell('kitchen', 'free', [4250, 4350, 4450]),
            cell('alfresco', 'free', [2800, random.between(3000, 3300, 100), 3500]),
          ),
          [3900, 4100, 4300],
        ),
        along(cell('dining', 'free', [2900, 3100, 3300]), cell('living', 'free', [4000, 4200, 4500])),
      ),
    ),
    open: [
      ['entry', 'stair'],
      ['entry', 'dining'],
    ],
    doors: [
      ...groundDoors,
      swing('garage', 'entry', 'rear'),
      swing('entry', 'guest'),
      swing('entry', 'bath2'),
    ],
    stairs: { shape: 'u', facing: 'right' },
    windows: { living: ['rear', 'right'], kitchen: ['left', 'rear'], guest: ['front'] },
  }
}

/** Three bedrooms, a bath and a lounge before the stairs' far side. */
function aboveStreet({ left, hall, right }: Widths, cells: readonly Cell[]): Split {
  const [garage, porch, guest] = ['garage', 'porch', 'guest'].map((room) => rectOf(cells, room))
  const overCars = along(
    out('free', garage?.y ?? 0),
    pairOf(['bed2', 'bed3'], 'last', [left / 2, left / 2]),
    cell('activity', 'free', [3500, 4200, 5000]),
  )
  const overGuests = along(
    out('free', guest?.y ?? 0),
    cell('bed4', 'free', [2950, 3100, 3500]),
    cell('robe4', 'free', 690),
    cell('bath', 'free', [2000, 2200, 2600]),
    cell('stair', 'free', FLIGHTS_MM),
  )
  return across(
    sized(overCars, left),
    sized(along(out('free', porch?.h ?? 0), cell('landing')), hall),
    sized(overGuests, right),
  )
}

const suiteBesideVoid = (): Split =>
  across(
    sized(
      along(cell('wir', 'free', [1600, 1900, 2200]), cell('ens', 'free', [2300, 2500, 2700])),
      [2900, 3100, 3300],
    ),
    cell('master', [4300, 4500, 4900]),
    cell('void', [3000, 3400, 3600]),
  )

/** Children above the street, a lounge behind them, and parents above the garden beside an open void. */
function upper(choices: Widths, cells: readonly Cell[]): LevelDraft {
  const [kitchen, stair] = [rectOf(cells, 'kitchen'), rectOf(cells, 'stair')]
  const half = stair.y + stair.h
  return {
    widthMm: widthOf(choices),
    tree: along(
      sized(aboveStreet(choices, cells), 'free', half),
      sized(suiteBesideVoid(), 'free', kitchen.y + kitchen.h - half),
    ),
    open: [
      ['landing', 'stair'],
      ['landing', 'activity'],
    ],
    doors: [
      ...suiteDoors,
      swing('landing', 'master'),
      swing('activity', 'bed2'),
      swing('activity', 'bed3'),
      swing('landing', 'bed4'),
      swing('landing', 'bath'),
    ],
    stairs: { shape: 'u', facing: 'right' },
    windows: {
      master: ['rear'],
      bed2: ['front'],
      bed3: ['front'],
      bed4: ['front'],
      activity: ['left'],
      void: ['rear', 'right'],
    },
  }
}

export const parentsAboveGarden: House = twoStoreys({ choose: widths, ground, upper })
