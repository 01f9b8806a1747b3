import type { OpenPairs } from '../../../layout/boundaries.ts'
import type { LevelDraft, Sides } from '../../../draft.ts'
import { cavity, swing } from '../../../draft.ts'
import type { Cell } from '../../../layout/solve.ts'
import type { Tree } from '../../../layout/tree.ts'
import { across, along, cell, out, sized } from '../../../layout/tree.ts'
import type { FoyerChoices } from './open-foyer-choices.ts'
import { STAIR_MM, widthMmOf } from './open-foyer-choices.ts'
import { rectOf } from '../storeys.ts'

const BRIDGE = 1150

const OPEN_ABOVE: OpenPairs = [
  ['landing', 'stair'],
  ['landing', 'void'],
  ['landing', 'nook'],
]

const WINDOWS_ABOVE: Sides = {
  master: ['front', 'rear'],
  bed2: ['front'],
  bed3: ['rear', 'left'],
  bed4: ['rear', 'right'],
  activity: ['rear', 'front'],
  retreat: ['rear'],
}

/** A bedroom behind the end of the landing. */
const fifth = (room: Tree, depth: number): Tree =>
  sized(along(cell('landing', 'free', 1100), room), 'free', depth)

/** Over garage and kitchen: the main suite and a bedroom, or a playroom and the main suite. */
function overGarage({ suite, street, middle, garage, back, row }: FoyerChoices, bridge: number): Tree {
  const dressing = across(cell('wir', [2200, 2500, 2800], [2700, 3200, 4200]), cell('ens', 'free'))
  const depth = bridge - back
  const front =
    suite === 'street'
      ? cell('master', 'free', depth)
      : street === 'activity'
        ? cell('activity', 'free', depth)
        : across(cell('bed4', 'free', depth), cell('robe4', 860))
  const rear =
    suite === 'street'
      ? across(
          sized(
            across(
              middle === 'activity'
                ? cell('activity', 'free', row)
                : fifth(across(cell('bed5'), cell('robe5', 690)), row),
            ),
            [1700, 2000, 2400],
          ),
          middle === 'activity'
            ? along(cell('robe4', 'free', 690), cell('bed4', 'free'))
            : across(cell('bed4', 'free'), cell('robe4', 860)),
        )
      : across(cell('retreat', [500, 700, 900], row), cell('master', 'free'))
  return sized(along(out('free', back), front, dressing, rear), garage)
}

/** A bridge behind the open foyer joins both halves of the house. */
export function foyerAbove(choices: FoyerChoices, cells: readonly Cell[]): LevelDraft {
  const { side, hall, above, suite, street, middle, row } = choices
  const stair = rectOf(cells, 'stair')
  const door = rectOf(cells, 'porch').h
  const living = suite === 'street' ? middle : 'retreat'
  const arrival = living === 'bed5' ? 'landing' : living
  const open: OpenPairs = [...OPEN_ABOVE, ['landing', arrival], ['stair', arrival]]
  return {
    widthMm: widthMmOf(choices),
    tree: across(
      sized(
        along(
          sized(
            along(cell('bed2', 'free'), across(cell('robe2', 'free', 690), cell('bed2', 1150))),
            'free',
            stair.y - 120,
          ),
          cell('bath', 'free', [2400, 2600, 2900]),
          across(cell('robe3', 'free', [670, 690]), cell('linen', 1100)),
          cell('bed3', 'free', [3200, 4200, 5600]),
        ),
        side,
        stair.y + stair.h + row,
      ),
      sized(
        along(
          out('free', door),
          cell(above, 'free', stair.y - door - BRIDGE),
          cell('landing', 'free', BRIDGE),
          across(cell('landing', hall), cell('stair', STAIR_MM.w, STAIR_MM.d)),
          living === 'bed5' ? fifth(cell('bed5'), row) : cell(living, 'free', row),
        ),
        hall + STAIR_MM.w,
      ),
      overGarage(choices, stair.y),
    ),
    open,
    doors: [
      ...(suite === 'street'
        ? [
            swing('landing', 'master'),
            swing(arrival, 'bed4'),
            ...(middle === 'bed5' ? [swing('landing', 'bed5')] : []),
          ]
        : [swing('retreat', 'master'), swing('landing', street)]),
      cavity('master', 'wir'),
      cavity('master', 'ens'),
      swing('landing', 'bed2'),
      swing('landing', 'bath'),
      swing(arrival, 'bed3'),
    ],
    stairs: { shape: 'straight', facing: 'rear' },
    windows: WINDOWS_ABOVE,
  }
}
