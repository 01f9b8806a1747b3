import type { OpenPairs } from '../../../layout/boundaries.ts'
import type { DoorSpec, Draft, Sides } from '../../../draft.ts'
import {
  backDoor,
  cavity,
  fromOneOf,
  frontDoor,
  maybe,
  portal,
  roller,
  slider,
  swing,
} from '../../../draft.ts'
import type { Random } from '../../../random.ts'
import type { Split, Tree } from '../../../layout/tree.ts'
import { across, along, cell, out, sized } from '../../../layout/tree.ts'
import type { Cars } from '../../street-rooms.ts'
import { CARS_DOORS, ROLLER_MM, streetRooms } from '../../street-rooms.ts'

type Room = 'bed3' | 'bed4' | 'study' | 'media'

interface Choices {
  left: number
  hall: number
  right: number
  cars: Cars
  /** Room at the street beside the porch, before the children's rooms. */
  street: 'study' | 'media' | 'none'
  bedrooms: 3 | 4
  service: 'scullery' | 'pantry' | 'mudroom'
  /** Whether the table is next to the kitchen, or the sofa. */
  tableFirst: boolean
  alfresco: 'wide' | 'corner'
}

function choose(random: Random): Choices {
  const cars = random.pick<Cars>([1, 2, 2])
  const bedrooms = random.pick<Choices['bedrooms']>([3, 4])
  return {
    left: random.between(6000, 6300, 50),
    hall: random.between(1450, 1650, 50),
    right: random.between(4300, 4800, 50),
    cars,
    street:
      bedrooms === 4 ? 'none' : random.pick(cars === 1 ? ['media', 'none'] : ['study', 'media', 'none']),
    bedrooms,
    service:
      cars === 1 ? random.pick(['scullery', 'pantry']) : random.pick(['scullery', 'pantry', 'mudroom']),
    tableFirst: random.chance(0.5),
    alfresco: random.pick(['wide', 'corner']),
  }
}

/** A bedroom with its robe and the nook of its door before it, seen from the street. */
const robed = (bed: Room): Split =>
  along(
    across(cell(bed, 1150), cell(`robe${bed.slice(3)}`, 'free', 690)),
    cell(bed, 'free', [2950, 3050, 3400]),
  )

const STREET_ROOMS: Record<Choices['street'], Tree | null> = {
  study: cell('study', 'free', [2600, 2800, 3200]),
  media: cell('media', 'free', [3300, 3500, 3900]),
  none: null,
}

/** Children's rooms along the hall, the main suite at its end. */
function quietSide({ right, bedrooms, street }: Choices): Split {
  const bed2 = along(
    cell('bed2', 'free', [2950, 3050, 3300]),
    across(cell('bed2', 1150), cell('robe2', 'free', 690)),
  )
  const bath = across(
    along(cell('bath', 700, 'free'), cell('linen', 700, [900, 1000])),
    cell('bath', 'free', [2350, 2450, 2700]),
  )
  const dressing = across(cell('wir', [1650, 1800, 2100]), cell('ens', 'free'))
  return sized(
    along(
      STREET_ROOMS[street],
      bed2,
      bath,
      robed('bed3'),
      bedrooms === 4 && robed('bed4'),
      sized(dressing, 'free', [2250, 2400, 2700]),
      cell('master', 'free', [3800, 4100, 4500]),
      out(),
    ),
    right,
  )
}

function garageSide({ left, hall, cars, service }: Choices): Split {
  const services = across(cell('laundry', [2300, 2700, 3200], [1950, 2100, 2400]), cell(service, 'free'))
  return across(
    sized(
      along(
        out('free', [300, 700, 1300]),
        streetRooms(cars, { width: left, depth: [6050, 6250, 6500] }),
        services,
        cell('kitchen', 'free', [3600, 3800, 4100]),
      ),
      left,
    ),
    sized(
      along(
        cell('porch', 'free', [1600, 1900, 2200]),
        cell('entry', 'free', [4900, 5100, 5700]),
        cell('hall'),
      ),
      hall,
    ),
  )
}

function livingRow(random: Random, { tableFirst, alfresco }: Choices): Split {
  const deep = random.between(4400, 5000, 100)
  const rooms = [cell('dining', [2700, 3000, 3300], deep), cell('living', [4300, 4700, 5400])]
  const roof = cell(
    'alfresco',
    alfresco === 'wide' ? [6400, 7200, 8000] : [4000, 4500, 5000],
    [3000, 3200, 3900],
  )
  return along(across(...(tableFirst ? rooms : rooms.toReversed())), across(roof, out()), out())
}

const OPEN: OpenPairs = [
  ['hall', 'kitchen'],
  ['hall', 'dining'],
  ['hall', 'living'],
]

const WINDOWS: Sides = {
  master: ['rear', 'right'],
  living: ['left', 'rear'],
  dining: ['left', 'rear'],
  kitchen: ['left'],
  media: ['front'],
  bed2: ['front', 'right'],
  bed3: ['right'],
  bed4: ['right'],
}

function doorsFor({ cars, street, bedrooms, service }: Choices): DoorSpec[] {
  const arriving: readonly DoorSpec[] =
    service === 'mudroom'
      ? [
          swing('garage', 'mudroom'),
          { ...fromOneOf(['hall'], cavity('entry', 'mudroom')), widthMm: 820 },
          cavity('mudroom', 'laundry'),
        ]
      : [...CARS_DOORS[cars], cavity('kitchen', service), cavity('kitchen', 'laundry')]
  return [
    roller('front', ROLLER_MM[cars]),
    frontDoor('porch', 'entry'),
    portal('entry', 'hall'),
    ...arriving,
    backDoor('laundry', 'left'),
    ...(street === 'study' ? [cavity('entry', 'study')] : []),
    ...(street === 'media' ? [cavity('entry', 'media')] : []),
    fromOneOf(['hall'], swing('entry', 'bed2')),
    fromOneOf(['hall'], swing('entry', 'bath')),
    fromOneOf(['entry'], swing('hall', 'bed3')),
    ...(bedrooms === 4 ? [fromOneOf(['living', 'dining'], swing('hall', 'bed4'))] : []),
    fromOneOf(['dining'], swing('living', 'master')),
    cavity('master', 'wir'),
    cavity('wir', 'ens'),
    maybe(slider('living', 'alfresco', 3010)),
    maybe(slider('dining', 'alfresco', 2110)),
    maybe(slider('master', 'alfresco', 1810)),
  ]
}

/** All bedrooms along one side, the main suite last, and all living rooms on the other. */
export function rearSuiteAside(random: Random): Draft {
  const choices = choose(random)
  const { left, hall, right } = choices
  return {
    mirrored: random.chance(0.5),
    ground: {
      widthMm: left + hall + right,
      tree: across(
        sized(along(garageSide(choices), livingRow(random, choices)), left + hall),
        quietSide(choices),
      ),
      open: OPEN,
      doors: doorsFor(choices),
      windows: WINDOWS,
    },
  }
}
