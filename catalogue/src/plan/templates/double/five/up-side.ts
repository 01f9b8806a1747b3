import type { LevelDraft } from '../../../draft.ts'
import { cavity, fromOneOf, maybe, slider, swing } from '../../../draft.ts'
import type { Cell } from '../../../layout/solve.ts'
import type { Split } from '../../../layout/tree.ts'
import { across, along, cell, out, sized } from '../../../layout/tree.ts'
import type { Random } from '../../../random.ts'
import { nooked } from '../../single/family/rooms.ts'
import { rectOf, twoStoreys } from '../storeys.ts'
import type { House } from './up-rooms.ts'
import { groundDoors, pairOf, rearOf, streetRoom, suiteDoors } from './up-rooms.ts'

interface Choices {
  cars: number
  middle: number
  way: number
  /** Room at the street beside the garage: guests, or a study with one more bedroom above the garden. */
  below: 'guest' | 'study'
  /** Setback of the front behind the porch's posts. */
  front: number
}

const choose = (random: Random): Choices => ({
  cars: random.between(5900, 6000, 50),
  middle: random.between(2900, 3000, 50),
  way: random.between(1500, 1550, 10),
  below: random.pick(['guest', 'study']),
  front: random.between(350, 600, 50),
})

const STAIR_MM = 4150
const PASSAGE_MM = 1200
const ACROSS_MM = 1200
/** Depth of the notch in the upper storey that gives the lounge its light. */
const NOTCH_MM = 3500
const widthOf = ({ cars, middle, way }: Choices) => cars + middle + way

function ground(_: Random, choices: Choices): LevelDraft {
  const { cars, middle, way, below } = choices
  const wash = sized(
    along(cell('laundry', 'free', [2000, 2200, 2600]), cell('scullery', 'free', [2300, 2800, 3200])),
    [2300, 2400, 2600],
  )
  const row = [cell('alfresco', [3400, 3600, 4000], [4840, 4860, 5000]), cell('living', [5800, 6500, 7000])]
  return {
    widthMm: widthOf(choices),
    tree: along(
      across(
        sized(
          along(
            across(
              sized(along(out('free', choices.front), cell('garage', 'free', [6100, 6150, 6400])), cars),
              sized(along(out('free', choices.front), ...streetRoom(below)), middle),
            ),
            across(wash, cell('kitchen', [3300, 3500, 3700], [4700, 5000, 5400]), cell('dining')),
          ),
          cars + middle,
        ),
        sized(
          along(
            cell('porch', 'free', [1800, 2000, 2300]),
            cell('entry', 'free', [5300, 5550, 5700]),
            cell('stair', 'free', STAIR_MM),
          ),
          way,
        ),
      ),
      across(...row),
    ),
    open: [
      ['entry', 'stair'],
      ['entry', 'dining'],
    ],
    doors: [
      ...groundDoors,
      swing('garage', 'laundry'),
      below === 'guest' ? swing('entry', 'guest') : cavity('entry', 'study'),
      fromOneOf(['guest'], cavity('entry', 'bath2', 'rear')),
      maybe(slider('kitchen', 'alfresco', 2110)),
    ],
    stairs: { shape: 'straight', facing: 'rear' },
    windows: { living: ['rear', 'right'], guest: ['front'], study: ['front'] },
  }
}

/** Parents and one child above the street, and a bath before the stairs. */
function aboveStreet({ cars, middle, way }: Choices, porch: number): Split {
  const [suite, inner] = [4300, cars + middle]
  return across(
    sized(
      along(
        across(
          cell('master', suite + 1150, [3800, 4000, 4300]),
          sized(nooked('bed2', { hall: 'left', at: 'last', width: 1500 }), inner - suite - 1150),
        ),
        across(
          sized(across(cell('wir', [1500, 1700, 2000]), cell('ens')), suite),
          sized(
            along(cell('landing', 'free', 1200), cell('bath', 'free', [2000, 2300, 2600])),
            inner - PASSAGE_MM - suite,
          ),
          cell('landing', PASSAGE_MM),
        ),
      ),
      inner,
    ),
    sized(along(out('free', porch), cell('void')), way),
  )
}

/** Behind the stairs' head: two bedrooms over the living room, or three over all of the garden front. */
function aboveGarden(choices: Choices, terrace: number): Split {
  const width = widthOf(choices)
  const hall = cell('landing', 'free', ACROSS_MM)
  if (choices.below === 'guest') {
    const half = (width - terrace) / 2
    return across(out(terrace), along(hall, pairOf(['bed3', 'bed4'], 'first', [half, half])))
  }
  const third = Math.round(width / 30) * 10
  const first = sized(nooked('bed5', { hall: 'right', at: 'first', width: 1300 }), width - 2 * third)
  return along(hall, across(first, pairOf(['bed3', 'bed4'], 'first', [third, third])))
}

function upper(choices: Choices, cells: readonly Cell[]): LevelDraft {
  const { way, below } = choices
  const [garage, porch, stair, terrace] = ['garage', 'porch', 'stair', 'alfresco'].map((room) =>
    rectOf(cells, room),
  )
  const width = widthOf(choices)
  const start = stair?.y ?? 0
  return {
    widthMm: width,
    tree: along(
      sized(
        along(out('free', garage?.y ?? 0), aboveStreet(choices, (porch?.h ?? 0) - (garage?.y ?? 0))),
        'free',
        start,
      ),
      sized(
        across(out(NOTCH_MM), cell('activity'), cell('landing', PASSAGE_MM), cell('stair', way)),
        'free',
        STAIR_MM,
      ),
      sized(aboveGarden(choices, terrace?.w ?? 0), 'free', rearOf(cells) - start - STAIR_MM),
    ),
    open: [
      ['landing', 'stair'],
      ['landing', 'activity'],
      ['landing', 'void'],
      ['void', 'stair'],
    ],
    doors: [
      ...suiteDoors,
      swing('landing', 'master'),
      swing('landing', 'bed2'),
      swing('landing', 'bath'),
      swing('landing', 'bed3'),
      swing('landing', 'bed4'),
      ...(below === 'study' ? [swing('landing', 'bed5')] : []),
    ],
    stairs: { shape: 'straight', facing: 'rear' },
    windows: {
      master: ['front'],
      bed2: ['front'],
      bed3: ['rear'],
      activity: ['left'],
      bed4: ['rear'],
      bed5: ['rear'],
    },
  }
}

export const besideStairs: House = twoStoreys({ choose, ground, upper })
