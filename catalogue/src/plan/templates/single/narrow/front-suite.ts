import type { OpenPairs } from '../../../layout/boundaries.ts'
import type { DoorSpec, Sides, Template } from '../../../draft.ts'
import { arch, backDoor, cavity, double, frontDoor, roller, slider, swing } from '../../../draft.ts'
import type { Random } from '../../../random.ts'
import type { Split, Tree } from '../../../layout/tree.ts'
import { across, along, cell, out, sized } from '../../../layout/tree.ts'

interface Choices {
  /** The room beside the entry behind the main suite. */
  frontRoom: 'bed4' | 'media' | 'study'
  /** A fourth bedroom behind bedroom 3. */
  rearBedroom: boolean
  service: 'mudroom' | 'scullery'
  livingFirst: boolean
  alfresco: 'side' | 'full'
}

function choose(random: Random): Choices {
  const rearBedroom = random.chance(0.4)
  return {
    rearBedroom,
    frontRoom: rearBedroom
      ? random.pick(['media', 'study', 'media'])
      : random.pick(['bed4', 'bed4', 'media', 'study']),
    service: random.pick(['mudroom', 'scullery']),
    livingFirst: random.chance(0.5),
    alfresco: random.pick(['side', 'side', 'full']),
  }
}

function suite(random: Random, { frontRoom }: Choices): Tree {
  const depth = frontRoom === 'study' ? 2700 : 3300
  const extra =
    frontRoom === 'bed4'
      ? across(
          along(cell('bed4', 700, 1050), cell('robe4', 700, [1700, 2400])),
          cell('bed4', 'free', [3200, 3500]),
        )
      : cell(frontRoom, 'free', [depth, depth + 200, depth + 500])
  const dressing = random.chance(0.5)
    ? across(cell('wir', [1700, 2000, 2300]), cell('ens', [2300, 2900, 3600]))
    : across(cell('ens', [2300, 2900, 3600]), cell('wir', [1700, 2000, 2300]))
  return along(cell('master', 'free', [3800, 4500]), sized(dressing, 'free', [2350, 2450, 2700]), extra)
}

function bedrooms({ rearBedroom }: Choices): Split {
  const bed2 = along(
    cell('bed2', 'free', [2950, 3050, 3300]),
    across(cell('bed2', [1250, 1300], 700), cell('robe2', [1800, 2600, 3900])),
  )
  const bath = across(
    along(cell('bath', 650, 'free'), cell('linen', 650, [950, 1050])),
    cell('bath', [2300, 3100, 3900], [2350, 2450, 2700]),
  )
  const bed3 = along(
    across(cell('bed3', [1250, 1300], 700), cell('robe3', [1800, 2600, 3900])),
    cell('bed3', 'free', [2950, 3050, 3300]),
  )
  if (!rearBedroom) return along(bed2, across(cell('lobby', [1250, 1300]), bath), bed3, out())
  const middle = across(
    cell('lobby', [1280, 1320]),
    along(bath, cell('robe3', 'free', 690), cell('bed3', 'free', [2950, 3050, 3300])),
  )
  const bed4 = along(
    across(cell('bed4', [1400, 1450], 700), cell('robe4', [1800, 2600, 3900])),
    cell('bed4', 'free', [2950, 3050, 3300]),
  )
  return along(bed2, middle, bed4, out())
}

function living(random: Random, { service, livingFirst, alfresco }: Choices): Tree {
  const kitchen = cell('kitchen', [4200, 6000, 9000], [3700, 3800, 4100])
  const lounge = cell('living', [4200, 4600, 5600], [4400, 4800, 5600])
  const dining = cell('dining', [2700, 3100, 3800])
  return along(
    service === 'mudroom' ? across(cell('pantry', [1500, 1700]), kitchen) : kitchen,
    livingFirst ? across(lounge, dining) : across(dining, lounge),
    across(
      cell('alfresco', alfresco === 'full' ? [6000, 8800, 9000] : [3600, 4400, 5200], [
        3000,
        random.between(3100, 3700, 100),
        4500,
      ]),
      out(),
    ),
  )
}

const OPEN: OpenPairs = [
  ['entry', 'kitchen'],
  ['lobby', 'living'],
  ['lobby', 'dining'],
  ['lobby', 'kitchen'],
]

const WINDOWS: Sides = {
  master: ['front'],
  living: ['rear', 'left'],
  dining: ['left', 'rear'],
  kitchen: ['left'],
  bed2: ['right'],
  bed3: ['right'],
}

/** Garage and main suite at the street, bedrooms down one side, the living end across the garden. */
export const frontSuite: Template = {
  id: 'front-suite',
  draft(random) {
    const choices = choose(random)
    const { frontRoom, rearBedroom, service } = choices
    const side = random.between(4300, 5100, 100)
    const entry = random.between(1450, 1700, 50)
    const services =
      service === 'mudroom'
        ? across(cell('laundry', [2600, 3600], [2000, 2100, 2400]), cell('mudroom', [1900, 2400]))
        : across(cell('laundry', [1900, 2300], [2300, 2400, 2700]), cell('scullery', [2600, 4200]))
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
            { ...arch('kitchen', 'scullery'), at: 'right' },
            cavity('scullery', 'laundry'),
            cavity('garage', 'laundry'),
          ]
    return {
      mirrored: random.chance(0.5),
      ground: {
        widthMm: random.between(5980, 6300, 40) + entry + side,
        tree: along(
          across(
            along(out('free', [600, 900, 1400]), cell('garage', [5900, 6350], [6000, 6200, 6500]), services),
            along(cell('porch', entry, [1700, 1900, 2300]), cell('entry', entry, 'free')),
            suite(random, choices),
          ),
          across(living(random, choices), sized(bedrooms(choices), side)),
        ),
        open: OPEN,
        doors: [
          roller(),
          frontDoor('porch', 'entry'),
          swing('entry', 'master', 'front'),
          cavity('master', 'ens', 'right'),
          cavity('master', 'wir'),
          frontRoom === 'media'
            ? double('entry', 'media', 'mid')
            : frontRoom === 'study'
              ? cavity('entry', 'study')
              : swing('entry', 'bed4', 'front'),
          ...serviceDoors,
          backDoor('laundry', 'left'),
          swing('lobby', 'bed2'),
          swing('lobby', 'bath'),
          swing('lobby', 'bed3'),
          ...(rearBedroom ? [swing('lobby', 'bed4')] : []),
          slider('living', 'alfresco', 2700),
          slider('dining', 'alfresco', 2110),
        ].filter((door) => door.type !== 'slider' || isBehind(choices, door.a)),
        windows: WINDOWS,
      },
    }
  },
}

const isBehind = ({ alfresco, livingFirst }: Choices, room: string) =>
  alfresco === 'full' || (room === 'living') === livingFirst
