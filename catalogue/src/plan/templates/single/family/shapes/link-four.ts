import type { DoorSpec, LevelDraft, Template } from '../../../../draft.ts'
import { backDoor, cavity, fromOneOf, frontDoor, maybe, roller, slider, swing } from '../../../../draft.ts'
import type { Split } from '../../../../layout/tree.ts'
import { across, along, cell, out, sized } from '../../../../layout/tree.ts'
import type { Random } from '../../../../random.ts'
import { GARAGE_DEPTH_MM, GARAGE_MM, master, suiteDoors, wideDressing } from '../rooms.ts'
import { childrenAtStreet, childrensDoors, openTo, terraceDoors } from './leg-rooms.ts'

interface Choices {
  /** Bedrooms at the street; the others are across the rear. */
  front: 'children' | 'parents'
  kitchenLeft: boolean
  livingFirst: boolean
  /** Position of the terrace: in the court on the side of the garage, or on the other side. */
  roof: 'cars' | 'rooms'
  spare: 'media' | 'activity'
  larder: 'pantry' | 'scullery'
  suiteLeft: boolean
  /** Courts on both sides of the living rooms, or a single one as wide as the bar allows. */
  courts: 'both' | 'left' | 'right'
  bathFirst: boolean
  bathDoor: 'left' | 'right'
}

const choose = (random: Random): Choices => ({
  front: random.pick(['children', 'parents']),
  kitchenLeft: random.chance(0.5),
  livingFirst: random.chance(0.5),
  roof: random.pick(['cars', 'rooms']),
  spare: random.pick(['media', 'activity']),
  larder: random.pick(['pantry', 'scullery']),
  suiteLeft: random.chance(0.5),
  courts: random.pick(['both', 'left', 'right']),
  bathFirst: random.chance(0.5),
  bathDoor: random.pick(['left', 'right']),
})

const ENTRY = 1700

function street(random: Random, { front, larder }: Choices, right: number): Split {
  const work = across(
    cell('laundry', [2600, 3000, 3500], [1950, 2050, 2400]),
    cell(larder, [2000, 2800, 3200]),
  )
  const parents = along(out('free', [250, 400, 2600]), master, wideDressing(random))
  return across(
    sized(along(out('free', [300, 500, 1600]), cell('garage', 'free', GARAGE_DEPTH_MM), work), GARAGE_MM),
    sized(along(cell('porch', 'free', [1600, 2000, 2600]), cell('entry')), ENTRY),
    sized(front === 'children' ? childrenAtStreet(true) : parents, right),
  )
}

/** Kitchen, table and sofa between two courts. */
function link(random: Random, { kitchenLeft, livingFirst, roof, courts }: Choices, right: number): Split {
  const cook = [cell('kitchen', [3300, 3500, 4400], [3800, 4000, 4400]), cell('dining', [2600, 2800, 3700])]
  const row = across(...(kitchenLeft ? cook : cook.toReversed()))
  const sit = across(cell('living', 'free', [4200, 4500, 4900]))
  const cover = cell('alfresco', 'free', [3600, random.between(3800, 4600, 100), 4800])
  const court = livingFirst ? along(cover, out()) : along(out(), cover)
  const rooms = along(...(livingFirst ? [sit, row] : [row, sit]))
  if (courts === 'left') return across(sized(court, GARAGE_MM), sized(rooms, ENTRY + right))
  if (courts === 'right') return across(sized(rooms, GARAGE_MM + ENTRY), sized(court, right))
  const plain = along(out())
  return across(
    sized(roof === 'cars' ? court : plain, [3700, 3900, 4300]),
    sized(rooms, [6000, 6300, 6600]),
    sized(roof === 'rooms' ? court : plain, [2700, 3300, 4200]),
  )
}

const atEnd = (bed: string): Split =>
  along(cell(bed, 'free', [3300, 3500, 3700]), cell(`robe${bed.slice(3)}`, 'free', 880))

function childrenBehind({ bathFirst }: Choices): Split {
  const rooms = [
    cell('bath', [2300, 2450, 2800]),
    cell('bed3', [2900, 3200, 3700], [3050, 3130, 3250]),
    cell('robe3', 690),
  ]
  return across(
    sized(atEnd('bed2'), [3500, 3700, 4100]),
    along(cell('lobby', 'free', 1250), across(...(bathFirst ? rooms : rooms.toReversed()))),
    sized(atEnd('bed4'), [3200, 3500, 4000]),
  )
}

function parentsBehind({ spare, suiteLeft }: Choices): Split {
  const suite = [
    cell('master', [4300, 4700, 5200], [3900, 4000, 4300]),
    sized(
      along(cell('wir', 'free', [1500, 1600, 1900]), cell('ens', 'free', [2300, 2400, 2600])),
      [2700, 3000, 3600],
    ),
  ]
  const room = cell(spare, [3600, 4500, 6000])
  return across(...(suiteLeft ? [suite[1], suite[0], room] : [room, ...suite]).flatMap((part) => part ?? []))
}

const doorsFor = ({ front, larder, spare, bathDoor }: Choices): DoorSpec[] => [
  roller(),
  frontDoor('porch', 'entry'),
  swing('garage', 'entry', 'rear'),
  fromOneOf(['dining', 'living', 'entry'], cavity('kitchen', larder)),
  fromOneOf(['dining', 'living', 'entry', larder], cavity('kitchen', 'laundry')),
  backDoor('laundry', 'left'),
  ...(front === 'children'
    ? [
        ...childrensDoors,
        fromOneOf(['dining'], swing('living', 'master')),
        fromOneOf(['dining', 'kitchen'], cavity('living', spare)),
      ]
    : [
        swing('entry', 'master', 'rear'),
        swing('lobby', 'bed2'),
        swing('lobby', 'bed3'),
        swing('lobby', 'bed4'),
        swing('lobby', 'bath', bathDoor),
      ]),
  ...suiteDoors,
  ...terraceDoors,
  // With bedrooms behind it, the living room keeps a wall for its screen.
  ...(front === 'children' ? [{ ...maybe(slider('living', 'garden', 2110)), b: null }] : []),
]

/** Two bars joined by the living rooms, which have a court on either side. */
export function livingBetweenCourts(random: Random): LevelDraft {
  const choices = choose(random)
  const right = random.between(5900, 6100, 50)
  const isQuietBehind = choices.front === 'parents'
  return {
    widthMm: GARAGE_MM + ENTRY + right,
    tree: along(
      street(random, choices, right),
      link(random, choices, right),
      isQuietBehind ? childrenBehind(choices) : parentsBehind(choices),
    ),
    open: openTo(isQuietBehind),
    doors: doorsFor(choices),
    windows: {
      master: isQuietBehind ? ['front'] : ['rear'],
      living: ['left', 'right'],
      dining: ['left', 'right'],
      kitchen: ['left', 'right'],
      bed2: isQuietBehind ? ['rear', 'left'] : ['front'],
      bed4: isQuietBehind ? ['right', 'rear'] : ['right'],
    },
  }
}

/** Four bedrooms in two bars with the living rooms between them, for a block of sixteen metres. */
export const linkFour: Template = {
  id: 'link-four',
  share: 2,
  draft: (random) => ({ mirrored: random.chance(0.5), ground: livingBetweenCourts(random) }),
}
