import type { LevelDraft } from '../../../../draft.ts'
import { backDoor, cavity, fromOneOf, frontDoor, maybe, roller, slider, swing } from '../../../../draft.ts'
import type { Split } from '../../../../layout/tree.ts'
import { across, along, cell, out, sized } from '../../../../layout/tree.ts'
import type { Random } from '../../../../random.ts'
import { dressing, GARAGE_DEPTH_MM, GARAGE_MM, master, nooked, robed, suiteDoors } from '../rooms.ts'

interface Choices {
  /** Room at the street beside the front door. */
  front: 'bed4' | 'study'
  /** Side of the garden with the main suite. */
  suite: 'garage' | 'entry'
  kitchenFirst: boolean
  pantry: boolean
  livingOuter: boolean
}

const choose = (random: Random): Choices => ({
  front: random.pick(['bed4', 'bed4', 'study']),
  suite: random.pick(['garage', 'entry']),
  kitchenFirst: random.chance(0.8),
  pantry: random.chance(0.5),
  livingOuter: random.chance(0.5),
})

const ENTRY = 1420

function street({ front }: Choices, right: number): Split {
  const room = front === 'bed4' ? nooked('bed4', { at: 'last' }) : cell('study', 'free', [3000, 3200, 3500])
  return across(
    sized(along(out('free', [300, 500, 1100]), cell('garage', 'free', GARAGE_DEPTH_MM)), GARAGE_MM),
    sized(along(cell('porch', 'free', [1500, 1800, 2200]), cell('entry')), ENTRY),
    sized(along(room, cell('laundry', 'free', [1900, 2300, 3300])), right),
  )
}

/** Two bedrooms with their bathroom between, around a lobby at the garage or at the living rooms. */
function children(random: Random, right: number): Split {
  const isAtGarage = random.chance(0.5)
  const wet = [cell('lobby', 'free', [1180, 1200, 1250]), cell('bath', 'free', [2350, 2500, 2850])]
  return sized(
    across(
      sized(robed('bed2', isAtGarage ? 'last' : 'first'), [3000, 3300, 3900]),
      sized(along(...(isAtGarage ? wet : wet.toReversed())), [1950, 2200, 2800]),
      cell('entry', ENTRY),
      sized(robed('bed3', isAtGarage ? 'first' : 'last'), right),
    ),
    'free',
    [3650, 3740, 4000],
  )
}

function suiteOf(random: Random, { pantry }: Choices): Split {
  return along(pantry && cell('pantry', 'free', [1500, 1600, 1900]), dressing(random), master, out())
}

function lively(random: Random, { kitchenFirst, livingOuter }: Choices): Split {
  const kitchen = cell('kitchen', [4300, 5600, 7200], [3500, 3700, 4000])
  const sit = [cell('living', [3900, 4100, 4800], [4000, 4300, 4800]), cell('dining', [2650, 2700, 3000])]
  const row = across(...(livingOuter ? sit : sit.toReversed()))
  const roof = cell('alfresco', 'free', [3000, random.between(3000, 3500, 100), 3900])
  return along(...(kitchenFirst ? [kitchen, row] : [row, kitchen]), roof, out())
}

/** Children in a band across the house behind the garage; suite and living side by side at the garden. */
export function crossHall(random: Random): LevelDraft {
  const choices = choose(random)
  const { front, suite, kitchenFirst, pantry } = choices
  const right = random.between(3160, 3200, 20)
  const quiet = sized(suiteOf(random, choices), random.between(3600, 3700, 20))
  const rest = lively(random, choices)
  const last = kitchenFirst ? (['living', 'dining'] as const) : (['kitchen'] as const)
  return {
    widthMm: GARAGE_MM + ENTRY + right,
    tree: along(
      street(choices, right),
      children(random, right),
      across(...(suite === 'garage' ? [quiet, rest] : [rest, quiet])),
    ),
    open: (['kitchen', 'living', 'dining', 'lobby'] as const).map((room) => ['entry', room] as const),
    doors: [
      roller(),
      frontDoor('porch', 'entry'),
      swing('garage', 'entry', 'rear'),
      front === 'bed4' ? swing('entry', 'bed4') : cavity('entry', 'study'),
      cavity('entry', 'laundry'),
      backDoor('laundry', 'right'),
      swing('lobby', 'bed2'),
      swing('lobby', 'bath'),
      swing('entry', 'bed3'),
      ...(pantry ? [fromOneOf(['dining', 'living'], cavity('kitchen', 'pantry'))] : []),
      fromOneOf(['dining'], swing('living', 'master')),
      ...suiteDoors,
      ...last.map((room) => maybe(slider(room, 'alfresco', room === 'living' ? 3010 : 2110))),
      maybe(slider('master', 'alfresco', 1810)),
    ],
    windows: {
      bed2: ['left'],
      bed3: ['right'],
      bed4: ['front'],
      study: ['front'],
      master: ['rear', suite === 'garage' ? 'left' : 'right'],
      living: [suite === 'garage' ? 'right' : 'left', 'rear'],
      dining: [suite === 'garage' ? 'right' : 'left', 'rear'],
      kitchen: [suite === 'garage' ? 'right' : 'left'],
    },
  }
}
