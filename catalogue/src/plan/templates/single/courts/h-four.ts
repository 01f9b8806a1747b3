import type { DoorSpec, LevelDraft, Sides, Template } from '../../../draft.ts'
import { arch, backDoor, cavity, fromOneOf, frontDoor, maybe, roller, slider, swing } from '../../../draft.ts'
import type { Split, Tree } from '../../../layout/tree.ts'
import { across, along, cell, out, sized } from '../../../layout/tree.ts'
import type { Random } from '../../../random.ts'
import { GARAGE_MM, master, robed, suiteDoors, wideDressing } from '../family/rooms.ts'
import { lobbyPair, openTo, passSuite, ROOMY_GARAGE_MM, threeAcross } from './bar-rooms.ts'

type Part = 'living' | 'parents' | 'children'

/** Arrangements: the rooms behind the garage, and those at the street and at the garden in the other bar. */
const ARRANGEMENTS: readonly [Arrangement, ...Arrangement[]] = [
  { behind: 'living', street: 'children', garden: 'parents' },
  { behind: 'living', street: 'parents', garden: 'children' },
  { behind: 'children', street: 'parents', garden: 'living' },
  { behind: 'children', street: 'living', garden: 'parents' },
  { behind: 'parents', street: 'living', garden: 'children' },
  { behind: 'parents', street: 'children', garden: 'living' },
]

interface Arrangement {
  behind: Part
  street: Part
  garden: Part
}

interface Choices extends Arrangement {
  kitchenFirst: boolean
  bedFirst: boolean
}

const choose = (random: Random): Choices => ({
  ...random.pick(ARRANGEMENTS),
  kitchenFirst: random.chance(0.5),
  bedFirst: random.chance(0.5),
})

function behindCars(random: Random, { behind, kitchenFirst, bedFirst }: Choices): Tree[] {
  if (behind === 'children') return [threeAcross(true)]
  if (behind === 'parents') return bedFirst ? [master, wideDressing(random)] : [wideDressing(random), master]
  const cook = across(cell('scullery', [1700, 1850, 2000], [3800, 3950, 4300]), cell('kitchen'))
  const sit = cell('living', 'free', [4500, 4700, 5100])
  return kitchenFirst ? [cook, sit] : [sit, cook]
}

/** Sofa and kitchen in the other bar. */
function living({ kitchenFirst }: Choices): Tree[] {
  const cook = across(cell('kitchen', 'free', [3900, 4100, 4400]), cell('pantry', [1400, 1500, 1700]))
  const sit = cell('living', 'free', [4600, 4900, 5300])
  return kitchenFirst ? [cook, sit] : [sit, cook]
}

function otherBar(random: Random, choices: Choices): Split {
  const { behind, street, garden } = choices
  const partOf = (part: Part, isFirst: boolean): Tree[] => {
    if (part === 'living') return living(choices)
    if (part === 'parents') return [passSuite(random, { at: isFirst ? 'last' : 'first' })]
    return [lobbyPair('bed2', 'bed3', isFirst ? 'last' : 'first')]
  }
  return along(
    out('free', [250, random.between(300, 800, 100), 1500]),
    ...partOf(street, true),
    behind === 'living' && street === 'parents' && robed('bed4'),
    ...partOf(garden, false),
    out(),
  )
}

/** The front door, set back between the bars; behind it the table, and a terrace in the rear court. */
function link(random: Random, { behind, street }: Choices): Split {
  const isLong = street === 'parents'
  return along(
    out('free', [1500, isLong ? 2700 : 4600, 7000]),
    cell('porch', 'free', [1700, random.between(1800, 2200, 100), 2400]),
    cell('entry', 'free', [1900, isLong ? 4000 : 2100, 4500]),
    cell('dining', 'free', [2800, behind === 'children' ? 4500 : 3700, 5000]),
    cell('alfresco', 'free', [3100, random.between(3300, 4200, 100), 4600]),
    out(),
  )
}

function doorsFor({ behind, street, garden }: Choices): DoorSpec[] {
  return [
    roller(),
    frontDoor('porch', 'entry'),
    swing('garage', 'mudroom'),
    arch('entry', 'mudroom', 1000),
    cavity('mudroom', 'laundry'),
    backDoor('laundry', 'left'),
    swing('lobby', 'bed2'),
    swing('lobby', 'bed3'),
    swing('lobby', 'bath'),
    ...(behind === 'children' ? [swing('lobby', 'bed4')] : []),
    ...(behind === 'living' && street === 'parents'
      ? [fromOneOf(['dining', 'lobby'], swing('entry', 'bed4'))]
      : []),
    ...(behind === 'parents'
      ? [swing('dining', 'master')]
      : [fromOneOf(garden === 'parents' ? ['dining', 'lobby'] : [], swing('entry', 'master'))]),
    ...suiteDoors,
    cavity('kitchen', behind === 'living' ? 'scullery' : 'pantry'),
    maybe(slider('dining', 'alfresco', 2410)),
    maybe(slider('living', 'alfresco', 3010)),
    maybe(slider('kitchen', 'alfresco', 2110)),
    {
      ...maybe(slider('living', 'garden', 2410)),
      b: null,
      side: behind === 'living' ? 'left' : 'right',
    },
  ]
}

function windowsFor({ behind, street }: Choices): Sides {
  const side = behind === 'living' ? 'left' : 'right'
  return {
    master: street === 'parents' ? ['front', 'right'] : ['rear', 'left', 'right'],
    living: street === 'living' ? ['front', side] : ['rear', side],
    kitchen: [side, 'front', 'rear'],
    dining: ['rear'],
    bed3: street === 'children' ? ['front'] : ['right', 'rear'],
  }
}

/** Garage and one group of rooms in one bar, the two other groups in the other. */
function barsAndLink(random: Random): LevelDraft {
  const choices = choose(random)
  const [linkMm, right] = [random.between(2950, 3100, 50), random.between(4850, 4950, 50)]
  return {
    widthMm: GARAGE_MM + linkMm + right,
    tree: across(
      sized(
        along(
          out('free', [250, random.between(300, 700, 100), 1500]),
          cell('garage', 'free', ROOMY_GARAGE_MM),
          across(cell('laundry', [2600, 3000, 3500], [2000, 2100, 2400]), cell('mudroom')),
          ...behindCars(random, choices),
          out(),
        ),
        GARAGE_MM,
      ),
      sized(link(random, choices), linkMm),
      sized(otherBar(random, choices), right),
    ),
    open: openTo('entry', 'lobby'),
    doors: doorsFor(choices),
    windows: windowsFor(choices),
  }
}

/** Two bars and a short link: the front door lies in one court between them, the terrace in the other. */
export const hFour: Template = {
  id: 'h-four',
  share: 2,
  draft: (random) => ({ mirrored: random.chance(0.5), ground: barsAndLink(random) }),
}
