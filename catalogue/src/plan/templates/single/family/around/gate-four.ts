import type { DoorSpec, LevelDraft, Template } from '../../../../draft.ts'
import { backDoor, cavity, fromOneOf, frontDoor, maybe, roller, slider, swing } from '../../../../draft.ts'
import type { Split } from '../../../../layout/tree.ts'
import { across, along, cell, out, sized } from '../../../../layout/tree.ts'
import type { Random } from '../../../../random.ts'
import { GARAGE_DEPTH_MM, GARAGE_MM, nooked, robed, suiteDoors } from '../rooms.ts'

interface Choices {
  fourth: 'bed4' | 'media'
  livingFirst: boolean
  kitchenLeft: boolean
  larder: 'pantry' | 'scullery'
  ensuiteFirst: boolean
}

const choose = (random: Random): Choices => ({
  fourth: random.pick(['bed4', 'bed4', 'bed4', 'media']),
  livingFirst: random.chance(0.4),
  kitchenLeft: random.chance(0.5),
  larder: random.pick(['pantry', 'scullery']),
  ensuiteFirst: random.chance(0.5),
})

const LOBBY = 1420

/** The main suite, entered past its robe and bathroom from the quiet end of the house. */
function suite({ ensuiteFirst }: Choices): Split {
  const parts = [cell('ens', [1950, 2100, 2300], [2450, 2550, 2700]), cell('wir', [1350, 1600, 2000])]
  return along(
    out('free', [250, 400, 1500]),
    cell('master', 'free', [3700, 3900, 4300]),
    across(cell('master', LOBBY - 70), ...(ensuiteFirst ? parts : parts.toReversed())),
  )
}

/** Front door, cars and main suite side by side, the cars in the middle. */
const street = (choices: Choices, right: number): Split =>
  across(
    sized(along(cell('porch', 'free', [1700, 2000, 2600]), cell('entry')), 1700),
    sized(along(out('free', [300, 600, 1500]), cell('garage', 'free', GARAGE_DEPTH_MM)), GARAGE_MM),
    sized(suite(choices), right),
  )

function lively(random: Random, { kitchenLeft, larder, livingFirst }: Choices): Split {
  const cook = [cell('kitchen', [3700, 4000, 4600], [3700, 3900, 4300]), cell('dining', [2900, 3400, 4000])]
  const row = across(...(kitchenLeft ? cook : cook.toReversed()))
  const sit = across(
    cell('alfresco', [2900, random.between(2900, 3300, 100), 3800]),
    cell('living', [4100, 4400, 4900], [4900, 5200, 5700]),
  )
  return along(
    across(
      cell('entry', [1700, 2000, 2400]),
      cell(larder, [1800, 2200, 2900], [1950, 2100, 2500]),
      cell('laundry', [2500, 3000, 3900]),
    ),
    ...(livingFirst ? [sit, row] : [row, sit]),
    out(),
  )
}

/** Bath and children's rooms along a lobby that opens to the living rooms. */
const quietSide = ({ fourth }: Choices): Split =>
  along(
    across(cell('lobby', LOBBY), along(cell('bath', 'free', [2300, 2450, 2700]), robed('bed2'))),
    nooked('bed3', { width: LOBBY - 70 }),
    fourth === 'bed4'
      ? along(cell('bed4', 'free', [2950, 3050, 3350]), cell('robe4', 'free', 880))
      : cell('media', 'free', [3300, 3600, 4000]),
    out(),
  )

const doorsFor = ({ fourth, larder }: Choices): DoorSpec[] => [
  roller(),
  frontDoor('porch', 'entry'),
  swing('garage', 'entry', 'rear'),
  swing('lobby', 'master'),
  ...suiteDoors,
  fromOneOf(['dining', 'living'], cavity('kitchen', larder)),
  fromOneOf(['dining', 'living', larder], cavity('kitchen', 'laundry')),
  swing('lobby', 'bath'),
  swing('lobby', 'bed2'),
  swing('lobby', 'bed3'),
  fourth === 'bed4'
    ? fromOneOf(['dining', 'lobby'], swing('living', 'bed4'))
    : fromOneOf(['dining', 'kitchen', 'lobby'], cavity('living', 'media')),
  maybe(slider('living', 'alfresco', 3010)),
  maybe(slider('dining', 'alfresco', 2110)),
  maybe(backDoor('laundry', 'left')),
]

/** Garage between the front door and the main suite; a passage along it leads to the kitchen and the garden. */
export function carsBetween(random: Random): LevelDraft {
  const choices = choose(random)
  const right = random.between(5050, 5300, 50)
  return {
    widthMm: GARAGE_MM + 1700 + right,
    tree: along(street(choices, right), across(lively(random, choices), sized(quietSide(choices), right))),
    open: (['living', 'dining', 'kitchen'] as const).flatMap(
      (room) =>
        [
          ['entry', room],
          ['lobby', room],
        ] as const,
    ),
    doors: doorsFor(choices),
    windows: {
      master: ['front', 'right'],
      living: ['left', 'rear'],
      dining: ['left', 'rear'],
      kitchen: ['left'],
    },
  }
}

/** For a block of fifteen metres: the garage in the middle of the front. */
export const gateFour: Template = {
  id: 'gate-four',
  share: 2,
  draft: (random) => ({ mirrored: random.chance(0.5), ground: carsBetween(random) }),
}
