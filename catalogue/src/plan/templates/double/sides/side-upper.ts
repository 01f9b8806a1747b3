import type { LevelDraft } from '../../../draft.ts'
import { cavity, fromOneOf, swing } from '../../../draft.ts'
import type { Cell } from '../../../layout/solve.ts'
import type { Split } from '../../../layout/tree.ts'
import { across, along, cell, out, sized } from '../../../layout/tree.ts'
import { nooked } from '../../single/family/rooms.ts'
import { rectOf } from '../storeys.ts'
import type { Choices } from './side-choices.ts'
import { STAIR_MM, widthOf } from './side-choices.ts'

const PASSAGE_MM = 1150
const ACROSS_MM = 1200

/** Two bedrooms with their doors on a landing across the house. */
const pair = (width: number, door: 'first' | 'last'): Split =>
  across(
    sized(nooked('bed2', { hall: 'right', at: door }), width / 2),
    sized(nooked('bed3', { hall: 'left', at: door, width: 1300 }), width / 2),
  )

const landingAcross = () => sized(across(cell('linen', 880), cell('landing')), 'free', ACROSS_MM)

/** Up to the stairs: the main suite, or two bedrooms and a bath. */
function front(choices: Choices): Split {
  const { parents, rooms } = choices
  const isStreet = parents === 'street'
  const side = rooms - PASSAGE_MM
  const past = (left: Split) => across(sized(left, side), cell('landing', PASSAGE_MM), cell('void'))
  return isStreet
    ? along(
        cell('master', 'free', [3800, 3900, 4300]),
        past(along(cell('wir', 'free', [1500, 1600, 1900]), cell('ens', 'free', [1950, 2050, 2400]))),
      )
    : along(
        pair(widthOf(choices), 'last'),
        landingAcross(),
        past(along(cell('bath', 'free', [2000, 2400, 3000]))),
      )
}

/** Rooms beside and behind the stairs. */
function back(choices: Choices): Split[] {
  const { parents, rooms, way } = choices
  const side = rooms - PASSAGE_MM
  const flight = sized(across(cell('landing', PASSAGE_MM), cell('stair', way)), 'free', STAIR_MM)
  if (parents === 'street')
    return [
      across(
        sized(
          along(cell('study', 'free', [1900, 1950, 2050]), cell('bath', 'free', [2100, 2200, 2300])),
          side,
        ),
        flight,
      ),
      landingAcross(),
      pair(widthOf(choices), 'first'),
    ]
  return [
    across(
      sized(
        along(
          cell('activity', 'free', [2850, 3050, 3200]),
          sized(across(cell('ens', [2100, 2200, 2300]), cell('wir')), 'free', [2200, 2300, 2400]),
        ),
        side,
      ),
      along(flight, cell('landing', 'free', ACROSS_MM)),
    ),
    along(cell('master', 'free', [3700, 3900, 4300])),
  ]
}

export function sideUpper(choices: Choices, cells: readonly Cell[]): LevelDraft {
  const { sitting, parents } = choices
  const stair = rectOf(cells, 'stair')
  const last = rectOf(cells, sitting === 'street' ? 'alfresco' : 'living')
  const isStreet = parents === 'street'
  return {
    widthMm: widthOf(choices),
    tree: along(
      sized(front(choices), 'free', stair.y),
      sized(along(...back(choices), sitting !== 'street' && out()), 'free', last.y + last.h - stair.y),
    ),
    open: [
      ['landing', 'activity'],
      ['landing', 'stair'],
      ['landing', 'void'],
      ['void', 'stair'],
    ],
    doors: [
      swing('landing', 'master'),
      cavity('master', 'wir'),
      fromOneOf(['wir'], cavity('master', 'ens')),
      swing('landing', 'bed2'),
      swing('landing', 'bed3'),
      swing('landing', 'bath'),
      ...(isStreet ? [cavity('landing', 'study')] : []),
    ],
    stairs: { shape: 'straight', facing: 'rear' },
    windows: { master: [isStreet ? 'front' : 'rear'] },
  }
}
