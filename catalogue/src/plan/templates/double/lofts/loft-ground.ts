import type { DoorSpec, LevelDraft } from '../../../draft.ts'
import { backDoor, cavity, frontDoor, fromOneOf, roller, slider, swing } from '../../../draft.ts'
import type { Split } from '../../../layout/tree.ts'
import { across, along, cell, out, sized } from '../../../layout/tree.ts'
import type { Facing } from '../../../level.ts'
import type { Random } from '../../../random.ts'
import { nooked } from '../../single/family/rooms.ts'
import type { Choices } from './loft-choices.ts'
import { ACROSS_MM, pair, PASSAGE_MM, STAIR_MM, widthOf } from './loft-choices.ts'

const BATHS_MM = [2450, 2500, 2600] as const

/** The main suite at the garden, its bathroom beside the hall that leads to it. */
const suiteLast = ({ rooms }: Choices): Split =>
  across(
    sized(along(cell('ens', 'free', [2500, 2700, 3000]), cell('wir')), 2500),
    along(
      sized(across(cell('store', rooms - PASSAGE_MM - 2500), cell('hall')), 'free', ACROSS_MM),
      cell('master', 'free', [3950, 4050, 4200]),
    ),
  )

/** The main suite at the street, with the same layout. */
const suiteFirst = (): Split =>
  across(
    sized(along(cell('wir'), cell('ens', 'free', [2300, 2500, 3000])), BATHS_MM),
    along(cell('master', 'free', [3950, 4050, 4200]), cell('hall', 'free', 1350)),
  )

/** Rooms at the garden behind the stairs. */
function garden(choices: Choices): Split {
  const half = widthOf(choices) / 2
  if (choices.parents === 'below') return suiteLast(choices)
  const hall = sized(across(cell('store', 1750), cell('hall')), 'free', ACROSS_MM)
  if (choices.below === 'bed3') return along(hall, pair('first', [half, half]))
  const row = sized(
    across(sized(nooked('bed2', { hall: 'right' }), half), cell('media')),
    'free',
    [3850, 3950, 4000],
  )
  return along(hall, row)
}

const wet = ({ rooms }: Choices, isLong: boolean): Split =>
  across(
    sized(
      along(
        cell('bath', 'free', [2200, 2300, 2900]),
        cell('laundry', 'free', [1800, 1850, 1950]),
        isLong && cell('linen', 'free', 690),
      ),
      rooms - PASSAGE_MM,
    ),
    cell('hall', PASSAGE_MM),
  )

/** Garage at the street, bedrooms at the garden. */
function carsFirst(choices: Choices): Split {
  const { way, rooms } = choices
  return along(
    across(
      sized(
        along(
          out('free', [300, 400, 700]),
          cell('garage', 'free', [6000, 6100, 6300]),
          sized(wet(choices, true), 'free', [STAIR_MM + 1050, STAIR_MM + 1150, STAIR_MM + 1250]),
        ),
        rooms,
      ),
      sized(
        along(cell('porch', 'free', [1800, 2000, 2300]), cell('entry'), cell('stair', 'free', STAIR_MM)),
        way,
      ),
    ),
    garden(choices),
  )
}

/** Bedrooms at the street, garage at the lane. */
function carsLast(choices: Choices): Split {
  const { way, rooms } = choices
  return along(
    across(
      sized(
        along(
          out('free', [300, 350, 700]),
          choices.parents === 'below'
            ? suiteFirst()
            : along(pair('last', [rooms / 2, rooms / 2]), cell('hall', 'free', 1400)),
          sized(wet(choices, false), 'free', STAIR_MM),
        ),
        rooms,
      ),
      sized(
        along(cell('porch', 'free', [1800, 2000, 2300]), cell('entry'), cell('stair', 'free', STAIR_MM)),
        way,
      ),
    ),
    sized(across(cell('store', [2500, 2700, 2900]), cell('hall')), 'free', ACROSS_MM),
    cell('garage', 'free', [6050, 6150, 6400]),
  )
}

const toGarden = (room: string, side: Facing = 'rear'): DoorSpec => ({
  ...slider(room, '', 2110),
  b: null,
  side,
})

function sleeping({ cars, below, parents }: Choices): DoorSpec[] {
  const isFirst = cars === 'street'
  if (parents === 'below')
    return [
      swing('hall', 'master'),
      cavity('master', 'wir'),
      fromOneOf(['wir'], cavity('master', 'ens')),
      ...(isFirst ? [toGarden('master')] : []),
    ]
  if (isFirst && below === 'media') return [swing('hall', 'bed2'), cavity('hall', 'media'), toGarden('media')]
  return [swing('hall', 'bed2'), swing('hall', 'bed3'), ...(isFirst ? [toGarden('bed3')] : [])]
}

export function loftGround(_: Random, choices: Choices): LevelDraft {
  const isFirst = choices.cars === 'street'
  return {
    widthMm: widthOf(choices),
    tree: isFirst ? carsFirst(choices) : carsLast(choices),
    open: [
      ['entry', 'stair'],
      ['entry', 'hall'],
      ['hall', 'stair'],
    ],
    doors: [
      roller(isFirst ? 'front' : 'rear'),
      frontDoor('porch', 'entry'),
      swing('garage', isFirst ? 'entry' : 'hall'),
      swing('hall', 'bath'),
      cavity('hall', 'laundry'),
      backDoor('laundry', 'left'),
      ...(isFirst ? [] : [backDoor('hall', choices.parents === 'below' ? 'right' : 'left')]),
      ...sleeping(choices),
    ],
    stairs: { shape: 'straight', facing: 'rear' },
    windows: { media: ['rear', 'right'], master: isFirst ? ['rear', 'right'] : ['front'] },
  }
}
