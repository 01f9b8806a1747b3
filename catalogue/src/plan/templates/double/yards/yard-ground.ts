import type { OpenPairs } from '../../../layout/boundaries.ts'
import type { DoorSpec, LevelDraft } from '../../../draft.ts'
import { arch, backDoor, cavity, frontDoor, fromOneOf, maybe, roller, slider, swing } from '../../../draft.ts'
import type { Split, Tree } from '../../../layout/tree.ts'
import { across, along, cell, out, sized } from '../../../layout/tree.ts'
import type { Random } from '../../../random.ts'
import type { Choices } from './yard-choices.ts'
import { isLivingInYard, linkOf, STAIR, widthOf } from './yard-choices.ts'

const isCarsFirst = ({ sitting }: Choices) => sitting === 'garden'

/** The living room, or a guest or main suite with a bathroom of its own. */
function streetRoom({ sitting, parents }: Choices): Tree {
  if (sitting === 'street') return cell('living', 'free', [5500, 5900, 6100])
  const bath = [2100, 2200, 2300] as const
  return parents === 'below'
    ? along(
        cell('master', 'free', [3600, 3800, 4000]),
        sized(across(cell('wir'), cell('ens', [2500, 2600, 2800])), 'free', bath),
      )
    : along(
        across(cell('guest', 'free', [3300, 3600, 3900]), cell('robe0', 880)),
        sized(across(cell('guest'), cell('ens2', [2600, 2700, 2900])), 'free', bath),
      )
}

/** Street front: the front door between a study and a living room or kitchen, or beside the garage. */
function streetEnd(choices: Choices): Split {
  const { passage, yard } = choices
  const porch = cell('porch', 'free', [1600, 1750, 1900])
  if (isCarsFirst(choices))
    return across(
      sized(
        along(
          cell('porch', 'free', [2000, 2400, 2800]),
          cell('entry', 'free', [1600, 1700, 2100]),
          across(cell('pdr', [1350, 1450, 1550], [1900, 2000, 2200]), cell('entry')),
        ),
        'free',
      ),
      sized(along(cell('garage', 'free', [6000, 6100, 6600])), [5850, 5880, 6000]),
    )
  return across(
    sized(
      along(
        out('free', [350, 400, 800]),
        cell('study', 'free', [3400, 4000, 4800]),
        cell('pdr', 'free', 1450),
      ),
      STAIR.w,
    ),
    sized(along(porch, cell('entry')), passage),
    sized(along(out('free', [300, 350, 700]), streetRoom(choices)), yard),
  )
}

/** Passage along the yard, past the stairs. */
function link(choices: Choices): Split {
  const { passage } = choices
  const way = isCarsFirst(choices) ? 'hall' : 'entry'
  return along(
    isCarsFirst(choices) && cell(way, 'free', 1200),
    across(cell('stair', STAIR.w, STAIR.d), cell(way, passage)),
    cell('dining', 'free', [3100, 3300, 3500]),
    cell('kitchen', 'free', [3600, 3900, 4200]),
  )
}

function yardOf(choices: Choices): Split {
  const { hasRoof } = choices
  if (isLivingInYard(choices))
    return along(cell(hasRoof ? 'alfresco' : 'courtyard'), cell('living', 'free', [4500, 4700, 5000]))
  return hasRoof ? along(out(), cell('alfresco', 'free', [3100, 3400, 3800])) : along(cell('courtyard'))
}

/** Garage at the lane with laundry and mudroom before it, or the living room across the garden. */
function rearEnd(choices: Choices): Split {
  if (isCarsFirst(choices) && choices.parents === 'below')
    return across(
      sized(
        along(
          sized(across(cell('laundry', [2000, 2200, 2400]), cell('scullery')), 'free', [1850, 1950, 2100]),
          across(cell('ens', [2500, 2600, 2700]), cell('wir')),
        ),
        linkOf(choices),
      ),
      cell('master', 'free', [4000, 4200, 4500]),
    )
  if (isCarsFirst(choices))
    return across(
      sized(along(cell('laundry', 'free', [1700, 1800, 2000]), cell('scullery')), [2000, 2200, 2400]),
      cell('living', 'free', [4400, 4600, 5000]),
    )
  return across(
    sized(
      along(
        cell('mudroom', 'free', [1700, 1800, 2000]),
        cell('laundry', 'free', [2200, 2400, 2600]),
        cell('garage'),
      ),
      'free',
    ),
    cell('garage', [5850, 5880, 6000], [6000, 6150, 6400]),
  )
}

const OPEN: OpenPairs = [
  ['entry', 'stair'],
  ['entry', 'kitchen'],
  ['entry', 'dining'],
  ['entry', 'living'],
  ['entry', 'hall'],
  ['hall', 'stair'],
  ['hall', 'dining'],
]

const OUT: readonly DoorSpec[] = [
  maybe(slider('living', 'courtyard', 2410)),
  maybe(slider('dining', 'courtyard', 2410)),
  maybe(slider('dining', 'alfresco', 2410)),
  maybe(slider('living', 'alfresco', 2410)),
  maybe(slider('kitchen', 'alfresco', 2110)),
]

function sleeping({ sitting, parents }: Choices): DoorSpec[] {
  if (parents === 'below')
    return [
      swing(sitting === 'yard' ? 'entry' : 'living', 'master'),
      cavity('master', 'wir'),
      cavity('wir', 'ens'),
    ]
  return sitting === 'yard' ? [swing('entry', 'guest'), cavity('guest', 'ens2')] : []
}

function doorsOf(choices: Choices): DoorSpec[] {
  const isFirst = isCarsFirst(choices)
  return [
    roller(isFirst ? 'front' : 'rear'),
    frontDoor('porch', 'entry'),
    cavity(isFirst ? 'hall' : 'entry', 'pdr'),
    backDoor('laundry', 'left'),
    ...(isFirst
      ? [
          swing('garage', 'entry', 'rear'),
          fromOneOf(['living'], cavity('kitchen', 'scullery')),
          fromOneOf(['scullery'], cavity('kitchen', 'laundry')),
        ]
      : [
          cavity('entry', 'study'),
          fromOneOf(['living'], arch('kitchen', 'mudroom')),
          cavity('mudroom', 'laundry'),
          swing('garage', 'mudroom'),
        ]),
    ...sleeping(choices),
    ...(choices.sitting === 'street' && choices.hasRoof
      ? [{ ...slider('living', '', 2410), b: null, side: 'rear' as const }]
      : []),
    ...OUT,
  ]
}

export function yardGround(_: Random, choices: Choices): LevelDraft {
  return {
    widthMm: widthOf(choices),
    tree: along(
      streetEnd(choices),
      across(sized(link(choices), linkOf(choices)), sized(yardOf(choices), choices.yard)),
      rearEnd(choices),
    ),
    open: OPEN,
    doors: doorsOf(choices),
    stairs: { shape: 'u', facing: 'left' },
    windows: { living: ['rear', 'right', 'front'], kitchen: ['left', 'front'], dining: ['left', 'right'] },
  }
}
