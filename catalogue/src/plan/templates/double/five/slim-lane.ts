import type { LevelDraft } from '../../../draft.ts'
import { cavity, fromOneOf, maybe, roller, slider, swing } from '../../../draft.ts'
import type { Cell } from '../../../layout/solve.ts'
import type { Split } from '../../../layout/tree.ts'
import { across, along, cell, out, sized } from '../../../layout/tree.ts'
import type { Random } from '../../../random.ts'
import { nooked } from '../../single/family/rooms.ts'
import { rectOf, twoStoreys } from '../storeys.ts'
import { CAR_MM, deepRoom, ROLLER_MM, slimDoors } from './slim-rooms.ts'
import type { House } from './up-rooms.ts'
import { suiteDoors } from './up-rooms.ts'

interface Choices {
  rooms: number
  way: number
  terrace: number
}

const choose = (random: Random): Choices => ({
  rooms: random.between(6550, 6700, 50),
  way: random.between(1500, 1560, 10),
  terrace: random.between(2700, 3000, 50),
})

const STAIR_MM = 4150
const HALL_MM = 1300
const PASSAGE_MM = 1200
/** Width that a bathroom beside the hall takes from the rooms. */
const BATH_MM = 1900

function ground(_: Random, { rooms, way, terrace }: Choices): LevelDraft {
  const hall = rooms + way - BATH_MM - HALL_MM
  return {
    widthMm: rooms + way,
    tree: along(
      across(
        sized(
          along(
            cell('alfresco', 'free', terrace),
            cell('living', 'free', [4500, 4700, 5000]),
            across(cell('kitchen', [3600, 3700, 3900], [4050, 4200, 4400]), cell('dining')),
            sized(
              across(cell('laundry', [2000, 2200, 2400]), cell('scullery'), cell('hall', rooms - hall)),
              'free',
              [2000, 2200, 2400],
            ),
          ),
          rooms,
        ),
        sized(along(cell('porch', 'free', terrace), cell('entry'), cell('stair', 'free', STAIR_MM)), way),
      ),
      across(
        sized(nooked('bed5', { hall: 'right', at: 'first', width: 1300 }), hall),
        cell('hall', HALL_MM),
        cell('bath2', BATH_MM),
      ),
      across(out(), cell('garage', CAR_MM + 100, [6050, 6150, 6300])),
    ),
    open: [
      ['entry', 'stair'],
      ['entry', 'dining'],
      ['entry', 'living'],
      ['hall', 'dining'],
    ],
    doors: [
      ...slimDoors,
      roller('rear', ROLLER_MM),
      swing('garage', 'hall'),
      fromOneOf(['dining'], cavity('kitchen', 'scullery')),
      swing('hall', 'bed5'),
      swing('hall', 'bath2'),
      { ...maybe(slider('bed5', '', 1810)), b: null, side: 'rear' },
    ],
    stairs: { shape: 'straight', facing: 'rear' },
    windows: { living: ['left', 'front'], kitchen: ['left'], bed5: ['rear', 'left'] },
  }
}

/** Main suite above the street, its bathrooms behind it, and a void beside both. */
function aboveStreet({ rooms, way, terrace }: Choices): Split {
  const wet = across(cell('wir', [1450, 1500, 1600]), cell('ens'), cell('bath', [1950, 2000, 2100]))
  const parents = along(
    cell('master', 'free', [3850, 4000, 4300]),
    across(sized(wet, rooms - PASSAGE_MM), cell('landing', PASSAGE_MM)),
  )
  return along(out('free', terrace), across(sized(parents, rooms), cell('void', way)))
}

/** Children's rooms behind the main suite, on both sides of the stairs' head. */
function upper(choices: Choices, cells: readonly Cell[]): LevelDraft {
  const { rooms, way } = choices
  const stair = rectOf(cells, 'stair')
  const guests = rectOf(cells, 'garage').y - stair.y - stair.h
  const side = rooms - PASSAGE_MM
  const last = rooms + way - BATH_MM - HALL_MM
  return {
    widthMm: rooms + way,
    tree: along(
      sized(aboveStreet(choices), 'free', stair.y),
      sized(
        across(sized(deepRoom('bed2'), side), cell('landing', PASSAGE_MM), cell('stair', way)),
        'free',
        STAIR_MM,
      ),
      across(
        sized(along(sized(along(cell('bed3'), cell('robe3', 'free', 880)), 'free', guests), out()), last),
        along(
          cell('landing', 'free', PASSAGE_MM),
          nooked('bed4', { hall: 'left', at: 'first', width: 1300 }),
        ),
      ),
    ),
    open: [
      ['landing', 'stair'],
      ['landing', 'void'],
      ['void', 'stair'],
    ],
    doors: [
      ...suiteDoors,
      swing('landing', 'master'),
      swing('landing', 'bath'),
      swing('landing', 'bed2'),
      swing('landing', 'bed3'),
      swing('landing', 'bed4'),
    ],
    stairs: { shape: 'straight', facing: 'rear' },
    windows: { master: ['front'], bed2: ['left'], bed3: ['rear', 'left'], bed4: ['rear'], void: ['front'] },
  }
}

export const carAtLane: House = twoStoreys({ choose, ground, upper })
