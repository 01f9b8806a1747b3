import type { OpenPairs } from '../../../layout/boundaries.ts'
import type { DoorSpec, Sides, Template } from '../../../draft.ts'
import { arch, backDoor, cavity, double, frontDoor, roller, slider, swing } from '../../../draft.ts'
import type { Random } from '../../../random.ts'
import type { Split, Tree } from '../../../layout/tree.ts'
import { across, along, cell, out, sized } from '../../../layout/tree.ts'

interface Choices {
  parents: number
  centre: number
  children: number
  /** Two children's rooms behind a wide garage, or three and a playroom beside a smaller one. */
  bedrooms: 2 | 3
  triple: boolean
  /** Second room of the parents' wing, and which of both rooms is at the street. */
  second: 'media' | 'study' | 'lounge' | 'guest'
  masterAt: 'street' | 'garden'
  kitchenAt: 'street' | 'garden'
  /** Width of the laundry at the end of the children's hall. */
  laundry: number
  /** Depth of the verandah, and of the entry behind it. */
  porch: number
  entry: number
  alfresco: 'full' | 'part'
}

function choose(random: Random): Choices {
  const bedrooms = random.pick<Choices['bedrooms']>([2, 2, 3])
  return {
    parents: random.between(5200, 5700, 50),
    centre: bedrooms === 2 ? random.between(8300, 9200, 50) : random.between(8300, 8700, 50),
    children: bedrooms === 2 ? random.between(8650, 9150, 50) : random.between(11450, 11600, 50),
    bedrooms,
    triple: bedrooms === 2 && random.chance(0.75),
    second: random.pick(['media', 'study', 'lounge', 'guest']),
    masterAt: random.pick(['street', 'garden', 'garden']),
    kitchenAt: random.pick(['street', 'garden']),
    laundry: random.between(1950, 2150, 50),
    porch: random.between(1900, 2400, 100),
    entry: random.between(3700, 4100, 50),
    alfresco: random.pick(['full', 'part']),
  }
}

/** The main bedroom and a second room, with the dressing rooms between them. */
function parentsWing(random: Random, { second, masterAt, porch, entry }: Choices): Split {
  const deep =
    second === 'media' || second === 'lounge'
      ? random.between(3600, 4200, 50)
      : random.between(3150, 3600, 50)
  const other = second === 'guest' ? across(cell('robe0', 900), cell('guest', 'free')) : across(cell(second))
  const main = random.between(3950, 4500, 50)
  const isFront = masterAt === 'street'
  const [first, last] = isFront ? [main, deep] : [deep, main]
  const dressing = across(
    cell('ens', [2000, 2300, 2700]),
    cell('wir', [1600, 1850, 2200]),
    cell('lobby', [1250, 1300]),
  )
  return along(
    out('free', Math.max(0, porch + entry - random.between(500, 900, 50) - first)),
    isFront ? cell('master', 'free', first) : sized(other, 'free', first),
    sized(dressing, 'free', [2400, 2600, 2900]),
    isFront ? sized(other, 'free', last) : cell('master', 'free', last),
    out(),
  )
}

function centre(random: Random, { alfresco, porch, entry, kitchenAt }: Choices): Split {
  const [near, far] = kitchenAt === 'street' ? ['kitchen', 'dining'] : ['dining', 'kitchen']
  const arrival = across(
    cell('entry', [1900, 2200, 2600]),
    cell(near, [3900, 4400, 5000]),
    cell('scullery', [1900, 2050, 2400]),
  )
  const deep = random.between(4800, 5500, 100)
  const sitting = across(cell('living', [4500, 5100, 5900], deep), cell(far, [3000, 3600, 4400]))
  const roof = cell('alfresco', alfresco === 'full' ? 'free' : [5000, 5600, 6200], [3100, 3500, 4300])
  return along(
    cell('porch', 'free', porch),
    sized(arrival, 'free', entry),
    sitting,
    alfresco === 'full' ? roof : across(roof, out()),
    out(),
  )
}

const robedLeft = (bed: string): Tree =>
  along(
    across(cell(`robe${bed.slice(3)}`, 'free', 690), cell(bed, 1150)),
    cell(bed, 'free', [2950, 3100, 3400]),
  )
const robedRight = (bed: string): Tree =>
  along(
    across(cell(bed, 1150), cell(`robe${bed.slice(3)}`, 'free', 690)),
    cell(bed, 'free', [2950, 3100, 3400]),
  )

/** The garage and the service rooms in front of the children's hall. */
function homeComing({ bedrooms, triple, laundry, children }: Choices): Tree {
  const services = across(
    cell('mudroom', [2100, 2400, 2800]),
    cell('pdr', [1550, 1650, 1800]),
    cell('nook', 'free'),
  )
  const hall = cell('hall', 'free', [1180, 1230, 1300])
  const garageDepth = [6200, 6350, 6700] as const
  const serviceDepth = [2300, 2400, 2600] as const
  if (bedrooms === 2) {
    const cars = triple
      ? cell('garage', 'free', garageDepth)
      : across(cell('garage', 6250, garageDepth), out())
    const passage = along(sized(services, 'free', serviceDepth), hall)
    return along(cars, across(sized(passage, children - laundry), cell('laundry', 'free')))
  }
  const playing = across(
    sized(along(cell('garage', 'free', garageDepth), sized(services, 'free', serviceDepth)), 6250),
    along(out(), cell('activity', 'free', [3500, 3800, 4200])),
  )
  return across(
    sized(along(playing, hall), children - laundry),
    along(out(), cell('laundry', 'free', [4000, 4400, 4800])),
  )
}

function childrensWing(choices: Choices): Split {
  const beds = across(
    sized(across(robedLeft('bed2')), [3050, 3200, 3500]),
    choices.bedrooms === 3 && sized(across(robedLeft('bed4')), [3050, 3100, 3400]),
    cell('bath', [1950, 2150, 2500]),
    sized(across(robedRight('bed3')), choices.laundry + 1250),
  )
  return along(homeComing(choices), beds, out())
}

const OPEN: OpenPairs = [
  ['entry', 'living'],
  ['hall', 'dining'],
  ['hall', 'kitchen'],
  ['hall', 'nook'],
]

const WINDOWS: Sides = {
  master: ['rear', 'front'],
  guest: ['front', 'rear'],
  living: ['rear'],
  dining: ['rear'],
  kitchen: ['front', 'rear'],
  bed2: ['rear'],
  bed3: ['rear', 'right'],
  bed4: ['rear'],
  media: ['front', 'rear'],
  study: ['front', 'rear'],
  lounge: ['front', 'rear'],
  activity: ['front'],
}

function secondDoor({ second, masterAt }: Choices): DoorSpec {
  const from = masterAt === 'street' ? 'lobby' : 'entry'
  if (second === 'study') return cavity(from, second)
  return second === 'guest' || from === 'lobby' ? swing(from, second) : double(from, second, 'mid')
}

function doorsFor(choices: Choices): DoorSpec[] {
  const { triple, bedrooms, alfresco, kitchenAt } = choices
  const cars: DoorSpec[] = triple
    ? [
        { ...roller(), at: 'left' },
        { ...roller('front', 2410), at: 'right' },
      ]
    : [roller()]
  return [
    ...cars,
    frontDoor('porch', 'entry'),
    secondDoor(choices),
    { ...cavity('living', 'lobby'), widthMm: 820 },
    swing('lobby', 'master'),
    cavity('master', 'wir'),
    cavity('wir', 'ens'),
    swing('garage', 'scullery'),
    swing('garage', 'mudroom'),
    arch('mudroom', 'hall', 1100),
    cavity('kitchen', 'scullery'),
    swing('hall', 'pdr'),
    swing('hall', 'bed2'),
    ...(bedrooms === 3 ? [swing('hall', 'bed4'), double('hall', 'activity', 'mid')] : []),
    swing('hall', 'bath'),
    swing('hall', 'bed3'),
    cavity('hall', 'laundry'),
    backDoor('laundry', 'right'),
    slider('living', 'alfresco', 3610),
    ...(alfresco === 'full' && kitchenAt === 'street' ? [slider('dining', 'alfresco', 2410)] : []),
  ]
}

/** A broad house for acreage: living rooms in the middle, main suite on one side and children's rooms on the other. */
export const homestead: Template = {
  id: 'homestead',
  draft(random) {
    const choices = choose(random)
    const { parents, children } = choices
    return {
      mirrored: random.chance(0.5),
      ground: {
        widthMm: parents + choices.centre + children,
        tree: across(
          sized(parentsWing(random, choices), parents),
          sized(centre(random, choices), choices.centre),
          sized(childrensWing(choices), children),
        ),
        open: OPEN,
        doors: doorsFor(choices),
        windows: WINDOWS,
      },
    }
  },
}
