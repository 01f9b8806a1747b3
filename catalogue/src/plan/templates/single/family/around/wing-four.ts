import type { DoorSpec, LevelDraft, Template } from '../../../../draft.ts'
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
} from '../../../../draft.ts'
import type { Split } from '../../../../layout/tree.ts'
import { across, along, cell, out, sized } from '../../../../layout/tree.ts'
import type { Random } from '../../../../random.ts'
import {
  dressing,
  GARAGE_DEPTH_MM,
  GARAGE_MM,
  master,
  robed,
  suiteDoors,
  turned,
  widePair,
} from '../rooms.ts'

interface Choices {
  /** Room beside the front door, and room before the children's rooms. */
  rooms: readonly ['media' | 'bed4', 'bed4' | 'activity' | 'study']
  kitchenFirst: boolean
  kitchenLeft: boolean
  larder: 'pantry' | 'scullery'
  suiteLast: boolean
  /** Position of the garage: before the parents' wing, or before the children's. */
  cars: 'parents' | 'children'
}

/** Extra width of a bedroom beside the lobby. */
const ROOMY_MM = 100
/** Minimum width of kitchen and table side by side. */
const MIDDLE_MM = 5700

const choose = (random: Random): Choices => ({
  rooms: random.pick([
    ['media', 'bed4'],
    ['media', 'bed4'],
    ['bed4', 'activity'],
    ['bed4', 'study'],
  ]),
  kitchenFirst: random.chance(0.7),
  kitchenLeft: random.chance(0.5),
  larder: random.pick(['pantry', 'scullery']),
  suiteLast: random.chance(0.6),
  cars: random.pick(['parents', 'children']),
})

/** Beside the garage, a verandah over the door and the room at the street. */
function street({ rooms: [front] }: Choices): Split {
  const depth = [3700, 4000, 4500] as const
  return across(
    sized(along(out('free', [250, 400, 1500]), cell('garage', 'free', GARAGE_DEPTH_MM)), GARAGE_MM),
    along(
      cell('porch', 'free', [1700, 2000, 2400]),
      across(
        cell('entry', [2000, 2300, 3200]),
        front === 'media'
          ? cell('media', [4300, 4900, 5600], depth)
          : across(cell('bed4', [3600, 4100, 4900], depth), cell('robe4', 880)),
      ),
    ),
  )
}

function parents(random: Random, { larder, suiteLast }: Choices): Split {
  const robe = dressing(random, [2250, 2400, 2700])
  return along(
    across(cell('laundry', 'free', [1950, 2150, 2500]), cell(larder, [1500, 1700, 1900])),
    ...(suiteLast ? [robe, master] : [master, robe]),
    out(),
  )
}

/** All living rooms between both wings, which shelter the terrace. */
function middle(random: Random, { kitchenFirst, kitchenLeft }: Choices): Split {
  const cook = [cell('kitchen', [3300, 3500, 3900], [3900, 4200, 4600]), cell('dining', [2400, 2700, 3100])]
  const row = across(...(kitchenLeft ? cook : cook.toReversed()))
  const sit = cell('living', 'free', [4300, 4700, 5200])
  return along(
    ...(kitchenFirst ? [row, sit] : [sit, row]),
    cell('alfresco', 'free', [3000, random.between(3200, 3900, 100), 4400]),
    out(),
  )
}

const doorsFor = ({ rooms: [front, fourth], larder }: Choices): DoorSpec[] => [
  roller(),
  frontDoor('porch', 'entry'),
  swing('garage', 'entry', 'rear'),
  front === 'media' ? double('entry', 'media', 'mid') : swing('entry', 'bed4', 'front'),
  fromOneOf(['dining', 'living', larder], cavity('kitchen', 'laundry')),
  fromOneOf(['dining', 'living'], cavity('kitchen', larder)),
  backDoor('laundry', 'left'),
  fromOneOf(['dining'], swing('living', 'master')),
  ...suiteDoors,
  fromOneOf(
    ['lobby', 'living', 'dining'],
    fourth === 'bed4' ? swing('entry', fourth) : cavity('entry', fourth),
  ),
  swing('lobby', 'bed2'),
  swing('lobby', 'bath'),
  swing('lobby', 'bed3'),
  maybe(slider('living', 'alfresco', 3610)),
  maybe(slider('dining', 'alfresco', 2110)),
  maybe(slider('master', 'alfresco', 1810)),
]

/** Main suite on one side, children's rooms on the other, and the living rooms between them at a terrace that the wings shelter. */
export function twoWings(random: Random): LevelDraft {
  const choices = choose(random)
  const [, fourth] = choices.rooms
  const pairOfRooms = widePair(random, 'bed2', 'bed3')
  const children = along(
    fourth === 'bed4'
      ? robed('bed4', 'first')
      : cell(fourth, 'free', fourth === 'study' ? [2500, 2800, 3100] : [3000, 3300, 3700]),
    pairOfRooms,
    out(),
  )
  const drawn = random.between(13_600, 14_000, 50)
  const left = parents(random, choices)
  const leftWidth = random.between(3750, 3900, 50)
  const centre = middle(random, choices)
  const rightWidth = Math.max(random.between(4150, 4250, 50), (pairOfRooms.w?.[0] ?? 0) + ROOMY_MM)
  const front = street(choices)
  return {
    widthMm: Math.max(drawn, leftWidth + MIDDLE_MM + rightWidth),
    tree: along(
      choices.cars === 'parents' ? front : turned(front),
      across(sized(left, leftWidth), centre, sized(children, rightWidth)),
    ),
    open: (['living', 'dining', 'kitchen'] as const).flatMap(
      (room) =>
        [
          ['entry', room],
          ['lobby', room],
        ] as const,
    ),
    doors: doorsFor(choices),
    windows: {
      master: ['rear', 'left'],
      living: ['rear'],
      media: ['front'],
      bed4: ['front', 'right', 'left'],
    },
  }
}

/** Four bedrooms in two wings, for a block of sixteen metres. */
export const wingFour: Template = {
  id: 'wing-four',
  share: 2,
  draft: (random) => ({ mirrored: random.chance(0.5), ground: twoWings(random) }),
}
