import type { DoorSpec, LevelDraft, Sides, Template } from '../../../draft.ts'
import { arch, backDoor, cavity, fromOneOf, frontDoor, maybe, roller, slider, swing } from '../../../draft.ts'
import type { Split, Tree } from '../../../layout/tree.ts'
import { across, along, cell, out, sized } from '../../../layout/tree.ts'
import type { Random } from '../../../random.ts'
import { GARAGE_MM, master, suiteDoors, turned, wideDressing } from '../family/rooms.ts'
import { lobbyPair, openTo, passSuite, ROOMY_GARAGE_MM, threeAcross } from './bar-rooms.ts'

type Part = 'living' | 'parents' | 'children'

/** Arrangement: the rooms behind the garage, and those on the other side before and behind the front door. */
interface Arrangement {
  behind: Part
  before: Part
  after: Part
}

const ARRANGEMENTS: readonly [Arrangement, ...Arrangement[]] = [
  { behind: 'living', before: 'children', after: 'parents' },
  { behind: 'living', before: 'parents', after: 'children' },
  { behind: 'children', before: 'parents', after: 'living' },
  { behind: 'parents', before: 'children', after: 'living' },
]

interface Choices extends Arrangement {
  kitchenFirst: boolean
  bedFirst: boolean
}

const choose = (random: Random): Choices => ({
  ...random.pick(ARRANGEMENTS),
  kitchenFirst: random.chance(0.5),
  bedFirst: random.chance(0.5),
})

/** Width of the path along the house to its front door. */
const PATH_MM = 1550

/** Kitchen, table and sofa one behind the other. */
function living({ behind, kitchenFirst }: Choices): Tree[] {
  const cook = [cell('pantry', [1450, 1500, 1650]), cell('kitchen', 'free', [3900, 4100, 4400])]
  const rooms = [
    across(...(behind === 'living' ? cook : cook.toReversed())),
    cell('dining', 'free', [2700, 2900, 3300]),
    cell('living', 'free', [4400, 4700, 5100]),
  ]
  return kitchenFirst ? rooms : [...rooms.slice(0, 1), ...rooms.slice(1).toReversed()]
}

/** A terrace beside the living rooms, behind the bedrooms on the other side, or behind the living rooms. */
const terrace = (random: Random) =>
  cell('alfresco', [4000, 4600, 5880], [3000, random.between(3300, 4200, 100), 4600])

function leftBar(random: Random, choices: Choices): Split {
  const { behind, before, bedFirst } = choices
  const suite = bedFirst ? [master, wideDressing(random)] : [wideDressing(random), master]
  const rooms = { living: () => living(choices), parents: () => suite, children: () => [threeAcross(true)] }
  return along(
    out('free', [250, random.between(300, 700, 100), 1500]),
    cell('garage', 'free', ROOMY_GARAGE_MM),
    across(cell('laundry', [2600, 3000, 3500], [2000, 2100, 2400]), cell('mudroom')),
    ...rooms[behind](),
    (behind !== 'living' || before === 'parents') && across(out(), terrace(random)),
    out(),
  )
}

/** Bed, robe and bath side by side behind the front door. */
function suiteRow({ bedFirst }: Choices): Split {
  const parts = [cell('wir', 'free', [1550, 1700, 2100]), cell('ens', 'free', [2200, 2400, 2700])]
  const wet = sized(along(...(bedFirst ? parts : parts.toReversed())), [2350, 2450, 2700])
  return across(cell('master'), wet)
}

function rightBar(random: Random, choices: Choices): Split {
  const { behind, before, after } = choices
  const first = before === 'parents' ? passSuite(random, { at: 'last' }) : lobbyPair('bed2', 'bed3', 'last')
  // Where the main suite is short, the entry must still extend back to the kitchen.
  const isForward = before === 'parents' && behind === 'living'
  const last = {
    living: () => living(choices),
    parents: () => [suiteRow(choices)],
    children: () => [turned(threeAcross(true))],
  }
  return along(
    out('free', isForward ? [1800, 2100, 2500] : [250, random.between(300, 900, 100), 2500]),
    across(
      first,
      sized(along(out(), cell('porch', 'free', [1700, random.between(1800, 2400, 100), 2600])), PATH_MM),
    ),
    cell('entry', 'free', [1600, random.between(1650, 1900, 50), 2000]),
    ...last[after](),
    behind === 'living' && !isForward && across(terrace(random), out()),
    out(),
  )
}

const doorsFor = ({ behind, before, after }: Choices): DoorSpec[] => [
  roller(),
  frontDoor('porch', 'entry'),
  swing('garage', 'mudroom'),
  behind === 'living' ? cavity('kitchen', 'mudroom') : fromOneOf(['lobby'], arch('entry', 'mudroom', 1000)),
  cavity('mudroom', 'laundry'),
  backDoor('laundry', 'left'),
  swing('lobby', 'bed2'),
  swing('lobby', 'bed3'),
  swing('lobby', 'bath'),
  ...(before === 'parents' ? [swing('lobby', 'bed4')] : []),
  fromOneOf(['dining', 'living', 'lobby'], swing('entry', 'master')),
  ...suiteDoors,
  cavity('kitchen', 'pantry'),
  maybe(slider('living', 'alfresco', 3010)),
  maybe(slider('dining', 'alfresco', 2410)),
  { ...maybe(slider('living', 'garden', 2410)), b: null, side: 'rear' },
  { ...maybe(slider('dining', 'garden', 2110)), b: null, side: after === 'living' ? 'right' : 'left' },
]

function windowsFor({ behind, before }: Choices): Sides {
  const side = behind === 'living' ? 'left' : 'right'
  return {
    master: before === 'parents' ? ['front', 'right'] : ['rear', 'left', 'right'],
    living: ['rear', side],
    kitchen: [side, 'rear'],
    dining: [side],
    bed3: before === 'children' ? ['front'] : ['right', 'rear'],
  }
}

function doorAtSide(random: Random): LevelDraft {
  const choices = choose(random)
  const right = random.between(4850, 4950, 50) + PATH_MM
  return {
    widthMm: GARAGE_MM + right,
    tree: across(sized(leftBar(random, choices), GARAGE_MM), sized(rightBar(random, choices), right)),
    open: openTo('entry', 'lobby'),
    doors: doorsFor(choices),
    windows: windowsFor(choices),
  }
}

/** A path along the house leads to a front door in its middle. */
export const sideFour: Template = {
  id: 'side-four',
  share: 2,
  draft: (random) => ({ mirrored: random.chance(0.5), ground: doorAtSide(random) }),
}
