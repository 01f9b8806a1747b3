import type { DoorSpec, LevelDraft } from '../../../../draft.ts'
import { backDoor, cavity, fromOneOf, frontDoor, maybe, roller, slider, swing } from '../../../../draft.ts'
import type { Split } from '../../../../layout/tree.ts'
import { across, along, cell, out, sized } from '../../../../layout/tree.ts'
import type { Random } from '../../../../random.ts'
import { dressing, GARAGE_DEPTH_MM, GARAGE_MM, master, pair, robed } from '../rooms.ts'

interface Choices {
  /** Front: the main bedroom faces the street, with a fourth bedroom behind the garage, or its ensuite does. */
  front: 'suite' | 'bath'
  kitchenLeft: boolean
  /** Whether the sofa is next to the garden, or the kitchen. */
  livingLast: boolean
  roof: 'left' | 'right' | 'wide'
}

const choose = (random: Random): Choices => ({
  front: random.pick(['suite', 'suite', 'bath']),
  kitchenLeft: random.chance(0.5),
  livingLast: random.chance(0.65),
  roof: random.pick(['left', 'right', 'wide']),
})

const ENTRY = 1480

function street(random: Random, { front }: Choices): Split {
  const rooms =
    front === 'suite'
      ? along(master, dressing(random, [2200, 2350, 2600]))
      : along(dressing(random, [2200, 2350, 2600]), master)
  return across(
    sized(rooms, [4200, 4600, 5000]),
    sized(along(cell('porch', 'free', [1600, 1900, 2300]), cell('entry')), ENTRY),
    sized(along(out('free', [300, 500, 1200]), cell('garage', 'free', GARAGE_DEPTH_MM)), GARAGE_MM),
  )
}

/** Behind the garage the bedrooms down the side. */
function quietSide(random: Random, { front }: Choices): Split {
  return along(
    front === 'suite' ? robed('bed4', 'first') : cell('activity', 'free', [3000, 3300, 3700]),
    pair(random, 'bed2', 'bed3'),
    out(),
  )
}

/** Laundry and pantry behind the front rooms, and the entry towards the bedrooms. */
const services = (): Split =>
  across(
    cell('laundry', [2400, 2700, 3100], [1950, 2100, 2400]),
    cell('pantry', [1500, 1650, 1900]),
    cell('entry', [2750, 2850, 3100]),
  )

function lively(random: Random, { kitchenLeft, livingLast, roof }: Choices): Split {
  const cook = [cell('kitchen', [3700, 4000, 4600], [3650, 3850, 4200]), cell('dining', [2700, 3200, 3800])]
  const row = across(...(kitchenLeft ? cook : cook.toReversed()))
  const sit = cell('living', 'free', [4300, 4600, 5100])
  const cover = cell('alfresco', roof === 'wide' || !livingLast ? [6500, 7200, 7800] : [3900, 4500, 5000], [
    2950,
    random.between(3000, 3700, 100),
    4000,
  ])
  return along(
    services(),
    ...(livingLast ? [row, across(sit)] : [across(sit), row]),
    roof === 'left' ? across(cover, out()) : across(out(), cover),
    out(),
  )
}

function doorsFor({ front, livingLast }: Choices): DoorSpec[] {
  const shared = ['living', 'dining', 'kitchen'] as const
  return [
    roller(),
    frontDoor('porch', 'entry'),
    swing('garage', 'entry', 'rear'),
    swing('entry', 'master', front === 'suite' ? 'front' : 'rear'),
    cavity('master', 'ens', front === 'suite' ? 'right' : undefined),
    cavity('master', 'wir'),
    fromOneOf(['dining', 'living'], cavity('kitchen', 'pantry')),
    fromOneOf(['dining', 'living', 'entry'], cavity('kitchen', 'laundry')),
    backDoor('laundry', 'left'),
    front === 'suite' ? swing('entry', 'bed4') : cavity('entry', 'activity'),
    swing('lobby', 'bed2'),
    swing('lobby', 'bath'),
    swing('lobby', 'bed3'),
    ...shared
      .filter((room) => (room === 'living') === livingLast)
      .map((room) => maybe(slider(room, 'alfresco', room === 'living' ? 3010 : 2410))),
  ]
}

/** Living across the garden on one side, and behind the garage the bedrooms down the other. */
export function livingAside(random: Random): LevelDraft {
  const choices = choose(random)
  const { front } = choices
  const quiet = random.between(4200, 4400, 50)
  return {
    widthMm: random.between(11_700, 12_000, 50),
    tree: along(
      street(random, choices),
      across(lively(random, choices), sized(quietSide(random, choices), quiet)),
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
      master: front === 'suite' ? ['front'] : ['left'],
      living: ['left', 'rear'],
      dining: ['left', 'rear'],
      kitchen: ['left'],
    },
  }
}
