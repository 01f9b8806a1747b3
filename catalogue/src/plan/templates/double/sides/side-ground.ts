import type { OpenPairs } from '../../../layout/boundaries.ts'
import type { DoorSpec, LevelDraft } from '../../../draft.ts'
import { arch, backDoor, cavity, double, frontDoor, maybe, roller, slider, swing } from '../../../draft.ts'
import type { Split, Tree } from '../../../layout/tree.ts'
import { across, along, cell, out, sized } from '../../../layout/tree.ts'
import type { Random } from '../../../random.ts'
import type { Choices } from './side-choices.ts'
import { STAIR_MM, widthOf } from './side-choices.ts'

const isFirst = ({ sitting, isKitchenFirst }: Choices) => sitting !== 'street' && isKitchenFirst

/** One room at the street, laundry and a WC behind it, and then kitchen and table. */
function beside(choices: Choices): Split {
  const { sitting, street } = choices
  const cook = [cell('dining', 'free', [2900, 3200, 3500]), cell('kitchen', 'free', [3500, 3700, 3900])]
  return along(
    sitting === 'street'
      ? cell('living', 'free', [4600, 4700, 4900])
      : cell(street, 'free', [4000, 4300, 4700]),
    sized(across(cell('laundry'), cell('pdr', [1500, 1600, 1700])), 'free', [1650, 1700, 1850]),
    ...(isFirst(choices) ? cook.toReversed() : cook),
  )
}

/** Porch, foyer and stairs, with a pantry behind them. */
const way = (choices: Choices): Split =>
  along(
    cell('porch', 'free', [1900, 2000, 2300]),
    cell('entry', 'free', [5300, 5600, 5800]),
    cell('stair', 'free', STAIR_MM),
    isFirst(choices) ? cell('dining') : cell('pantry', 'free', [1700, 1750, 2100]),
  )

/** Rooms behind kitchen and table. */
function rear({ sitting }: Choices): (Tree | false)[] {
  return [
    sitting === 'street'
      ? cell('alfresco', 'free', [3200, 3300, 3500])
      : cell('living', 'free', [4200, 4400, 4700]),
    sitting === 'lane' &&
      across(cell('courtyard', 'free', [3300, 3500, 3800]), cell('mudroom', [2050, 2150, 2300])),
    sitting === 'lane' && across(out(), cell('garage', 5880, [6050, 6150, 6400])),
  ]
}

const OPEN: OpenPairs = [
  ['entry', 'stair'],
  ['entry', 'dining'],
  ['entry', 'kitchen'],
]

const OUT: Record<Choices['sitting'], readonly DoorSpec[]> = {
  street: [slider('kitchen', 'alfresco', 3010), { ...slider('living', '', 2410), b: null, side: 'front' }],
  garden: [{ ...slider('living', '', 3010), b: null, side: 'rear' }],
  lane: [
    slider('living', 'courtyard', 3010),
    arch('living', 'mudroom'),
    swing('garage', 'mudroom'),
    roller('rear'),
  ],
}

export function sideGround(_: Random, choices: Choices): LevelDraft {
  const { way: narrow, rooms, sitting, street } = choices
  const after = isFirst(choices) ? 'kitchen' : 'dining'
  return {
    widthMm: widthOf(choices),
    tree: along(
      across(sized(beside(choices), rooms), sized(way(choices), narrow)),
      ...rear(choices).filter((part) => part !== false),
    ),
    open: [...OPEN, ...(sitting === 'street' ? ([['entry', 'living']] as const) : [])],
    doors: [
      frontDoor('porch', 'entry'),
      ...(sitting === 'street'
        ? []
        : [street === 'media' ? double('entry', 'media') : cavity('entry', 'study')]),
      cavity('entry', 'pdr', 'rear'),
      cavity(after, 'laundry'),
      backDoor('laundry', 'left'),
      ...(isFirst(choices) ? [] : [maybe(cavity('kitchen', 'pantry'))]),
      ...OUT[sitting],
    ],
    stairs: { shape: 'straight', facing: 'rear' },
    windows: { living: ['rear', 'left', 'front'], kitchen: ['left'], dining: ['left', 'right'] },
  }
}
