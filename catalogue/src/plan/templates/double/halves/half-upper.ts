import type { LevelDraft } from '../../../draft.ts'
import { cavity, maybe, slider, swing } from '../../../draft.ts'
import type { Cell } from '../../../layout/solve.ts'
import type { Split } from '../../../layout/tree.ts'
import { across, along, cell, out, sized } from '../../../layout/tree.ts'
import { nooked } from '../../single/family/rooms.ts'
import { rectOf } from '../storeys.ts'
import type { Choices } from './half-choices.ts'
import { STAIR, widthOf } from './half-choices.ts'

/** Two bedrooms side by side, whose doors open to the playroom before or behind them. */
const pairOf = (door: 'first' | 'last', width: number): Split =>
  across(
    sized(nooked('bed2', { hall: 'left', at: door, width: 1300 }), width / 2),
    sized(nooked('bed3', { hall: 'right', at: door, width: 1300 }), width / 2),
  )

/** Over cars and front door only. */
function overStreet(choices: Choices, cells: readonly Cell[]): Split {
  const { left, hall, right, above } = choices
  const isPlayLast = above === 'beds'
  const front = rectOf(cells, 'garage').y
  const beside = rectOf(cells, choices.suite === 'street' ? 'master' : choices.street).y
  const stair = rectOf(cells, 'stair')
  const rooms = [pairOf(isPlayLast ? 'last' : 'first', left), cell('activity', 'free', [3500, 3800, 4600])]
  return sized(
    across(
      sized(along(out('free', front), ...(isPlayLast ? rooms : rooms.toReversed())), left),
      sized(along(cell('balcony', 'free', rectOf(cells, 'porch').h), cell('landing')), hall),
      sized(
        along(
          out('free', beside),
          cell('bed4', 'free', [2900, 3100, 3500]),
          cell('robe4', 'free', 690),
          cell('bath', 'free', [2000, 2300, 2600]),
          cell('stair', 'free', STAIR.d),
        ),
        right,
      ),
    ),
    'free',
    stair.y + stair.h,
  )
}

/** Over the living rooms only. */
function overGarden(choices: Choices, cells: readonly Cell[]): Split {
  const { left, hall, right } = choices
  const stair = rectOf(cells, 'stair')
  const rear = Math.max(...cells.filter(({ room }) => room !== 'out').map(({ rect }) => rect.y + rect.h))
  const width = widthOf(choices)
  const bed = Math.round((width / 3 - 130) / 10) * 10
  return along(
    sized(across(out()), 'free', stair.y),
    across(out(left), cell('landing', hall), cell('stair', right, STAIR.d)),
    sized(
      along(
        across(cell('bath', [2300, 2350, 2400]), cell('activity'), cell('study', [2500, 2600, 2700])),
        across(
          sized(nooked('bed2', { hall: 'right' }), bed),
          sized(nooked('bed3', { hall: 'left' }), bed),
          nooked('bed4', { hall: 'left', width: 1300 }),
        ),
      ),
      'free',
      rear - stair.y - stair.h,
    ),
  )
}

export function halfUpper(choices: Choices, cells: readonly Cell[]): LevelDraft {
  const isRear = choices.above === 'rear'
  return {
    widthMm: widthOf(choices),
    tree: isRear ? overGarden(choices, cells) : overStreet(choices, cells),
    open: [
      ['landing', 'stair'],
      ['landing', 'activity'],
    ],
    doors: [
      maybe(slider('landing', 'balcony', 1500)),
      swing('activity', 'bed2'),
      swing('activity', 'bed3'),
      swing(isRear ? 'activity' : 'landing', 'bed4'),
      swing(isRear ? 'activity' : 'landing', 'bath'),
      ...(isRear ? [cavity('activity', 'study')] : []),
    ],
    stairs: { shape: 'u', facing: 'right' },
    windows: {
      bed4: ['front', 'rear'],
      activity: ['left', 'rear', 'front'],
      bed2: ['front', 'rear'],
      bed3: ['front', 'rear'],
    },
  }
}
