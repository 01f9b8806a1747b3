import type { LevelDraft } from '../../../draft.ts'
import { cavity, maybe, slider, swing } from '../../../draft.ts'
import type { Cell } from '../../../layout/solve.ts'
import type { Split } from '../../../layout/tree.ts'
import { across, along, cell, out, sized } from '../../../layout/tree.ts'
import { nooked } from '../../single/family/rooms.ts'
import { rectOf } from '../storeys.ts'
import type { Choices } from './bar-choices.ts'
import { hasGuest, isAtLane, PASSAGE_MM, STAIR } from './bar-choices.ts'

/** Two bedrooms side by side, with adjacent doors. */
const pair = (door: 'first' | 'last', width: number): Split =>
  across(
    sized(nooked('bed2', { hall: 'right', at: door }), width / 2),
    sized(nooked('bed3', { hall: 'left', at: door }), width / 2),
  )

const core = (): Split =>
  across(cell('bath', 'free', STAIR.d), cell('stair', STAIR.w, STAIR.d), cell('landing', PASSAGE_MM))

/** Robe and ensuite beside the way to the main bedroom. */
const dressing = () => across(cell('wir', [1900, 2100, 2400]), cell('ens'), cell('landing', PASSAGE_MM))

/** The main suite above the street, its dressing room behind it, or beside it behind a balcony. */
function parentsAtStreet(choices: Choices): Split {
  if (!choices.isBeside && !isAtLane(choices))
    return along(cell('master', 'free', [3800, 4000, 4400]), sized(dressing(), 'free', [2050, 2150, 2400]))
  const baths = along(cell('wir', 'free', [1900, 2100, 2800]), cell('ens', 'free', [2200, 2500, 2800]))
  return along(
    !isAtLane(choices) && cell('balcony', 'free', [1300, 1500, 1800]),
    across(sized(baths, [2350, 2400, 2500]), cell('master')),
  )
}

/** Two bedrooms, or one beside a playroom. */
const children = (choices: Choices, door: 'first' | 'last'): Split =>
  hasGuest(choices) && choices.third === 'activity'
    ? across(cell('activity', [3000, 3200, 3400]), nooked('bed2', { hall: 'left', at: door }))
    : pair(door, choices.bar)

export function barUpper(choices: Choices, cells: readonly Cell[]): LevelDraft {
  const { bar, sitting, parents } = choices
  const stair = rectOf(cells, 'stair')
  const front = rectOf(cells, isAtLane(choices) ? (sitting === 'lane' ? 'living' : 'kitchen') : 'garage').y
  const end = Math.max(
    ...cells
      .filter(({ room, rect }) => room !== 'out' && rect.x < bar - 100)
      .map(({ rect }) => rect.y + rect.h),
  )
  const isStreet = parents === 'street'
  const before = isStreet
    ? [parentsAtStreet(choices)]
    : [pair('last', bar), cell('activity', 'free', [2800, 3400, 4200])]
  const behind = isStreet
    ? [cell('landing', 'free', 1150), children(choices, 'first'), sitting !== 'court' && out()]
    : [sized(dressing(), 'free', [2050, 2100, 2400]), cell('master')]
  return {
    widthMm: bar,
    tree: along(
      sized(along(out('free', front), ...before), 'free', stair.y),
      core(),
      sized(along(...behind), 'free', end - stair.y - stair.h),
    ),
    open: [
      ['landing', 'stair'],
      ['landing', 'activity'],
      ['activity', 'stair'],
    ],
    doors: [
      swing('landing', 'master'),
      cavity('master', 'wir'),
      cavity('master', 'ens'),
      swing(isStreet ? 'landing' : 'activity', 'bed2'),
      ...(isStreet && hasGuest(choices) && choices.third === 'activity'
        ? []
        : [swing(isStreet ? 'landing' : 'activity', 'bed3')]),
      maybe(slider('master', 'balcony', 2110)),
      swing(isStreet ? 'landing' : 'activity', 'bath'),
    ],
    stairs: { shape: 'u', facing: isStreet ? 'front' : 'rear', flipped: isStreet },
    windows: { master: [isStreet ? 'front' : 'rear'], activity: ['right', 'left'] },
  }
}
