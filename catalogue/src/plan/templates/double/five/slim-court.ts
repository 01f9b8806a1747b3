import type { LevelDraft } from '../../../draft.ts'
import { cavity, maybe, slider, swing } from '../../../draft.ts'
import type { Cell } from '../../../layout/solve.ts'
import type { Split } from '../../../layout/tree.ts'
import { across, along, cell, out, sized } from '../../../layout/tree.ts'
import type { Random } from '../../../random.ts'
import { turned } from '../../single/family/rooms.ts'
import { besideHall } from '../../single/five/wide-rooms.ts'
import { rectOf, twoStoreys } from '../storeys.ts'
import type { Choices } from './slim-rooms.ts'
import { deepRoom, parentsAboveStreet, slim, slimDoors, streetDoor } from './slim-rooms.ts'
import type { House } from './up-rooms.ts'
import { FLIGHTS_MM, rearOf, streetRoom, suiteDoors, widthOf } from './up-rooms.ts'

function ground(random: Random, choices: Choices): LevelDraft {
  const { left, hall, right, front, porch } = choices
  return {
    widthMm: widthOf(choices),
    tree: along(
      across(
        sized(
          along(
            out('free', front),
            cell('garage', 'free', [6050, 6150, 6400]),
            cell('laundry', 'free', [1850, 2000, 2400]),
          ),
          left,
        ),
        sized(along(cell('porch', 'free', porch), cell('entry')), hall),
        sized(along(out('free', front), ...streetRoom('study'), cell('stair', 'free', FLIGHTS_MM)), right),
      ),
      across(
        cell('alfresco', left, [4250, 4300, 4400]),
        cell('dining'),
        cell('scullery', [1550, 1600, 1750]),
      ),
      across(
        cell('living', [4700, 4900, 5200], [4150, random.between(4200, 4400, 50), 4450]),
        cell('kitchen'),
      ),
    ),
    open: [
      ['entry', 'stair'],
      ['entry', 'dining'],
    ],
    doors: [
      ...slimDoors.filter(({ b }) => b !== 'laundry'),
      streetDoor,
      swing('garage', 'entry', 'rear'),
      cavity('entry', 'laundry'),
      cavity('kitchen', 'scullery'),
      cavity('entry', 'study'),
      cavity('entry', 'bath2'),
      { ...maybe(slider('living', '', 3010)), b: null, side: 'rear' },
    ],
    stairs: { shape: 'u', facing: 'right' },
    windows: { living: ['rear', 'left'], kitchen: ['right', 'rear'], study: ['front'] },
  }
}

const HALL_MM = 1400

/** A bedroom whose robe stands against an outer wall. */
const overCorner = (bed: string): Split =>
  along(across(cell(`robe${bed.slice(3)}`), cell(bed, 1300, 880)), cell(bed))

/** One bedroom beside the court, and two across the garden. */
function upper(choices: Choices, cells: readonly Cell[]): LevelDraft {
  const { left } = choices
  const [stair, court] = [rectOf(cells, 'stair'), rectOf(cells, 'alfresco')]
  const first = left + HALL_MM
  return {
    widthMm: widthOf(choices),
    tree: along(
      sized(parentsAboveStreet(choices), 'free', stair.y + stair.h),
      sized(
        across(
          out(left),
          along(
            across(cell('landing', HALL_MM), turned(besideHall('bed3'))),
            cell('landing', 'free', [1150, 1250, 1400]),
          ),
        ),
        'free',
        court.h,
      ),
      sized(
        across(sized(overCorner('bed4'), first), sized(turned(deepRoom('bed5')), widthOf(choices) - first)),
        'free',
        rearOf(cells) - court.y - court.h,
      ),
    ),
    open: [['landing', 'stair']],
    doors: [
      ...suiteDoors,
      swing('landing', 'master'),
      swing('landing', 'bed2'),
      swing('landing', 'bed3'),
      swing('landing', 'bed4'),
      swing('landing', 'bed5'),
      swing('landing', 'bath'),
    ],
    stairs: { shape: 'u', facing: 'right' },
    windows: {
      master: ['front'],
      bed2: ['left'],
      bed3: ['right'],
      bed4: ['rear'],
      bed5: ['rear'],
      landing: ['left'],
    },
  }
}

export const besideCourt: House = twoStoreys({ choose: slim, ground, upper })
