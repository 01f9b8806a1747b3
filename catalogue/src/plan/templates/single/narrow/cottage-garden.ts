import type { OpenPairs } from '../../../layout/boundaries.ts'
import type { Draft, DoorSpec, Sides } from '../../../draft.ts'
import { backDoor, cavity, fromOneOf, frontDoor, roller, slider, swing } from '../../../draft.ts'
import type { Random } from '../../../random.ts'
import type { Split, Tree } from '../../../layout/tree.ts'
import { across, along, cell, out, sized } from '../../../layout/tree.ts'

interface Choices {
  bedrooms: number
  living: number
  /** Position of the main suite: at the garden with a lobby of its own, or at the street. */
  suite: 'garden' | 'street'
  third: 'bed3' | 'study' | 'none'
  /** Street front: a garage, a porch beside a bedroom, or a verandah along the whole front. */
  front: 'garage' | 'porch' | 'verandah'
  kitchenFront: boolean
  pantry: boolean
}

function choose(random: Random): Choices {
  const suite = random.pick<Choices['suite']>(['garden', 'garden', 'street'])
  return {
    bedrooms: suite === 'garden' ? random.between(4350, 4650, 50) : random.between(3900, 4400, 50),
    living: random.between(5200, 6200, 50),
    suite,
    third: random.pick(['bed3', 'study', 'none']),
    front: random.pick(['garage', 'porch', 'verandah']),
    kitchenFront: random.chance(0.5),
    pantry: random.chance(0.5),
  }
}

const bed2 = (robeFirst: boolean): Split => {
  const robe = across(cell('robe2', 'free', 690), cell('bed2', 1180))
  const room = cell('bed2', 'free', [2950, 3050, 3300])
  return robeFirst ? along(robe, room) : along(room, robe)
}

const thirdRoom = ({ third }: Choices): Tree | null =>
  ({
    bed3: along(cell('robe3', 'free', 690), cell('bed3', 'free', [2950, 3100, 3400])),
    study: cell('study', 'free', [2500, 2700, 3100]),
    none: null,
  })[third]

const washing = across(
  cell('bath', 'free', [2350, 2450, 2700]),
  sized(along(cell('linen', 'free', 700), cell('lobby', 'free', 'free')), [1180, 1250]),
)

/** Bedrooms, street to garden, and the terrace where the living rooms extend farther back. */
function quietSide(choices: Choices, roof: Tree | null): Split {
  const { suite } = choices
  const dressing = [cell('ens', [1900, 2000, 2300], [2250, 2400, 2600]), cell('wir', 'free')]
  if (suite === 'street')
    return along(
      cell('master', 'free', [3800, 4000, 4300]),
      across(...dressing),
      washing,
      bed2(true),
      thirdRoom(choices),
      roof,
      out(),
    )
  return along(
    bed2(false),
    thirdRoom(choices),
    washing,
    across(...dressing, cell('lobby2', 1150)),
    cell('master', 'free', [3700, 3900, 4300]),
    roof,
    out(),
  )
}

function arrival(random: Random, { front }: Choices): Split {
  const laundry = cell('laundry', 'free', [2300, 2500, 2900])
  if (front === 'garage')
    return across(
      sized(along(cell('porch', 'free', [1400, 1600, 1900]), cell('entry')), [1500, 1600, 1900]),
      sized(
        along(
          out('free', random.between(2, 9) * 100),
          cell('garage', 'free', [5900, 6000, 6200]),
          cell('laundry', 'free', [1950, 2050, 2400]),
        ),
        [3450, 3600, 4400],
      ),
    )
  return along(
    front === 'porch' && cell('porch', 'free', [1700, 2000, 2400]),
    across(cell('entry', [1600, 1800, 2200]), laundry),
  )
}

function livelySide(random: Random, choices: Choices, roof: Tree | null): Split {
  const { kitchenFront, pantry } = choices
  const cook = cell('kitchen', 'free', [3600, 3800, 4200])
  const kitchen = pantry ? across(cook, cell('pantry', [1400, 1500, 1700])) : cook
  const living = cell('living', 'free', [4000, 4400, 5600])
  const dining = cell('dining', 'free', [2500, 2700, 3300])
  const rooms = kitchenFront ? [kitchen, dining, living] : [living, dining, kitchen]
  return along(arrival(random, choices), ...rooms, roof, out())
}

const LIVING = ['living', 'dining', 'kitchen'] as const
const OPEN: OpenPairs = [
  ['lobby', 'entry'],
  ...LIVING.flatMap(
    (room) =>
      [
        ['entry', room],
        ['lobby', room],
        ['lobby2', room],
      ] as const,
  ),
]

const WINDOWS: Sides = {
  bed3: ['left', 'rear'],
  living: ['right', 'rear'],
  dining: ['right'],
  study: ['left'],
}

function doorsFor({ suite, third, front, kitchenFront, pantry }: Choices): DoorSpec[] {
  const isGarden = suite === 'garden'
  const last = kitchenFront ? 'living' : 'kitchen'
  const from = suite === 'garden' ? ['entry', 'lobby', ...LIVING] : ['lobby', ...LIVING]
  return [
    frontDoor('porch', 'entry'),
    isGarden ? swing('lobby2', 'master') : swing('entry', 'master'),
    cavity('master', 'wir'),
    cavity('wir', 'ens'),
    swing('lobby', 'bath'),
    swing(isGarden ? 'entry' : 'lobby', 'bed2'),
    ...(third === 'bed3' ? [fromOneOf(from, swing('living', 'bed3'))] : []),
    ...(third === 'study' ? [fromOneOf(from, cavity('living', 'study'))] : []),
    cavity('entry', 'laundry'),
    backDoor('laundry', 'right'),
    ...(pantry ? [cavity('kitchen', 'pantry')] : []),
    slider(last, 'alfresco', 3010),
    ...(front === 'garage' ? [roller('front', 2710), swing('garage', 'entry', 'rear')] : []),
  ]
}

/** A small house with its main suite at the garden, or without a garage behind a verandah. */
export function cottageAtGarden(random: Random): Draft {
  const choices = choose(random)
  const { bedrooms, living, suite, third, front } = choices
  const isBeside = front === 'garage' || third === 'none'
  const roof = cell('alfresco', 'free', [2900, random.between(3000, 3600, 100), 4600])
  const house = across(
    sized(quietSide(choices, isBeside ? roof : null), bedrooms),
    sized(livelySide(random, choices, isBeside ? null : roof), living),
  )
  return {
    mirrored: random.chance(0.5),
    ground: {
      widthMm: bedrooms + living,
      tree: front === 'verandah' ? along(cell('porch', 'free', [1800, 2000, 2300]), house) : house,
      open: OPEN,
      doors: doorsFor(choices),
      windows: {
        ...WINDOWS,
        ...(suite === 'garden'
          ? { master: ['rear', 'left'], bed2: ['front'] }
          : { master: ['front'], bed2: ['left'] }),
      },
    },
  }
}
