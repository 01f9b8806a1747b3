import type { DoorSpec, LevelDraft } from '../../../draft.ts'
import { cavity, fromOneOf, maybe, slider, swing } from '../../../draft.ts'
import type { Cell } from '../../../layout/solve.ts'
import type { Split } from '../../../layout/tree.ts'
import { across, along, cell, out, sized } from '../../../layout/tree.ts'
import { rectOf } from '../storeys.ts'
import type { Choices } from './loft-choices.ts'
import { ACROSS_MM, pair, STAIR_MM } from './loft-choices.ts'

/** Depth of the landing before two bedrooms, with a bath beside it. */
const CHILDREN_MM = 2000

interface Fronts {
  /** Position at which the rooms at the street begin, and depth of the porch. */
  street: number
  porch: number
}

/** Over the street: the living room behind a balcony, or the main suite with a void over the foyer. */
function front(choices: Choices, { street, porch }: Fronts): Split {
  const { sitting, quiet, rooms, way, parents } = choices
  if (sitting === 'street')
    return along(
      out('free', street),
      cell('balcony', 'free', [1750, 1900, 2600]),
      across(
        cell('living', 'free', [3550, 4600, 5800]),
        cell(quiet, quiet === 'study' ? [2100, 2300, 2500] : [3250, 3300, 3400]),
      ),
    )
  const deck = sized(along(cell('balcony2', 'free', porch), cell('void')), way)
  if (parents === 'below')
    return across(
      sized(
        along(
          out('free', street),
          pair('last', [rooms / 2, rooms / 2]),
          cell('hall', 'free', ACROSS_MM),
          sized(across(cell('bath2'), cell('hall', 1300)), 'free', [1800, 2100, 2600]),
        ),
        rooms,
      ),
      deck,
    )
  return across(
    sized(
      along(
        out('free', street),
        cell('master', 'free', [3550, 4000, 4700]),
        sized(
          across(cell('wir', [1750, 2000, 2200]), cell('ens'), cell('hall', 1300)),
          'free',
          [1650, 2200, 3200],
        ),
      ),
      rooms,
    ),
    deck,
  )
}

/** Rooms behind the stairs. */
function rear({ sitting, parents, rooms, way }: Choices): Split {
  const deep = [3800, 4100, 4300] as const
  if (sitting === 'street' && parents === 'below') return pair('first', [4400, rooms + way - 4400])
  return sitting === 'street'
    ? across(
        sized(along(cell('ens', 'free', [2200, 2300, 2500]), cell('wir')), [2500, 2600, 2700], deep),
        cell('master'),
      )
    : across(cell('living', 'free', deep), cell('balcony', [2000, 2200, 2500]))
}

function sleeping({ sitting, parents }: Choices): DoorSpec[] {
  const from = sitting === 'street' ? 'landing' : 'hall'
  if (parents === 'below') return [swing(from, 'bed2'), swing(from, 'bed3'), swing(from, 'bath2')]
  return [
    swing(from, 'master'),
    cavity('master', 'wir'),
    fromOneOf(['wir'], cavity('master', 'ens')),
    maybe(slider('master', 'balcony2', 1500)),
  ]
}

export function loftUpper(choices: Choices, cells: readonly Cell[]): LevelDraft {
  const { rooms, way, sitting, quiet, cars } = choices
  const stair = rectOf(cells, 'stair')
  const beside = rectOf(cells, cars === 'street' ? 'garage' : choices.parents === 'below' ? 'master' : 'bed2')
  const isStreet = sitting === 'street'
  const end = cells.reduce(
    (most, { room, rect }) => (room === 'out' ? most : Math.max(most, rect.y + rect.h)),
    0,
  )
  const isChildren = isStreet && choices.parents === 'below'
  const behind = isChildren
    ? sized(across(cell('bath2', [3000, 3050, 3100]), cell('landing')), 'free', CHILDREN_MM)
    : sized(
        across(cell('scullery', [2200, 2500, 2800]), cell('pdr', [1500, 1600, 1700]), cell('landing')),
        'free',
        ACROSS_MM,
      )
  const rest = end - stair.y - STAIR_MM - (isChildren ? CHILDREN_MM : ACROSS_MM)
  return {
    widthMm: rooms + way,
    tree: along(
      sized(along(front(choices, { street: beside.y, porch: rectOf(cells, 'porch').h })), 'free', stair.y),
      across(
        sized(across(cell('kitchen', [3300, 3400, 3600], STAIR_MM), cell('dining')), rooms),
        cell('stair', way),
      ),
      behind,
      sized(along(rear(choices), cars === 'lane' && out()), 'free', rest),
    ),
    open: [
      ['landing', 'stair'],
      ['landing', 'dining'],
      ['landing', 'living'],
      ['dining', 'stair'],
      ['hall', 'dining'],
      ['hall', 'void'],
      ['void', 'stair'],
    ],
    doors: [
      ...sleeping(choices),
      ...(isChildren ? [] : [cavity('landing', 'pdr'), cavity('kitchen', 'scullery')]),
      slider('living', 'balcony', 3010),
      ...(isStreet
        ? [fromOneOf(['dining'], cavity('living', quiet)), maybe(slider(quiet, 'balcony', 1500))]
        : []),
    ],
    stairs: { shape: 'straight', facing: 'rear' },
    windows: { master: [isStreet ? 'rear' : 'front'], living: ['front', 'rear', 'left'], kitchen: ['left'] },
  }
}
