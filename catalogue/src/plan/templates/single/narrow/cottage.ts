import type { OpenPairs } from '../../../layout/boundaries.ts'
import type { DoorSpec, Sides, Template } from '../../../draft.ts'
import { backDoor, cavity, fromOneOf, frontDoor, maybe, roller, slider, swing } from '../../../draft.ts'
import type { Random } from '../../../random.ts'
import type { Split } from '../../../layout/tree.ts'
import { across, along, cell, out, sized } from '../../../layout/tree.ts'
import { cottageAtGarden } from './cottage-garden.ts'

interface Choices {
  garage: boolean
  /** The third bedroom, or the room in its place. */
  third: 'bed3' | 'study'
  kitchenFront: boolean
}

function choose(random: Random): Choices {
  return {
    garage: random.chance(0.65),
    third: random.pick(['bed3', 'study']),
    kitchenFront: random.chance(0.5),
  }
}

/** Main suite at the street, bathroom and a little lobby in the middle, one or two more rooms at the garden. */
function quietSide({ third, garage }: Choices): Split {
  const thirdRoom =
    third === 'bed3'
      ? along(cell('robe3', 'free', 690), cell('bed3', 'free', [2950, 3100, 3400]))
      : cell('study', 'free', [2500, 2700, 3100])
  return along(
    cell('master', 'free', [3800, 4000, 4300]),
    across(cell('ens', [2100, 2300, 2500], [2250, 2350, 2600]), cell('wir', 'free')),
    across(
      cell('bath', 'free', [2350, 2450, 2700]),
      sized(along(cell('linen', 'free', 700), cell('lobby', 'free', 'free')), [1180, 1250]),
    ),
    along(across(cell('robe2', 'free', 690), cell('bed2', 1180)), cell('bed2', 'free', [2950, 3050, 3300])),
    thirdRoom,
    garage && cell('alfresco', 'free', [3000, 3300, 4600]),
    out(),
  )
}

function livelySide(random: Random, { garage, kitchenFront }: Choices): Split {
  const laundry = cell('laundry', 'free', [1950, 2050, 2400])
  const front = garage
    ? across(
        sized(along(cell('porch', 'free', [1400, 1600, 1900]), cell('entry')), [1500, 1600, 1900]),
        sized(
          along(out('free', random.between(2, 9) * 100), cell('garage', 'free', [5900, 6000, 6200]), laundry),
          [3450, 3600, 4400],
        ),
      )
    : along(
        cell('porch', 'free', [1700, 2000, 2400]),
        across(cell('entry', [1600, 1800, 2200]), cell('laundry', 'free', [2300, 2500, 2900])),
      )
  const kitchen = cell('kitchen', 'free', [3600, 3800, 4200])
  const living = cell('living', 'free', [4000, 4400, 5600])
  const dining = cell('dining', 'free', [2500, 2700, 3300])
  const stack = kitchenFront ? [kitchen, dining, living] : [living, dining, kitchen]
  return along(front, ...stack, !garage && cell('alfresco', 'free', [2700, 3000, 3600]), out())
}

const OPEN: OpenPairs = [
  ['entry', 'kitchen'],
  ['entry', 'living'],
  ['lobby', 'kitchen'],
  ['lobby', 'dining'],
  ['lobby', 'living'],
  ['lobby', 'entry'],
  ['entry', 'dining'],
]

const WINDOWS: Sides = {
  master: ['front'],
  bed2: ['left'],
  bed3: ['rear', 'left'],
  living: ['right', 'rear'],
  dining: ['right'],
  study: ['left'],
}

/** A small house: one big room on the sunny side and two or three bedrooms on the other. */
export const cottage: Template = {
  id: 'cottage',
  secondEdition: cottageAtGarden,
  draft(random) {
    const choices = choose(random)
    const { garage, third, kitchenFront } = choices
    const bedrooms = random.between(3700, 4300, 50)
    const living = random.between(5200, 6200, 50)
    const last = kitchenFront ? 'living' : 'kitchen'
    const doors: DoorSpec[] = [
      frontDoor('porch', 'entry'),
      swing('entry', 'master'),
      cavity('master', 'wir'),
      cavity('wir', 'ens'),
      swing('lobby', 'bath'),
      swing('lobby', 'bed2'),
      fromOneOf(
        ['living', 'dining', 'kitchen'],
        third === 'bed3' ? swing('living', 'bed3') : cavity('living', 'study'),
      ),
      cavity('entry', 'laundry'),
      backDoor('laundry', 'right'),
      maybe(slider(last, 'alfresco', 3010)),
      maybe(slider('dining', 'alfresco', 2110)),
      ...(garage ? [roller('front', 2710), swing('garage', 'entry', 'rear')] : []),
    ]
    return {
      mirrored: random.chance(0.5),
      ground: {
        widthMm: bedrooms + living,
        tree: across(sized(quietSide(choices), bedrooms), sized(livelySide(random, choices), living)),
        open: OPEN,
        doors,
        windows: WINDOWS,
      },
    }
  },
}
