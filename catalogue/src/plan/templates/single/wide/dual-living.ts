import type { OpenPairs } from '../../../layout/boundaries.ts'
import type { DoorSpec, Sides, Template } from '../../../draft.ts'
import { arch, backDoor, cavity, frontDoor, maybe, roller, slider, swing } from '../../../draft.ts'
import type { Random } from '../../../random.ts'
import type { Split, Tree } from '../../../layout/tree.ts'
import { across, along, cell, out, sized } from '../../../layout/tree.ts'

interface Choices {
  garage: number
  court: number
  /** Widths of the small home's living room, and of its bedroom. */
  living: number
  bedroom: number
  /** Setback of the small home behind the garage. */
  recess: number
  children: number
  service: 'mudroom' | 'scullery'
  /** Whether the living room is behind the main suite, or behind the dining room. */
  livingBySuite: boolean
  /** Whether a door connects both homes. */
  linked: boolean
  second: 'bed3' | 'study' | 'both'
  /** Whether the main suite is on the left of the living rooms; the children's rooms are on the other side. */
  suiteLeft: boolean
  /** Whether dining comes before the kitchen, seen from the entry. */
  diningFirst: boolean
}

function choose(random: Random): Choices {
  return {
    garage: random.between(6150, 6450, 50),
    court: random.between(1650, 1950, 50),
    living: random.between(3800, 4100, 50),
    bedroom: random.between(3100, 3400, 50),
    recess: random.between(300, 900, 100),
    children: random.between(4700, 5200, 50),
    service: random.pick(['mudroom', 'scullery']),
    livingBySuite: random.chance(0.5),
    linked: random.chance(0.5),
    second: random.pick(['bed3', 'study', 'both']),
    suiteLeft: random.chance(0.5),
    diningFirst: random.chance(0.5),
  }
}

/** The small home: living and kitchenette beside the shared porch, bedroom and bathroom beyond. */
function smallHome({ living, bedroom, recess }: Choices): Split {
  const lobby = across(cell('lobby2', 1250), along(cell('robe0', 'free', 690), cell('bath2', 'free', 500)))
  return across(
    sized(
      along(
        out('free', recess),
        cell('living2', 'free', [4300, 4700, 5200]),
        cell('kitchenette', 'free', [2760, 2900, 3200]),
      ),
      living,
    ),
    sized(
      along(
        out('free', recess),
        cell('guest', 'free', [3300, 3700, 4200]),
        sized(lobby, 'free', 1190),
        cell('bath2', 'free', [2000, 2500, 3000]),
      ),
      bedroom,
    ),
  )
}

function arrival(random: Random, choices: Choices): Split {
  const { garage, court, service } = choices
  const services =
    service === 'mudroom'
      ? across(cell('laundry', [2500, 2900, 3600]), cell('mudroom', [2000, 2600, 3800]))
      : across(cell('laundry', [2000, 2400, 2900]), cell('scullery', [3000, 3700, 4400]))
  return across(
    sized(
      along(cell('garage', 'free', [5950, 6050, 6400]), sized(services, 'free', [2000, 2250, 2700])),
      garage,
    ),
    sized(
      along(
        out('free', choices.recess),
        cell('porch', 'free', [2800, random.between(3000, 4000, 100), 4300]),
        cell('entry', 'free', 'free'),
      ),
      court,
    ),
  )
}

/** Parts from the living rooms outwards. */
const outwards = (isRight: boolean, ...parts: Tree[]) => across(...(isRight ? parts : parts.toReversed()))

/** Bedrooms before and behind a small lobby that opens to the living rooms. */
function children({ second, suiteLeft }: Choices): Split {
  const nook = (bed: string) => outwards(suiteLeft, cell(bed, 1280), cell(`robe${bed.slice(3)}`, 'free', 690))
  const wet = along(
    outwards(
      suiteLeft,
      along(cell('bath', 650, 'free'), cell('linen', 650, [950, 1050])),
      cell('bath', 'free', [2350, 2500, 2800]),
    ),
    second === 'both' && cell('study', 'free', [2400, 2600, 3000]),
  )
  const middle = outwards(suiteLeft, cell('lobby', 1280), wet)
  const bed2 = along(cell('bed2', 'free', [2950, 3050, 3300]), nook('bed2'))
  const bed3 = along(nook('bed3'), cell('bed3', 'free', [2950, 3050, 3300]))
  return along(bed2, middle, second === 'study' ? cell('study', 'free', [2500, 2800, 3300]) : bed3, out())
}

function familyRooms(random: Random, choices: Choices): Split {
  const { service, livingBySuite, suiteLeft, diningFirst } = choices
  const quiet = random.between(4200, 4600, 50)
  const isSwapped = diningFirst && service === 'mudroom'
  const dressing = outwards(!suiteLeft, cell('wir', [1600, 1800, 2100]), cell('ens', [2100, 2500, 2800]))
  const master = cell('master', 'free', [3900, 4100, 4500])
  const suite = sized(along(...(isSwapped ? [master, dressing] : [dressing, master])), quiet)
  const cooking: Tree =
    service === 'mudroom'
      ? outwards(!suiteLeft, cell('kitchen', 'free', [3600, 3750, 4000]), cell('pantry', [1400, 1500, 1700]))
      : cell('kitchen', 'free', [3600, 3750, 4000])
  const deep = [4300, random.between(4400, 5000, 100), 5200] as const
  const isBeside = livingBySuite && !isSwapped
  const living = cell('living', isBeside ? quiet + random.between(1900, 2300, 50) : [4700, 5300, 6200], deep)
  const roof = along(cell('alfresco', 'free', [3200, random.between(3300, 4600, 100), 5200]), out())
  const dining = cell('dining', 'free', [2500, 2700, 3100])
  const daily = isSwapped ? along(dining, cooking) : along(cooking, dining)
  return along(
    outwards(!suiteLeft, daily, suite),
    isBeside ? outwards(!suiteLeft, roof, living) : outwards(!suiteLeft, living, roof),
  )
}

const OPEN: OpenPairs = [
  ['entry', 'kitchen'],
  ['entry', 'dining'],
  ['lobby', 'kitchen'],
  ['lobby', 'dining'],
  ['lobby', 'living'],
  ['living2', 'kitchenette'],
  ['living2', 'lobby2'],
]

const WINDOWS: Sides = {
  master: ['left', 'right'],
  living: ['rear', 'left', 'right'],
  bed2: ['right', 'left'],
  bed3: ['right', 'left'],
  study: ['right', 'left'],
  living2: ['front'],
  guest: ['front', 'right'],
}

function doorsFor({ service, linked, second }: Choices): DoorSpec[] {
  const serviceDoors: DoorSpec[] =
    service === 'mudroom'
      ? [
          swing('garage', 'mudroom'),
          arch('entry', 'mudroom', 1000),
          cavity('mudroom', 'laundry'),
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
    frontDoor('porch', 'living2'),
    ...serviceDoors,
    backDoor('laundry', 'left'),
    swing('dining', 'master'),
    cavity('master', 'wir'),
    cavity('wir', 'ens'),
    swing('lobby', 'bed2'),
    swing('lobby', 'bath'),
    ...(second === 'study' ? [] : [swing('lobby', 'bed3')]),
    ...(second === 'bed3' ? [] : [cavity('lobby', 'study')]),
    maybe(slider('living', 'alfresco', 3010)),
    maybe(slider('dining', 'alfresco', 2410)),
    swing('lobby2', 'guest'),
    swing('lobby2', 'bath2'),
    ...(linked ? [maybe(swing('entry', 'kitchenette'))] : []),
  ]
}

/** Two homes under one roof: a family's, and a small one with its own door, kitchen and bathroom. */
export const dualLiving: Template = {
  id: 'dual-living',
  draft(random) {
    const choices = choose(random)
    const { garage, court, living, bedroom } = choices
    const width = garage + court + living + bedroom
    return {
      mirrored: random.chance(0.5),
      ground: {
        widthMm: width,
        tree: along(
          across(
            sized(arrival(random, choices), garage + court),
            sized(smallHome(choices), living + bedroom),
          ),
          outwards(
            choices.suiteLeft,
            sized(familyRooms(random, choices), width - choices.children),
            sized(children(choices), choices.children),
          ),
        ),
        open: OPEN,
        doors: doorsFor(choices),
        windows: WINDOWS,
      },
    }
  },
}
