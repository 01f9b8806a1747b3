import type { LevelDraft } from '../../../draft.ts'
import { cavity, fromOneOf, maybe, slider, swing } from '../../../draft.ts'
import type { Cell } from '../../../layout/solve.ts'
import type { Split } from '../../../layout/tree.ts'
import { across, along, cell, out, sized } from '../../../layout/tree.ts'
import type { Random } from '../../../random.ts'
import { robed, turned } from '../../single/family/rooms.ts'
import { rectOf, twoStoreys } from '../storeys.ts'
import type { Choices as Slim } from './slim-rooms.ts'
import { bathing, car, parentsAboveStreet, slim, slimDoors, streetDoor } from './slim-rooms.ts'
import type { House } from './up-rooms.ts'
import { FLIGHTS_MM, pairOf, streetRoom, suiteDoors, widthOf } from './up-rooms.ts'

interface Choices extends Slim {
  parents: 'street' | 'garden'
}

const choose = (random: Random): Choices => ({
  ...slim(random),
  parents: random.pick(['street', 'garden']),
})

/** Kitchen and table, with the living room and a terrace behind them; in reverse order below a main suite at the street. */
function day(random: Random, { parents }: Choices): Split {
  const depth = parents === 'street' ? ([4860, 4900, 5000] as const) : ([4050, 4150, 4350] as const)
  const rows = along(
    across(cell('kitchen', [3900, 4100, 4400], depth), cell('dining')),
    across(
      cell('living', [4900, 5100, 5300], [4300, random.between(4400, 4800, 50), 4900]),
      cell('alfresco'),
    ),
  )
  return parents === 'street' ? turned(rows) : rows
}

function ground(random: Random, choices: Choices): LevelDraft {
  const { left, hall, right, front, porch } = choices
  return {
    widthMm: widthOf(choices),
    tree: along(
      across(
        sized(car(front), left),
        sized(along(cell('porch', 'free', porch), cell('entry')), hall),
        sized(along(out('free', front), ...streetRoom('guest'), cell('stair', 'free', FLIGHTS_MM)), right),
      ),
      day(random, choices),
    ),
    open: [
      ['entry', 'stair'],
      ['entry', 'dining'],
      ['entry', 'kitchen'],
    ],
    doors: [
      ...slimDoors,
      streetDoor,
      swing('garage', 'entry', 'rear'),
      swing('entry', 'guest'),
      swing('entry', 'bath2'),
      fromOneOf(['dining'], cavity('kitchen', 'pantry')),
      { ...maybe(slider('living', '', 2410)), b: null, side: 'rear' },
    ],
    stairs: { shape: 'u', facing: 'right' },
    windows: {
      living: ['rear', 'left', 'right'],
      kitchen: ['left', 'right'],
      dining: ['right', 'left'],
      guest: ['front'],
    },
  }
}

/** Three bedrooms and a bath on both sides of a landing. */
function childrenAboveStreet({ left, hall, right, front, porch }: Choices): Split {
  const overCar = along(
    out('free', front),
    robed('bed2'),
    robed('bed3'),
    cell('linen', 'free', [500, 690, 900]),
  )
  const overGuests = along(
    out('free', front),
    cell('bed4', 'free', [2950, 3100, 3500]),
    cell('robe4', 'free', 690),
    cell('bath', 'free', [1850, 2100, 2400]),
    cell('stair', 'free', FLIGHTS_MM),
  )
  return across(
    sized(overCar, left),
    sized(along(out('free', porch), cell('landing')), hall),
    sized(overGuests, right),
  )
}

/** Two bedrooms behind a landing across the house, or the main suite. */
function aboveGarden(choices: Choices): Split {
  const half = widthOf(choices) / 2
  return choices.parents === 'street'
    ? along(cell('landing', 'free', [1180, 1200, 1300]), pairOf(['bed3', 'bed4'], 'first', [half, half]))
    : across(sized(bathing(), [3000, 3200, 3400]), cell('master'))
}

function upper(choices: Choices, cells: readonly Cell[]): LevelDraft {
  const isStreet = choices.parents === 'street'
  const [stair, kitchen] = [rectOf(cells, 'stair'), rectOf(cells, 'kitchen')]
  const half = stair.y + stair.h
  const first = isStreet ? parentsAboveStreet(choices) : childrenAboveStreet(choices)
  return {
    widthMm: widthOf(choices),
    tree: along(
      sized(first, 'free', half),
      sized(aboveGarden(choices), 'free', kitchen.y + kitchen.h - half),
    ),
    open: [['landing', 'stair']],
    doors: [
      ...suiteDoors,
      swing('landing', 'master'),
      swing('landing', 'bed2'),
      swing('landing', 'bed3'),
      swing('landing', 'bed4'),
      swing('landing', 'bath'),
    ],
    stairs: { shape: 'u', facing: 'right' },
    windows: isStreet
      ? { master: ['front'], bed2: ['left'], bed3: ['rear'], bed4: ['rear'] }
      : { master: ['rear'], bed2: ['front'], bed3: ['left'], bed4: ['front'] },
  }
}

export const stairsBetween: House = twoStoreys({ choose, ground, upper })
