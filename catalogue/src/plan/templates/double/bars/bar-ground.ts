import type { OpenPairs } from '../../../layout/boundaries.ts'
import type { DoorSpec, LevelDraft } from '../../../draft.ts'
import { backDoor, cavity, frontDoor, fromOneOf, portal, roller, slider, swing } from '../../../draft.ts'
import type { Split, Tree } from '../../../layout/tree.ts'
import { across, along, cell, out, sized } from '../../../layout/tree.ts'
import type { Facing } from '../../../level.ts'
import type { Random } from '../../../random.ts'
import type { Choices } from './bar-choices.ts'
import { ENTRY_MM, hasGuest, isAtLane, PASSAGE_MM, STAIR, widthOf } from './bar-choices.ts'

const FOOT_MM = 1150
const isUpToGarden = ({ parents }: Choices) => parents === 'garden'

/** Beside the stairs: the laundry, or coats where the laundry is at the garden. */
const besideStairs = (choices: Choices) =>
  choices.sitting === 'court' && isUpToGarden(choices) ? 'mudroom' : 'laundry'

/** Whether the guest room is at the garden, past the stairs. */
const isGuestBehind = (choices: Choices) => hasGuest(choices) && isUpToGarden(choices)

const core = (choices: Choices): Split =>
  across(
    cell(besideStairs(choices), 'free', STAIR.d),
    cell('stair', STAIR.w, STAIR.d),
    choices.sitting === 'court'
      ? sized(along(cell('pdr', 'free', [1700, 1750, 1850]), cell('store')), PASSAGE_MM)
      : cell(isGuestBehind(choices) ? 'hall' : 'pdr', PASSAGE_MM),
  )

/** The bar from the street to the end of the stairs. */
function barFront(choices: Choices): Split {
  const depth = [5200, 5400, 5800] as const
  const cook = across(cell('kitchen', [3200, 3400, 3600]), cell('dining'))
  const first = isAtLane(choices)
    ? [
        out('free', [300, 350, 900]),
        choices.sitting === 'lane' ? cell('living', 'free', depth) : sized(cook, 'free', depth),
      ]
    : [out('free', [300, 450, 900]), cell('garage', 'free', [6000, 6100, 6300])]
  return along(...first, isUpToGarden(choices) && cell('hall', 'free', FOOT_MM), core(choices))
}

/** Front door and a room at the street, and the rooms behind them before the garden. */
function wing({ wing: width, sitting, street, court, parents }: Choices): Tree[] {
  const rest = width - ENTRY_MM
  const porch = cell('porch', 'free', [1700, 1800, 2000])
  if (sitting === 'court')
    return [
      across(
        sized(along(porch, cell('entry', 'free', [2900, 3100, 3700]), cell('gallery')), ENTRY_MM),
        sized(
          along(
            out('free', [300, 500, 700]),
            cell(street, 'free', [3700, 4000, 4400]),
            cell(court, 'free', [3000, 4500, 6500]),
          ),
          rest,
        ),
      ),
    ]
  const front = (room: Tree) =>
    across(
      sized(along(porch, cell('entry')), ENTRY_MM),
      sized(along(out('free', [500, 600, 1100]), room), rest),
    )
  const kitchen = cell('kitchen', 'free', [3500, 3700, 4000])
  const dining = cell('dining', 'free', [3400, 3700, 4300])
  const roof = cell('alfresco', 'free', [2900, 3100, 4200])
  if (sitting === 'street') return [front(cell('living', 'free', [4900, 5100, 5500])), dining, kitchen, roof]
  const quiet = front(cell(street, 'free', [3700, 4000, 4300]))
  const living = cell('living', 'free', [4600, 4900, 5300])
  if (sitting === 'lane') return [quiet, dining, kitchen, roof]
  if (sitting === 'yard')
    return [quiet, parents === 'garden' ? living : cell('living', 'free', [5700, 5900, 6200]), roof]
  return [quiet, kitchen, cell('dining', 'free', [2900, 3100, 3400]), living]
}

/** Rooms behind the stairs. */
function barRear(choices: Choices): Split {
  const isBehind = !isUpToGarden(choices)
  if (isAtLane(choices))
    return along(isBehind && cell('hall', 'free', FOOT_MM), cell('garage', 'free', [6050, 6150, 6400]))
  if (hasGuest(choices))
    return along(
      isBehind && cell('hall', 'free', FOOT_MM),
      isBehind
        ? sized(
            across(sized(along(cell('guest'), cell('robe0', 'free', 880)), [3800, 4000, 4200]), cell('ens2')),
            'free',
            [4200, 4350, 4600],
          )
        : along(
            sized(
              across(cell('ens2', [2600, 2700, 2900]), cell('pdr'), cell('hall', PASSAGE_MM)),
              'free',
              2050,
            ),
            sized(across(cell('robe0', 880), cell('guest')), 'free', [3600, 3800, 4200]),
          ),
      out(),
    )
  const cook = [cell('kitchen', isBehind ? [3150, 3250, 3400] : [3650, 3700, 3750]), cell('dining')]
  return isBehind
    ? along(sized(across(...cook), 'free', [4900, 5000, 5200]))
    : along(
        sized(across(cell('laundry', [2000, 2100, 2200]), cell('scullery')), 'free', [1950, 2050, 2200]),
        sized(across(...cook.toReversed()), 'free', [3900, 4100, 4300]),
      )
}

const OPEN: OpenPairs = [
  ['entry', 'dining'],
  ['entry', 'kitchen'],
  ['entry', 'living'],
  ['gallery', 'living'],
  ['gallery', 'dining'],
  ['hall', 'entry'],
  ['gallery', 'hall'],
  ['hall', 'living'],
  ['hall', 'stair'],
  ['hall', 'dining'],
  ['hall', 'kitchen'],
  ['dining', 'stair'],
  ['kitchen', 'stair'],
]

const toGarden = (room: string, side: Facing): DoorSpec => ({ ...slider(room, '', 2410), b: null, side })

const OUT: Record<Choices['sitting'], (court: string) => DoorSpec[]> = {
  court: (court) => [slider('living', court, 2410), toGarden('living', 'rear')],
  street: () => [slider('kitchen', 'alfresco', 2410), toGarden('dining', 'right')],
  garden: () => [toGarden('living', 'rear'), toGarden('dining', 'right')],
  lane: () => [toGarden('living', 'front'), slider('kitchen', 'alfresco', 2410), toGarden('dining', 'right')],
  yard: () => [slider('living', 'alfresco', 3010)],
}

/** Door from the garage into the house. */
function carDoor(choices: Choices): DoorSpec {
  if (isAtLane(choices)) return swing('garage', isUpToGarden(choices) ? 'laundry' : 'hall')
  return swing('garage', isUpToGarden(choices) ? 'hall' : 'entry')
}

function doorsOf(choices: Choices): DoorSpec[] {
  const { sitting, street, court } = choices
  const isCourt = sitting === 'court'
  return [
    roller(isAtLane(choices) ? 'rear' : 'front'),
    frontDoor('porch', 'entry'),
    carDoor(choices),
    ...(isCourt ? [portal('entry', 'gallery')] : []),
    ...(sitting === 'street' ? [] : [cavity('entry', street)]),
    isCourt ? cavity('gallery', 'pdr', 'rear') : cavity('hall', 'pdr'),
    isCourt ? fromOneOf(['scullery'], cavity('kitchen', 'laundry')) : cavity('hall', 'laundry'),
    backDoor('laundry', 'left'),
    ...(besideStairs(choices) === 'mudroom' ? [cavity('hall', 'mudroom')] : []),
    ...(isCourt && isUpToGarden(choices) ? [cavity('kitchen', 'scullery')] : []),
    ...(hasGuest(choices) ? [swing('hall', 'guest'), cavity('guest', 'ens2')] : []),
    ...OUT[sitting](court),
  ]
}

export function barGround(_: Random, choices: Choices): LevelDraft {
  const { bar, wing: width } = choices
  return {
    widthMm: widthOf(choices),
    tree:
      choices.sitting === 'court'
        ? along(
            across(sized(barFront(choices), bar), sized(along(...wing(choices)), width)),
            across(
              sized(barRear(choices), bar),
              sized(along(cell('living', 'free', [4700, 4900, 5300]), isUpToGarden(choices) && out()), width),
            ),
          )
        : across(
            sized(along(barFront(choices), barRear(choices), out()), bar),
            sized(along(...wing(choices), out()), width),
          ),
    open: OPEN,
    doors: doorsOf(choices),
    stairs: { shape: 'u', facing: isUpToGarden(choices) ? 'rear' : 'front', flipped: !isUpToGarden(choices) },
    windows: { living: ['rear', 'right', 'front'], dining: ['right', 'rear'], kitchen: ['left', 'right'] },
  }
}
