import type { OpenPairs } from '../../../layout/boundaries.ts'
import type { DoorSpec, Sides, Template } from '../../../draft.ts'
import {
  arch,
  backDoor,
  cavity,
  double,
  fromOneOf,
  frontDoor,
  maybe,
  portal,
  roller,
  slider,
  swing,
} from '../../../draft.ts'
import type { Random } from '../../../random.ts'
import type { Tree } from '../../../layout/tree.ts'
import { across, along, cell, out, sized } from '../../../layout/tree.ts'
import { rearSuiteAside } from './rear-suite-aside.ts'

interface Choices {
  left: number
  hall: number
  right: number
  /** A fourth room on the bedrooms' side; the kitchen is then directly behind the garage. */
  spare: 'bed4' | 'study' | 'media' | 'none'
  service: 'scullery' | 'pantry' | 'mudroom'
  /** Whether the kitchen is on the garage's side, or across the room. */
  kitchenLeft: boolean
  robedBeds: boolean
}

function choose(random: Random): Choices {
  const spare = random.pick<Choices['spare']>(['bed4', 'bed4', 'study', 'media', 'none', 'none'])
  return {
    left: random.between(6000, 6300, 50),
    hall: random.between(1450, 1650, 50),
    right: random.between(3950, 4700, 50),
    spare,
    service: random.pick(['scullery', 'pantry', 'mudroom']),
    kitchenLeft: spare !== 'none' || random.chance(0.5),
    robedBeds: random.chance(0.5),
  }
}

function garageSide({ left, spare, service }: Choices): Tree {
  const services = across(cell('laundry', [2500, 2800, 3400], [1950, 2100, 2500]), cell(service, 'free'))
  return sized(
    along(
      out('free', [400, 800, 1400]),
      cell('garage', 'free', [6100, 6250, 6600]),
      services,
      spare !== 'none' && cell('kitchen', 'free', [3500, 3800, 4600]),
    ),
    left,
  )
}

function smallBedrooms({ right, robedBeds, spare }: Choices): Tree {
  const bed2 = robedBeds
    ? along(cell('bed2', 'free', [2950, 3050, 3400]), across(cell('bed2', 1150), cell('robe2', 'free', 690)))
    : across(cell('bed2', 'free', [3000, 3200, 3600]), cell('robe2', 900))
  const bed3 = along(
    across(cell('bed3', 1150), cell('robe3', 'free', 690)),
    cell('bed3', 'free', [2950, 3050, 3400]),
  )
  const bath = across(
    along(cell('bath', 700, 'free'), cell('linen', 700, [900, 1000])),
    cell('bath', 'free', [2300, 2500, 3300]),
  )
  const fourth = {
    bed4: along(
      across(cell('bed4', 1150), cell('robe4', 'free', 690)),
      cell('bed4', 'free', [2950, 3050, 3400]),
    ),
    media: cell('media', 'free', [3300, 3600, 4200]),
    study: cell('study', 'free', [2600, 2900, 3500]),
    none: null,
  }[spare]
  return sized(along(bed2, bath, bed3, fourth), right)
}

const OPEN: OpenPairs = [
  ['hall', 'kitchen'],
  ['hall', 'dining'],
  ['hall', 'living'],
]

const WINDOWS: Sides = {
  master: ['rear'],
  living: ['right', 'left'],
  kitchen: ['left', 'right'],
  bed2: ['front'],
  bed3: ['right'],
  bed4: ['right'],
  study: ['right'],
  media: ['right'],
  dining: ['rear'],
}

function doorsFor({ spare, service, kitchenLeft }: Choices): DoorSpec[] {
  const beside = kitchenLeft ? 'kitchen' : 'living'
  const spareDoors = {
    bed4: [fromOneOf(['hall'], swing('entry', 'bed4'))],
    media: [fromOneOf(['hall'], double('entry', 'media', 'mid'))],
    study: [fromOneOf(['hall'], cavity('entry', 'study'))],
    none: [],
  }[spare]
  const serviceDoors: Record<Choices['service'], DoorSpec[]> = {
    scullery: [cavity(beside, 'scullery'), swing('entry', 'garage', 'rear'), cavity(beside, 'laundry')],
    pantry: [cavity(beside, 'pantry'), swing('entry', 'garage', 'rear'), cavity(beside, 'laundry')],
    mudroom: [
      fromOneOf(['hall'], arch('entry', 'mudroom', 1000)),
      swing('garage', 'mudroom'),
      cavity('mudroom', 'laundry'),
    ],
  }
  return [
    roller(),
    frontDoor('porch', 'entry'),
    portal('entry', 'hall'),
    fromOneOf(['hall'], swing('entry', 'bed2')),
    fromOneOf(['hall'], swing('entry', 'bath')),
    swing('hall', 'bed3'),
    ...spareDoors,
    ...serviceDoors[kitchenLeft ? service : 'mudroom'],
    backDoor('laundry', 'left'),
    swing('dining', 'master'),
    cavity('master', 'wir'),
    cavity('wir', 'ens'),
    slider('living', 'alfresco', 3010),
    maybe(slider('dining', 'alfresco', 2110)),
    maybe(slider('master', 'alfresco', 1810)),
  ]
}

/** Children at the street, living in the middle, the main suite alone with the garden. */
export const rearSuite: Template = {
  id: 'rear-suite',
  secondEdition: rearSuiteAside,
  draft(random) {
    const choices = choose(random)
    const { left, hall, right, spare, kitchenLeft } = choices
    const deep = random.between(4600, 5400, 100)
    const kitchen = spare === 'none' && cell('kitchen', [3800, 4100, 4700], deep)
    const middle = [kitchen, cell('dining', [2700, 3200, 6200], deep), cell('living', [4000, 4700, 6800])]
    const dressing = sized(
      along(cell('wir', 'free', [1800, 1950, 2400]), cell('ens', 'free', [2400, 2600, 3000])),
      [2300, 2600, 3000],
    )
    const master = cell('master', [3700, 4100, 4600], [4300, 4500, 4900])
    const suite = sized(kitchenLeft ? across(dressing, master) : across(master, dressing), [6000, 6600, 7400])
    const outside = cell('alfresco', [4200, 5300, 7000], [3000, 3500, 4600])
    const rear = kitchenLeft ? across(suite, along(outside, out())) : across(along(outside, out()), suite)
    return {
      mirrored: random.chance(0.5),
      ground: {
        widthMm: left + hall + right,
        tree: along(
          across(
            garageSide(kitchenLeft ? choices : { ...choices, service: 'mudroom' }),
            sized(
              along(
                cell('porch', 'free', [1600, 1900, 2300]),
                cell('entry', 'free', [4900, 5200, 5800]),
                cell('hall'),
              ),
              hall,
            ),
            smallBedrooms(choices),
          ),
          across(...(kitchenLeft ? middle : middle.toReversed())),
          rear,
        ),
        open: OPEN,
        doors: doorsFor(choices),
        windows: WINDOWS,
      },
    }
  },
}
