import type { OpenPairs } from '../../../layout/boundaries.ts'
import type { DoorSpec, Sides, Template } from '../../../draft.ts'
import {
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
import type { Split, Tree } from '../../../layout/tree.ts'
import { across, along, cell, out, sized } from '../../../layout/tree.ts'

interface Choices {
  left: number
  hall: number
  right: number
  /** Position of the main suite: at the street with a court at the shared wall, or at the garden. */
  suite: 'front' | 'rear'
  /** With the suite at the street: whether the kitchen is behind the court and leaves the rear to living and dining. */
  galley: boolean
  pantry: boolean
  third: 'bed3' | 'study' | 'media' | 'none'
  dressing: boolean
  /** Order between the kitchen and the suite at the garden: dining and then living, or the other way round. */
  diningFirst: boolean
  laundryFirst: boolean
  livingFree: boolean
}

function choose(random: Random): Choices {
  const suite = random.pick<Choices['suite']>(['front', 'rear'])
  return {
    left: random.between(3560, 3760, 20),
    hall: random.between(1250, 1400, 30),
    right: random.between(3700, 4100, 50),
    suite,
    third: random.pick(['bed3', 'study', 'media', 'none']),
    pantry: random.chance(0.5),
    galley: suite === 'front' && random.chance(0.5),
    dressing: random.chance(0.5),
    diningFirst: random.chance(0.6),
    laundryFirst: random.chance(0.5),
    livingFree: random.chance(0.6),
  }
}

const robed = (bed: string): Tree =>
  along(cell(bed, 'free', [2950, 3050, 3300]), cell(`robe${bed.slice(3)}`, 'free', 690))

function suiteAtStreet({ dressing }: Choices): Tree {
  return dressing
    ? along(
        cell('master', 'free', [3800, 4050, 4400]),
        cell('wir', 'free', [1500, 1600, 1800]),
        cell('ens', 'free', [1850, 1950, 2200]),
      )
    : along(
        cell('master', 'free', [3800, 4050, 4400]),
        across(cell('wir', [1350, 1450, 1600]), cell('ens', 'free', [2450, 2600, 2900])),
      )
}

const bathroom = cell('bath', 'free', [2350, 2500, 2800])

function thirdRoom({ third }: Choices): Tree | null {
  if (third === 'none') return null
  if (third === 'media') return cell('media', 'free', [3200, 3500, 4200])
  return third === 'bed3' ? robed('bed3') : cell('study', 'free', [2400, 2700, 3200])
}

/** Rooms between the garage and the living end along the shared wall, which need no windows there. */
function sharedSide({ suite, third, galley }: Choices): Split {
  const cars = [out('free', [300, 600, 1300]), cell('garage', 'free', [5950, 6050, 6300])]
  if (suite === 'rear')
    return along(
      ...cars,
      third !== 'none' && cell('mudroom', 'free', [1500, 1650, 2000]),
      cell('scullery', 'free', [2000, 2300, 3000]),
    )
  const court = cell('courtyard', 'free', [3150, 3500, 5200])
  return along(
    ...cars,
    cell('laundry', 'free', [1900, 2000, 2300]),
    court,
    galley ? cell('kitchen', 'free', [3700, 4000, 4600]) : third !== 'none' && bathroom,
  )
}

function freeSide(choices: Choices): Split {
  const { suite, third, galley, laundryFirst } = choices
  const laundry = cell('laundry', 'free', [1700, 1800, 2100])
  if (suite === 'rear')
    return laundryFirst
      ? along(robed('bed2'), laundry, bathroom, thirdRoom(choices))
      : along(robed('bed2'), bathroom, laundry, thirdRoom(choices))
  if (galley) return along(suiteAtStreet(choices), bathroom, robed('bed2'), thirdRoom(choices))
  return third === 'none'
    ? along(suiteAtStreet(choices), bathroom, robed('bed2'))
    : along(suiteAtStreet(choices), robed('bed2'), thirdRoom(choices))
}

/** One big room across the house, with the covered terrace on the free side. */
function livingAcross(random: Random, { galley, livingFree, pantry }: Choices): Tree {
  const cook = cell('kitchen', 'free', [3600, 3700, 3900])
  const kitchen = pantry ? across(cell('pantry', [1450, 1550, 1700]), cook) : cook
  const deep = random.between(4200, 4900, 100)
  const rooms = [cell('dining', [2700, 3200, 4000], deep), cell('living', [4400, 5200, 6000])]
  const sit = across(...(livingFree ? rooms : rooms.toReversed()))
  const roof = across(
    out(),
    cell('alfresco', [3600, random.between(4000, 5600, 100), 6200], [2800, 3000, 3600]),
  )
  return along(!galley && kitchen, sit, roof)
}

/** Kitchen and main suite along the shared wall, dining, living and terrace along the free side. */
function livingAlong(random: Random, { left, hall, right, diningFirst }: Choices): Tree {
  const dining = cell('dining', 'free', [2800, 3000, 3400])
  const living = cell('living', 'free', [4800, 5000, 5500])
  const quiet = random.between(4700, 5000, 50)
  const dressing = across(cell('ens', [2300, 2600, 2900]), cell('wir', [1800, 2100, 2500]))
  return across(
    sized(
      along(
        cell('kitchen', 'free', [3700, 3900, 4000]),
        sized(dressing, 'free', [2100, 2200, 2300]),
        cell('master', 'free', [3800, 4100, 4700]),
      ),
      quiet,
    ),
    sized(
      along(
        ...(diningFirst ? [dining, living] : [living, dining]),
        cell('alfresco', 'free', [2700, random.between(2700, 3100, 100), 3400]),
      ),
      left + hall + right - quiet,
    ),
  )
}

const OPEN: OpenPairs = [
  ['hall', 'kitchen'],
  ['hall', 'living'],
  ['hall', 'dining'],
]

const WINDOWS: Sides = {
  living: ['rear', 'right'],
  dining: ['right', 'rear'],
  kitchen: ['right'],
  bed2: ['right'],
  bed3: ['right'],
  study: ['right'],
  media: ['right'],
}

function doorsFor({ suite, third, dressing, diningFirst, pantry, galley }: Choices): DoorSpec[] {
  const last = diningFirst ? 'living' : 'dining'
  const thirdDoor = {
    bed3: [swing('hall', 'bed3')],
    study: [cavity('hall', 'study')],
    media: [double('hall', 'media', 'mid')],
    none: [],
  }[third]
  const arriving: DoorSpec[] = [
    roller('front', 2710),
    frontDoor('porch', 'entry'),
    portal('entry', 'hall'),
    fromOneOf(['hall'], swing('entry', 'bed2')),
    fromOneOf(['hall'], swing('entry', 'bath')),
    ...thirdDoor,
    fromOneOf(['hall'], cavity('entry', 'laundry')),
  ]
  if (suite === 'rear')
    return [
      ...arriving,
      backDoor('laundry', 'right'),
      ...(third === 'none'
        ? [swing('garage', 'scullery'), swing('garage', 'entry', 'rear')]
        : [swing('garage', 'mudroom'), { ...fromOneOf(['hall'], cavity('entry', 'mudroom')), widthMm: 820 }]),
      maybe(cavity('mudroom', 'scullery')),
      cavity('kitchen', 'scullery'),
      swing(last, 'master'),
      cavity('master', 'wir'),
      cavity('wir', 'ens'),
      slider(last, 'alfresco', 3010),
      maybe(slider('master', 'alfresco', 1810)),
    ]
  return [
    ...arriving,
    { ...backDoor('laundry'), b: 'courtyard' },
    swing('garage', 'entry', 'rear'),
    ...(pantry && !galley ? [cavity('kitchen', 'pantry')] : []),
    swing('entry', 'master'),
    ...(dressing
      ? [cavity('master', 'wir'), cavity('wir', 'ens')]
      : [cavity('master', 'wir'), cavity('master', 'ens')]),
    slider('hall', 'courtyard', 2110),
    maybe(slider('dining', 'courtyard', 1810)),
    maybe(slider('kitchen', 'courtyard', 1810)),
    maybe(slider('living', 'alfresco', 2700)),
    maybe(slider('dining', 'alfresco', 2110)),
  ]
}

/** Half of a duplex: one long side is the neighbour's wall, so light comes from street, court, free side and garden. */
export const duplexHalf: Template = {
  id: 'duplex-half',
  draft(random) {
    const choices = choose(random)
    const { left, hall, right, suite } = choices
    const way = along(
      cell('porch', 'free', [1450, 1650, 2000]),
      cell('entry', 'free', [4800, 5100, 5600]),
      cell('hall'),
    )
    return {
      mirrored: random.chance(0.5),
      ground: {
        widthMm: left + hall + right,
        tree: along(
          across(sized(sharedSide(choices), left), sized(way, hall), sized(freeSide(choices), right)),
          suite === 'rear' ? livingAlong(random, choices) : livingAcross(random, choices),
        ),
        open: OPEN,
        doors: doorsFor(choices),
        windows: {
          ...WINDOWS,
          ...(suite === 'rear' ? { master: ['rear'], bed2: ['front'] } : { master: ['front'] }),
        },
        party: 'left',
      },
    }
  },
}
