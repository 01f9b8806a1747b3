import type { DoorSpec, LevelDraft, Template } from '../../../../draft.ts'
import { backDoor, cavity, fromOneOf, frontDoor, maybe, roller, slider, swing } from '../../../../draft.ts'
import type { Split } from '../../../../layout/tree.ts'
import { across, along, cell, out, sized } from '../../../../layout/tree.ts'
import type { Random } from '../../../../random.ts'
import { GARAGE_MM, master, suiteDoors, wideDressing } from '../rooms.ts'
import { bar, childrensDoors, openTo, terraceDoors } from './leg-rooms.ts'

interface Choices {
  kitchenLeft: boolean
  livingFirst: boolean
  /** Position of robe and bathroom: before the main bedroom, or beside it. */
  suite: 'before' | 'beside'
  /** Position of the terrace: behind the main suite, or behind the living room. */
  roof: 'suite' | 'living'
}

function choose(random: Random): Choices {
  const [kitchenLeft, livingFirst] = [random.chance(0.5), random.chance(0.5)]
  return {
    kitchenLeft,
    livingFirst,
    // No entrance to the main bedroom is possible beside the kitchen.
    suite: livingFirst || !kitchenLeft ? random.pick(['before', 'beside']) : 'before',
    roof: random.pick(['suite', 'living']),
  }
}

function parents(random: Random, { suite }: Choices): Split[] {
  if (suite === 'before') return [wideDressing(random), across(master)]
  return [
    across(
      sized(
        along(cell('ens', 'free', [2200, 2500, 2800]), cell('wir', 'free', [1500, 1700, 2100])),
        [1950, 2050, 2200],
      ),
      cell('master', 'free', [3900, 4200, 4700]),
    ),
  ]
}

function garden(random: Random, choices: Choices, right: number): Split {
  const { kitchenLeft, livingFirst, roof } = choices
  const cook = [cell('kitchen', [3700, 4100, 4600], [3700, 3900, 4300]), cell('dining', [2900, 3400, 4000])]
  const row = across(...(kitchenLeft ? cook : cook.toReversed()))
  const sit = across(cell('living', 'free', [4300, 4600, 5100]))
  const cover = cell('alfresco', [3900, 4800, 5880], [3000, random.between(3100, 3700, 100), 4300])
  return across(
    sized(along(...parents(random, choices), roof === 'suite' && across(out(), cover), out()), GARAGE_MM),
    sized(
      along(...(livingFirst ? [sit, row] : [row, sit]), roof === 'living' && across(cover, out()), out()),
      right,
    ),
  )
}

const doorsFor = ({ livingFirst }: Choices): DoorSpec[] => [
  roller(),
  frontDoor('porch', 'entry'),
  swing('garage', 'mudroom'),
  cavity('entry', 'mudroom'),
  cavity('mudroom', 'laundry'),
  backDoor('laundry', 'left'),
  ...childrensDoors,
  fromOneOf(['dining'], swing('living', 'master')),
  ...suiteDoors,
  ...terraceDoors,
  maybe(slider('kitchen', 'alfresco', 2110)),
  { ...maybe(slider(livingFirst ? 'dining' : 'living', 'garden', 2410)), b: null, side: 'rear' },
  ...(livingFirst ? [{ ...maybe(slider('living', 'garden', 2110)), b: null, side: 'right' as const }] : []),
]

/** Cars, children, parents and living rooms each take a quarter, with the front door between them. */
export function fourQuarters(random: Random): LevelDraft {
  const choices = choose(random)
  const right = random.between(5900, 6100, 50)
  const front = bar(random, { front: 'children', behind: 'rooms', fourth: 'bed4' }, right)
  const entry = 1770
  return {
    widthMm: GARAGE_MM + entry + right,
    tree: along(front, garden(random, choices, entry + right)),
    open: openTo(false),
    doors: doorsFor(choices),
    windows: {
      master: ['rear', 'left'],
      living: ['right', 'rear'],
      dining: ['right', 'rear'],
      kitchen: ['right', 'rear'],
      bed4: ['right'],
    },
  }
}

/** Four bedrooms in a compact house, for a block of sixteen metres. */
export const quarterFour: Template = {
  id: 'quarter-four',
  share: 2,
  draft: (random) => ({ mirrored: random.chance(0.5), ground: fourQuarters(random) }),
}
