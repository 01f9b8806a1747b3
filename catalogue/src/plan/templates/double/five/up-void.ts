import type { LevelDraft } from '../../../draft.ts'
import { fromOneOf, maybe, slider, swing } from '../../../draft.ts'
import type { Cell } from '../../../layout/solve.ts'
import { across, along, cell, out, sized } from '../../../layout/tree.ts'
import type { Random } from '../../../random.ts'
import { suite } from '../../single/five/five-rooms.ts'
import { nooked, robed, turned } from '../../single/family/rooms.ts'
import { rectOf, twoStoreys } from '../storeys.ts'
import type { House, Widths } from './up-rooms.ts'
import { cars, FLIGHTS_MM, groundDoors, rearOf, streetRoom, suiteDoors, widthOf, widths } from './up-rooms.ts'

interface Choices extends Widths {
  /** Depth of the verandah before the front door and the stairs. */
  porch: number
}

const choose = (random: Random): Choices => ({
  ...widths(random),
  porch: random.between(1700, 1900, 50),
})

const FIRST_MM = 4600
/** Projection of the entry, so that its door does not hit people at the stairs. */
const STEP_MM = 350

function ground(random: Random, choices: Choices): LevelDraft {
  const { left, hall, right, porch } = choices
  return {
    widthMm: widthOf(choices),
    tree: along(
      across(
        sized(
          along(
            across(
              sized(cars(random), left),
              sized(along(cell('porch', 'free', porch - STEP_MM), cell('entry')), hall),
            ),
            across(cell('living', FIRST_MM, [5100, 5400, 5800]), cell('dining', left + hall - FIRST_MM)),
          ),
          left + hall,
        ),
        sized(
          along(
            cell('porch', 'free', porch),
            cell('stair', 'free', FLIGHTS_MM),
            ...streetRoom('guest').toReversed(),
            cell('kitchen', 'free', [3700, 4000, 4500]),
          ),
          right,
        ),
      ),
      across(cell('alfresco', [3900, 4300, 5000], [3000, random.between(3100, 3400, 50), 3500]), out()),
    ),
    open: [
      ['entry', 'stair'],
      ['entry', 'dining'],
    ],
    doors: [
      ...groundDoors,
      swing('garage', 'entry', 'rear'),
      fromOneOf(['dining'], swing('entry', 'guest')),
      swing('entry', 'bath2'),
    ],
    stairs: { shape: 'u', facing: 'right' },
    windows: { living: ['rear', 'left'], kitchen: ['right'], guest: ['right'] },
  }
}

/** Parents above the cars, children at the garden, and a void over the table between them. */
function upper(choices: Choices, cells: readonly Cell[]): LevelDraft {
  const { left, hall, right, porch } = choices
  const garage = rectOf(cells, 'garage')
  return {
    widthMm: widthOf(choices),
    tree: sized(
      along(
        across(
          sized(
            along(
              across(
                sized(along(out('free', garage.y), turned(suite({ at: 'last', nook: left - 4450 }))), left),
                sized(along(cell('balcony', 'free', porch - STEP_MM), cell('landing')), hall),
              ),
              across(sized(robed('bed2'), FIRST_MM - 1150), cell('activity')),
            ),
            left + hall,
          ),
          sized(
            along(
              cell('balcony', 'free', porch),
              cell('stair', 'free', FLIGHTS_MM),
              cell('bath', 'free', [2100, 2300, 2700]),
              cell('study', 'free', [1900, 2300, 3000]),
              cell('landing', 'free', [1150, 1250, 1500]),
            ),
            right,
          ),
        ),
        across(
          sized(nooked('bed3', { hall: 'right', at: 'first' }), FIRST_MM),
          cell('void', left + hall - FIRST_MM),
          sized(nooked('bed4', { hall: 'left', at: 'first' }), right),
        ),
      ),
      'free',
      rearOf(cells),
    ),
    open: [
      ['landing', 'stair'],
      ['landing', 'activity'],
      ['landing', 'void'],
      ['activity', 'void'],
      ['activity', 'study'],
    ],
    doors: [
      ...suiteDoors,
      swing('landing', 'master'),
      swing('landing', 'bath'),
      maybe(slider('landing', 'balcony', 1500)),
      swing('activity', 'bed2'),
      swing('activity', 'bed3'),
      swing('landing', 'bed4'),
    ],
    stairs: { shape: 'u', facing: 'right' },
    windows: { master: ['front'], bed2: ['left'], bed3: ['rear'], bed4: ['rear'], void: ['rear'] },
  }
}

export const aroundVoid: House = twoStoreys({ choose, ground, upper })
