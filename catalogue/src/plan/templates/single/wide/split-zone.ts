import type { OpenPairs } from '../../../layout/boundaries.ts'
import type { DoorSpec, Sides, Template } from '../../../draft.ts'
import { arch, backDoor, cavity, double, frontDoor, roller, slider, swing } from '../../../draft.ts'
import type { Random } from '../../../random.ts'
import type { Split, Tree } from '../../../layout/tree.ts'
import { across, along, cell, out, sized } from '../../../layout/tree.ts'

type Wing = 'bed4' | 'activity' | 'study' | 'none'

interface Choices {
  left: number
  hall: number
  right: number
  /** Widths of the rooms on the outer and on the garden side of the children's lobby. */
  outer: number
  inner: number
  second: 'media' | 'lounge' | 'guest'
  /** Whether the main bedroom is at the street, or behind the second room and its own lobby. */
  masterFirst: boolean
  service: 'mudroom' | 'scullery'
  /** Rooms behind the bathroom, and before the bedroom on the garden side. */
  behind: 'bed4' | 'none'
  before: Wing
}

function choose(random: Random): Choices {
  const behind = random.pick<Choices['behind']>(['bed4', 'none'])
  return {
    left: random.between(6150, 6500, 50),
    hall: random.between(1500, 1750, 50),
    right: random.between(5900, 6400, 50),
    outer: random.between(4400, 4900, 50),
    inner: random.between(3150, 3500, 50),
    second: random.pick(['media', 'lounge', 'guest']),
    masterFirst: random.chance(0.5),
    service: random.pick(['mudroom', 'scullery']),
    behind,
    before: random.pick(['activity', 'study', 'none']),
  }
}

function arrivalSide({ left, service }: Choices): Split {
  const services =
    service === 'mudroom'
      ? across(
          cell('laundry', [1900, 2100, 2400]),
          cell('pantry', [1350, 1500, 1800]),
          cell('mudroom', [1800, 2600, 3200]),
        )
      : across(cell('laundry', [2000, 2400, 2800]), cell('scullery', 'free'))
  return sized(
    along(
      out('free', [400, 700, 1700]),
      cell('garage', 'free', [5950, 6100, 6400]),
      sized(services, 'free', [2000, 2250, 2600]),
    ),
    left,
  )
}

/** The main suite and one more room, at the street and away from the children's rooms. */
function parentsSide({ right, second, masterFirst }: Choices): Split {
  const deep = masterFirst ? ([3500, 3900, 4600] as const) : ([3750, 3850, 4100] as const)
  const other =
    second === 'guest'
      ? across(along(cell('robe0', 900, 'free'), cell('guest', 900, 1200)), cell('guest', 'free', deep))
      : across(cell(second, 'free', deep))
  if (!masterFirst) {
    const dressing = across(
      cell('lobby2', 1300),
      cell('wir', [1700, 2000, 2400]),
      cell('ens', [2400, 2700, 3000]),
    )
    return sized(
      along(other, sized(dressing, 'free', [2200, 2350, 2600]), cell('master', 'free', [3600, 3800, 4300])),
      right,
    )
  }
  const dressing = sized(
    along(cell('wir', 'free', [1650, 1900, 2300]), cell('ens', 'free', [2150, 2350, 2700])),
    [2050, 2250, 2500],
  )
  const suite = across(cell('master', [3700, 3900, 4300], [4000, 4250, 4700]), dressing)
  return sized(along(out('free', [0, 0, 700]), suite, other), right)
}

function childrensWing({ outer, inner, behind, before }: Choices): Split {
  const bed2 = across(
    cell('bed2', 'free', [3000, 3150, 3400]),
    along(cell('bed2', 690, 1150), cell('robe2', 690, 'free')),
  )
  const bath = across(
    cell('bath', 'free', [2350, 2500, 2800]),
    along(cell('bath', 700, 'free'), cell('linen', 700, [900, 1000])),
  )
  const bed3 = along(
    across(cell('bed3', 1200), cell('robe3', 'free', 690)),
    cell('bed3', 'free', [2950, 3100, 3400]),
  )
  const room: Tree | false =
    before !== 'none' && cell(before, 'free', before === 'study' ? [2300, 2500, 2900] : [3000, 3200, 3600])
  const lobby = across(sized(along(bed2, bath), outer), cell('lobby', 1250))
  const last = behind === 'bed4' && across(cell('robe4', 900), cell('bed4', 'free', [2950, 3100, 3400]))
  return across(sized(along(lobby, last, out()), outer + 1250), sized(along(room, bed3, out()), inner))
}

const OPEN: OpenPairs = [
  ['entry', 'dining'],
  ['entry', 'kitchen'],
  ['entry', 'living'],
  ['entry', 'lobby2'],
  ['lobby', 'dining'],
  ['lobby', 'kitchen'],
]

const WINDOWS: Sides = {
  master: ['front', 'right'],
  living: ['rear', 'right'],
  kitchen: ['left'],
  bed2: ['left'],
  bed3: ['rear', 'right'],
  bed4: ['rear'],
  media: ['front', 'right'],
  study: ['right'],
  guest: ['front', 'right'],
  lounge: ['front', 'right'],
  activity: ['right'],
}

function doorsFor({ second, service, behind, before, masterFirst }: Choices): DoorSpec[] {
  const serviceDoors: DoorSpec[] =
    service === 'mudroom'
      ? [
          swing('garage', 'mudroom'),
          arch('entry', 'mudroom', 1000),
          cavity('kitchen', 'laundry'),
          cavity('kitchen', 'pantry'),
        ]
      : [
          swing('entry', 'garage'),
          cavity('kitchen', 'scullery'),
          cavity('scullery', 'laundry'),
          cavity('garage', 'laundry'),
        ]
  return [
    roller(),
    frontDoor('porch', 'entry'),
    ...serviceDoors,
    backDoor('laundry', 'left'),
    swing(masterFirst ? 'entry' : 'lobby2', 'master'),
    cavity('master', 'wir'),
    cavity('wir', 'ens'),
    second === 'guest' ? swing('entry', second) : double('entry', second, 'mid'),
    swing('lobby', 'bed2'),
    swing('lobby', 'bath'),
    swing('lobby', 'bed3'),
    ...(behind === 'bed4' ? [swing('lobby', 'bed4')] : []),
    ...(before === 'none' ? [] : [cavity('lobby', before)]),
    slider('living', 'alfresco', 3010),
  ]
}

/** Main suite at the street and children's rooms in a wing of their own at the garden, with the kitchen between them. */
export const splitZone: Template = {
  id: 'split-zone',
  draft(random) {
    const choices = choose(random)
    const { left, hall, right, outer, inner } = choices
    const width = left + hall + right
    const wing = outer + 1250 + inner
    const deep = random.between(4900, 5600, 100)
    const way = sized(along(cell('porch', 'free', [1500, 1650, 1800]), cell('entry')), hall)
    const roof = cell('alfresco', 'free', [3200, random.between(3300, 4800, 100), 5600])
    return {
      mirrored: random.chance(0.5),
      ground: {
        widthMm: width,
        tree: along(
          across(arrivalSide(choices), way, parentsSide(choices)),
          across(
            cell('kitchen', outer, deep),
            cell('dining', [3000, 3400, 4000]),
            cell('living', [4900, 5600, 6600]),
          ),
          across(sized(along(childrensWing(choices)), wing), sized(along(roof, out()), width - wing)),
        ),
        open: OPEN,
        doors: doorsFor(choices),
        windows: WINDOWS,
      },
    }
  },
}
