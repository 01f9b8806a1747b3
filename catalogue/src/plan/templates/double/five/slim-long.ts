import type { LevelDraft } from '../../../draft.ts'
import { backDoor, cavity, fromOneOf, maybe, slider, swing } from '../../../draft.ts'
import type { Cell } from '../../../layout/solve.ts'
import { across, along, cell, out, sized } from '../../../layout/tree.ts'
import type { Random } from '../../../random.ts'
import { robed } from '../../single/family/rooms.ts'
import { rectOf, twoStoreys } from '../storeys.ts'
import { bathing, CAR_MM, slimDoors, streetDoor } from './slim-rooms.ts'
import type { House, Widths } from './up-rooms.ts'
import { pairOf, suiteDoors, widthOf } from './up-rooms.ts'

interface Choices extends Widths {
  front: number
}

const choose = (random: Random): Choices => ({
  left: CAR_MM,
  hall: random.between(1450, 1500, 10),
  right: random.between(2400, 2460, 20),
  front: random.between(350, 700, 50),
})

const FLIGHTS_DEEP_MM = 3500

function ground(random: Random, choices: Choices): LevelDraft {
  const { left, hall, right, front } = choices
  return {
    widthMm: widthOf(choices),
    tree: along(
      across(
        sized(
          along(
            out('free', front),
            cell('garage', 'free', [6050, 6150, 6300]),
            cell('guest', 'free', [2950, 3100, 3500]),
            cell('robe0', 'free', 690),
          ),
          left,
        ),
        sized(
          along(cell('porch', 'free', [1650, random.between(1700, 1850, 50), 1850]), cell('entry')),
          hall,
        ),
        sized(
          along(
            out('free', front),
            cell('study', 'free', [2650, 2750, 3200]),
            cell('bath2', 'free', [2350, 2380, 2600]),
            cell('laundry', 'free', [1780, 1800, 2200]),
            cell('stair', 'free', FLIGHTS_DEEP_MM),
          ),
          right,
        ),
      ),
      across(cell('kitchen', [3700, 3900, 4100], [4900, 4950, 5100]), cell('dining')),
      across(cell('living', [4300, 4500, 4700], [4900, 5000, 5200]), cell('alfresco')),
    ),
    open: [
      ['entry', 'stair'],
      ['dining', 'stair'],
      ['entry', 'dining'],
      ['entry', 'kitchen'],
    ],
    doors: [
      ...slimDoors.filter(({ a, b }) => a !== 'laundry' && b !== 'laundry'),
      backDoor('laundry', 'right'),
      streetDoor,
      swing('garage', 'entry', 'rear'),
      swing('entry', 'guest'),
      cavity('entry', 'study'),
      cavity('entry', 'bath2', 'rear'),
      cavity('entry', 'laundry'),
      { ...maybe(slider('living', '', 2410)), b: null, side: 'rear' },
    ],
    stairs: { shape: 'u', facing: 'front' },
    windows: {
      living: ['rear', 'left'],
      kitchen: ['left'],
      dining: ['right'],
      guest: ['left'],
      study: ['front'],
    },
  }
}

/** Main suite above the street, two bedrooms above the garden, and one between them. */
function upper(choices: Choices, cells: readonly Cell[]): LevelDraft {
  const { left, hall, right, front } = choices
  const [stair, kitchen] = [rectOf(cells, 'stair'), rectOf(cells, 'kitchen')]
  const half = stair.y + stair.h
  const width = widthOf(choices)
  return {
    widthMm: width,
    tree: along(
      sized(
        along(
          out('free', front),
          across(cell('master', [4600, 4800, 5000], [3850, 4000, 4200]), bathing()),
          across(
            sized(along(robed('bed2', 'first'), cell('study', 'free', [1900, 2100, 2600])), left),
            cell('landing', hall),
            sized(along(cell('bath'), cell('stair', 'free', FLIGHTS_DEEP_MM)), right),
          ),
        ),
        'free',
        half,
      ),
      sized(
        along(
          cell('landing', 'free', [1180, 1200, 1300]),
          pairOf(['bed3', 'bed4'], 'first', [width / 2, width / 2]),
        ),
        'free',
        kitchen.h,
      ),
    ),
    open: [['landing', 'stair']],
    doors: [
      ...suiteDoors,
      fromOneOf([], swing('landing', 'master')),
      swing('landing', 'bed2'),
      cavity('landing', 'study'),
      swing('landing', 'bed3'),
      swing('landing', 'bed4'),
      swing('landing', 'bath'),
    ],
    stairs: { shape: 'u', facing: 'front' },
    windows: { master: ['front'], bed2: ['left'], bed3: ['rear'], bed4: ['rear'] },
  }
}

export const guestBehindCar: House = twoStoreys({ choose, ground, upper })
