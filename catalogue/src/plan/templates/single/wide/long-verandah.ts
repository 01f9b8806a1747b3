import type { OpenPairs } from '../../../layout/boundaries.ts'
import type { DoorSpec, Sides, Template } from '../../../draft.ts'
import { backDoor, cavity, double, frontDoor, maybe, roller, slider, swing } from '../../../draft.ts'
import type { Random } from '../../../random.ts'
import type { Split } from '../../../layout/tree.ts'
import { across, along, cell, out, sized } from '../../../layout/tree.ts'
import { longVerandahGarden } from './long-verandah-garden.ts'

interface Choices {
  /** Depth of everything in front of the living rooms. */
  front: number
  /** Rooms left and right of the entry. */
  leftRoom: 'media' | 'study' | 'lounge'
  rightRoom: 'study' | 'media'
  bedrooms: 3 | 4
}

function choose(random: Random): Choices {
  const leftRoom = random.pick<Choices['leftRoom']>(['media', 'study', 'lounge'])
  return {
    front: random.between(5400, 5800, 100),
    leftRoom,
    rightRoom: leftRoom === 'study' ? 'media' : 'study',
    bedrooms: random.pick([3, 4, 4]),
  }
}

/** Garage with the service rooms behind it. */
function serviceWing(random: Random): Split {
  const back = across(
    cell('laundry', [2600, 3200, 4000], [2300, 2500, 3200]),
    cell('mudroom', [2000, 2600, 6000]),
  )
  return along(
    out('free', random.between(6, 18) * 100),
    cell('garage', 'free', [6100, 6300, 6600]),
    back,
    out(),
  )
}

function livingWing(random: Random, { front, leftRoom, rightRoom }: Choices): Split {
  const verandah = random.between(1800, 2400, 100)
  const deep = random.between(5200, 6000, 100)
  const side = (id: string) => cell(id, id === 'study' ? [2800, 3200, 4200] : [3900, 4400, 5400])
  const kitchen = along(
    cell('kitchen', 'free', [3700, 3800, 4200]),
    cell('scullery', 'free', [1500, 1900, 2400]),
  )
  const living = cell('living', [3900, 4200, 5200], deep)
  return along(
    cell('porch', 'free', verandah),
    sized(
      across(side(leftRoom), cell('entry', [1800, 2000, 2800]), side(rightRoom)),
      'free',
      front - verandah,
    ),
    across(sized(kitchen, [3700, 3800, 4300]), cell('dining', [2500, 2600, 3400]), living),
    across(
      out([0, 1400, 4600]),
      cell('alfresco', [5200, 6400, 8000], [3200, 3500, 4200]),
      out([0, 100, 4600]),
    ),
  )
}

function bedroomWing(random: Random, { front, bedrooms }: Choices): Split {
  const step = random.between(4, 14) * 100
  const dressing = along(cell('ens', 'free', [2400, 2700, 3000]), cell('wir', 'free', [1600, 1900, 2600]))
  const bed4 = across(cell('bed4', [2950, 3100, 3300]), cell('robe4', 690))
  const suite = across(
    bedrooms === 4 && bed4,
    sized(dressing, [2300, 2400, 3800]),
    cell('master', [3800, 3900, 5300]),
  )
  const back = across(
    along(
      across(cell('robe2', 'free', 690), cell('bed2', 1150)),
      cell('bed2', [3050, 3200, 3600], [3000, 3150, 3500]),
    ),
    cell('bath', [2000, 2400, 3300]),
    bedrooms === 4 && cell('wc', [1000, 1050, 1100]),
    along(
      across(cell('bed3', 1150), cell('robe3', 'free', 690)),
      cell('bed3', [3050, 3200, 3600], [3000, 3150, 3500]),
    ),
  )
  return along(
    out('free', step),
    sized(suite, 'free', front - step),
    across(cell('hall', 'free', random.between(1150, 1300, 50)), cell('linen', 850)),
    back,
    out(),
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
  master: ['front', 'right'],
  bed4: ['front'],
  bed2: ['rear'],
  bed3: ['rear', 'right'],
  kitchen: ['left', 'rear'],
  media: ['front'],
  study: ['front'],
  lounge: ['front'],
}

/** A wide, low house for a large block: cars on one side, bedrooms on the other, a verandah along the front. */
export const longVerandah: Template = {
  id: 'long-verandah',
  secondEdition: longVerandahGarden,
  draft(random) {
    const choices = choose(random)
    const { leftRoom, rightRoom, bedrooms } = choices
    const into = (id: string): DoorSpec => (id === 'study' ? cavity('entry', id) : double('entry', id, 'mid'))
    const service = random.between(6100, 6500, 100)
    const middle = random.between(10100, 10800, 100)
    const beds = bedrooms === 4 ? random.between(10000, 10400, 50) : random.between(8500, 9100, 50)
    return {
      mirrored: random.chance(0.5),
      ground: {
        widthMm: service + middle + beds,
        tree: across(
          sized(serviceWing(random), service),
          sized(livingWing(random, choices), middle),
          sized(bedroomWing(random, choices), beds),
        ),
        open: OPEN,
        doors: [
          roller(),
          frontDoor('porch', 'entry'),
          into(leftRoom),
          into(rightRoom),
          swing('garage', 'mudroom'),
          cavity('mudroom', 'laundry'),
          backDoor('laundry', 'left'),
          maybe(cavity('mudroom', 'kitchen')),
          cavity('kitchen', 'scullery'),
          maybe(cavity('mudroom', 'scullery')),
          swing('hall', 'master'),
          maybe(cavity('master', 'wir')),
          cavity('master', 'ens'),
          ...(bedrooms === 4 ? [swing('hall', 'bed4'), swing('hall', 'wc')] : []),
          swing('hall', 'bed2'),
          swing('hall', 'bath'),
          swing('hall', 'bed3'),
          slider('living', 'alfresco', 3010),
          slider('dining', 'alfresco', 2410),
        ],
        windows: WINDOWS,
      },
    }
  },
}
