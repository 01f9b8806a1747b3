import type { LevelDraft } from '../../../draft.ts'
import { cavity, swing } from '../../../draft.ts'
import type { Cell } from '../../../layout/solve.ts'
import type { Split } from '../../../layout/tree.ts'
import { across, along, cell, out, sized } from '../../../layout/tree.ts'
import { rectOf } from '../storeys.ts'
import type { Choices } from './yard-choices.ts'
import { linkOf, STAIR, widthOf } from './yard-choices.ts'

/** Over the street: two bedrooms, or the main suite, on both sides of the landing's end. */
function overStreet(choices: Choices, [left, right]: readonly [number, number]): Split {
  const { parents, passage, yard, sitting } = choices
  const rest = sitting === 'garden' && out('free', 1200)
  const end = sized(
    across(cell('bath', STAIR.w), cell('landing', passage)),
    'free',
    sitting === 'garden' ? [3250, 3300, 3400] : [2100, 2250, 2400],
  )
  if (parents === 'street')
    return across(
      sized(
        along(out('free', left), cell('wir'), cell('ens', 'free', [2000, 2150, 2400]), end),
        linkOf(choices),
      ),
      sized(along(out('free', right), cell('master'), rest), yard),
    )
  return across(
    sized(along(out('free', left), across(cell('robe2', 880), cell('bed2')), end), linkOf(choices)),
    sized(along(out('free', right), across(cell('bed3'), cell('robe3', 880)), rest), yard),
  )
}

/** Over the link: a bedroom and a common room, beside the passage along the yard. */
function bridge({ isPlayFirst, passage, parents }: Choices): Split {
  const bed = along(
    cell('bed4', 'free', [2900, 3000, 3200]),
    cell('robe4', 'free', isPlayFirst && parents === 'below' ? 880 : 690),
  )
  const rooms = [cell('activity', 'free', [3300, 3500, 4500]), bed]
  return along(
    across(cell('stair', STAIR.w, STAIR.d), cell('landing', passage)),
    across(sized(along(...(isPlayFirst ? rooms : rooms.toReversed())), STAIR.w), cell('landing', passage)),
  )
}

/** Over garage or living room: the main suite, or two bedrooms with their bathroom. */
function overRear(choices: Choices): Split {
  const { parents, passage } = choices
  if (parents === 'rear')
    return across(
      sized(along(cell('ens', 'free', [2200, 2350, 2500]), cell('wir', 'free', [1700, 1850, 2500])), STAIR.w),
      cell('master', 'free', [4000, 4200, 4600]),
    )
  return across(
    sized(
      along(
        across(cell('bed2', STAIR.w, 1250), cell('landing', passage)),
        across(cell('robe2', 880), cell('bed2')),
      ),
      linkOf(choices),
    ),
    sized(across(cell('bed3'), cell('robe3', 880)), choices.yard),
  )
}

const streetRoomOf = ({ sitting, parents }: Choices) =>
  sitting === 'street' ? 'living' : parents === 'below' ? 'master' : 'guest'

export function yardUpper(choices: Choices, cells: readonly Cell[]): LevelDraft {
  const isFirst = choices.sitting === 'garden'
  const topOf = (room: string) => rectOf(cells, room).y
  const fronts = isFirst ? ([0, 0] as const) : ([topOf('study'), topOf(streetRoomOf(choices))] as const)
  const linkStart = topOf('stair')
  const rearStart = topOf(isFirst ? 'laundry' : 'mudroom')
  const { parents } = choices
  const isStreet = parents === 'street'
  return {
    widthMm: widthOf(choices),
    tree: along(
      sized(overStreet(choices, fronts), 'free', linkStart),
      sized(across(sized(bridge(choices), linkOf(choices)), out()), 'free', rearStart - linkStart),
      parents !== 'below' && sized(overRear(choices), 'free', isFirst ? rectOf(cells, 'living').h : 4350),
      !isFirst && parents !== 'below' && out(),
    ),
    open: [
      ['landing', 'stair'],
      ['landing', 'activity'],
    ],
    doors: [
      ...(parents === 'below'
        ? []
        : [swing('landing', 'master'), cavity('master', 'wir'), cavity('master', 'ens')]),
      swing('landing', 'bath'),
      swing('landing', 'bed2'),
      swing('landing', 'bed3'),
      swing('landing', 'bed4'),
    ],
    stairs: { shape: 'u', facing: 'left' },
    windows: {
      master: [isStreet ? 'front' : 'rear'],
      bed2: [isStreet ? 'rear' : 'front'],
      bed3: [isStreet ? 'rear' : 'front'],
    },
  }
}
