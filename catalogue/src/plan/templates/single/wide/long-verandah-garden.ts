import type { OpenPairs } from '../../../layout/boundaries.ts'
import type { DoorSpec, Draft, Sides } from '../../../draft.ts'
import {
  backDoor,
  cavity,
  double,
  fromOneOf,
  frontDoor,
  maybe,
  roller,
  slider,
  swing,
} from '../../../draft.ts'
import type { Random } from '../../../random.ts'
import type { Split, Tree } from '../../../layout/tree.ts'
import { across, along, cell, out, sized } from '../../../layout/tree.ts'

type Room = 'study' | 'media' | 'lounge'

interface Choices {
  service: number
  middle: number
  beds: number
  /** Depth of everything in front of the living rooms, and of the verandah in it. */
  front: number
  porch: number
  /** Kitchen at the verandah, with its pantry at the garage, or at the garden. */
  kitchen: 'street' | 'garden'
  rooms: readonly [left: Room, right: Room]
  suite: 'street' | 'garden'
  bedrooms: 3 | 4
  /** Whether the verandah continues in front of the bedrooms. */
  isLong: boolean
  alfresco: 'middle' | 'wide'
}

function choose(random: Random): Choices {
  const kitchen = random.pick<Choices['kitchen']>(['street', 'street', 'garden'])
  const bedrooms = random.pick<Choices['bedrooms']>([3, 4, 4])
  const porch = random.between(1800, 2200, 100)
  const isLong = random.chance(0.5)
  const pairs = [
    ['study', 'media'],
    ['media', 'study'],
    ['lounge', 'study'],
  ] as const
  return {
    service: random.between(6100, 6400, 50),
    middle: kitchen === 'street' ? random.between(10700, 11300, 50) : random.between(10100, 10700, 50),
    beds: bedrooms === 4 ? random.between(10000, 10300, 50) : random.between(8150, 8400, 50),
    front: porch + (isLong ? random.between(3950, 4250, 50) : random.between(3500, 3800, 50)),
    porch,
    kitchen,
    rooms: random.pick([...pairs, pairs[0]]),
    suite: random.pick(['garden', 'garden', 'street']),
    bedrooms,
    isLong,
    alfresco: random.pick(['middle', 'wide']),
  }
}

function serviceWing(random: Random, { service }: Choices): Split {
  const back = across(
    cell('laundry', [2600, 3200, 3600], [2200, 2400, 2700]),
    cell('mudroom', [2000, 2600, 6000]),
  )
  return sized(
    along(out('free', random.between(6, 18) * 100), cell('garage', 'free', [6100, 6300, 6600]), back, out()),
    service,
  )
}

/** Rooms at the verandah and the living rooms behind them. */
function livingWing(random: Random, { front, porch, kitchen, rooms, alfresco }: Choices): Tree[] {
  const [left, right] = rooms
  const deep = random.between(5200, 5900, 100)
  const side = (id: Room) => cell(id, id === 'study' ? [2800, 3100, 3900] : [3900, 4300, 5000])
  const entry = cell('entry', [1800, 2000, 2600])
  const isStreet = kitchen === 'street'
  const arriving = isStreet
    ? across(cell('scullery', [1800, 1950, 2200]), cell('kitchen', [3900, 4300, 4800]), entry, side(right))
    : across(side(left), entry, side(right))
  const cook = along(
    cell('kitchen', 'free', [3700, 3800, 4200]),
    cell('scullery', 'free', [1500, 1900, 2300]),
  )
  const living = isStreet
    ? across(cell('dining', [3300, 3800, 4200], deep), cell('living', 'free'))
    : across(
        sized(cook, [3700, 3800, 4200]),
        cell('dining', [2500, 2700, 3400]),
        cell('living', [3900, 4200, 5000], deep),
      )
  const roof =
    alfresco === 'wide'
      ? across(cell('alfresco', 'free', [3000, 3300, 3800]))
      : across(
          out([0, 1600, 4600]),
          cell('alfresco', [5200, 6200, 7600], [3200, 3500, 4200]),
          out([0, 100, 4600]),
        )
  return [sized(arriving, 'free', front - porch), living, roof]
}

/** Two bedrooms with the bathroom between them, their doors towards the hall. */
function childrensRow({ bedrooms, suite }: Choices): Split {
  const room = (bed: string, robeFirst: boolean) => {
    const robe = cell(`robe${bed.slice(3)}`, 'free', 690)
    const door = across(...(robeFirst ? [robe, cell(bed, 1150)] : [cell(bed, 1150), robe]))
    const main = cell(bed, [3050, 3200, 3600], [2950, 3150, 3700])
    return along(...(suite === 'garden' ? [main, door] : [door, main]))
  }
  const bath = cell('bath')
  const wc = cell('wc', 'free', [1750, 1900, 2300])
  return across(
    room('bed2', true),
    cell('bath', [2000, 2300, 3000]),
    bedrooms === 4 && sized(along(...(suite === 'garden' ? [bath, wc] : [wc, bath])), [1000, 1050, 1100]),
    room('bed3', false),
  )
}

function bedroomWing(random: Random, choices: Choices): Tree[] {
  const { bedrooms, suite, front, porch, isLong } = choices
  const step = isLong ? porch : Math.max(400, front - random.between(3950, 4250, 50))
  const ens = cell('ens', 'free', [2300, 2500, 2900])
  const wir = cell('wir', 'free', [1600, 1900, 2500])
  const parents = across(
    bedrooms === 4 && across(cell('bed4', [2950, 3100, 3300]), cell('robe4', 690)),
    sized(along(...(suite === 'garden' ? [wir, ens] : [ens, wir])), [2300, 2400, 3400]),
    cell('master', [3800, 3900, 5000]),
  )
  const children = childrensRow(choices)
  const hall = across(cell('hall', 'free', random.between(1150, 1300, 50)), cell('linen', 850))
  const [near, far] = suite === 'garden' ? [children, parents] : [parents, children]
  return [!isLong && out('free', step), sized(near, 'free', front - step), hall, far, out()].filter(
    (part) => part !== false,
  )
}

const OPEN: OpenPairs = [
  ['entry', 'kitchen'],
  ['entry', 'dining'],
  ['entry', 'living'],
  ['living', 'hall'],
]

const WINDOWS: Sides = {
  living: ['rear'],
  bed3: ['right'],
  media: ['front'],
  study: ['front'],
  lounge: ['front'],
}

function doorsFor({ kitchen, rooms, bedrooms }: Choices): DoorSpec[] {
  const into = (id: Room): DoorSpec => (id === 'study' ? cavity('entry', id) : double('entry', id, 'mid'))
  const isStreet = kitchen === 'street'
  return [
    roller(),
    frontDoor('porch', 'entry'),
    ...(isStreet ? [swing('garage', 'scullery')] : [into(rooms[0]), maybe(cavity('mudroom', 'scullery'))]),
    into(rooms[1]),
    cavity('kitchen', 'scullery'),
    swing('garage', 'mudroom'),
    cavity('mudroom', 'laundry'),
    maybe(fromOneOf(['dining'], cavity('kitchen', 'mudroom'))),
    backDoor('laundry', 'left'),
    swing('hall', 'master'),
    maybe(cavity('master', 'wir')),
    cavity('master', 'ens'),
    ...(bedrooms === 4 ? [swing('hall', 'bed4'), swing('hall', 'wc')] : []),
    swing('hall', 'bed2'),
    swing('hall', 'bath'),
    swing('hall', 'bed3'),
    slider('living', 'alfresco', 3010),
    maybe(slider('dining', 'alfresco', 2410)),
  ]
}

/** The same broad house with its kitchen at the verandah or its main suite at the garden. */
export function longVerandahGarden(random: Random): Draft {
  const choices = choose(random)
  const { service, middle, beds, porch, isLong, suite, kitchen } = choices
  const verandah = cell('porch', 'free', porch)
  const living = livingWing(random, choices)
  const quiet = bedroomWing(random, choices)
  const house = isLong
    ? along(verandah, across(sized(along(...living), middle), sized(along(...quiet), beds)))
    : across(sized(along(verandah, ...living), middle), sized(along(...quiet), beds))
  const isGarden = suite === 'garden'
  return {
    mirrored: random.chance(0.5),
    ground: {
      widthMm: service + middle + beds,
      tree: across(serviceWing(random, choices), house),
      open: kitchen === 'street' ? OPEN.slice(1) : OPEN,
      doors: doorsFor(choices),
      windows: {
        ...WINDOWS,
        kitchen: kitchen === 'street' ? ['front'] : ['left', 'rear'],
        master: isGarden ? ['rear', 'right'] : ['front', 'right'],
        bed4: [isGarden ? 'rear' : 'front'],
        bed2: [isGarden ? 'front' : 'rear'],
      },
    },
  }
}
