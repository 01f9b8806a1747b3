import type { DoorSpec, LevelDraft, Template } from '../../../../draft.ts'
import { backDoor, cavity, fromOneOf, frontDoor, maybe, roller, slider, swing } from '../../../../draft.ts'
import type { Split } from '../../../../layout/tree.ts'
import { across, along, cell, out, sized } from '../../../../layout/tree.ts'
import type { Random } from '../../../../random.ts'
import { dressing, GARAGE_MM, master, robed, suiteDoors, turned } from '../rooms.ts'

interface Choices {
  study: 'front' | 'behind'
  kitchenLeft: boolean
  bathFirst: boolean
  /** Position of the main suite: on the side of the yard, or on the other one. */
  suite: 'yard' | 'far'
  sleepFirst: boolean
  /** Room beside the yard. */
  beside: 'bed4' | 'activity' | 'media'
}

const choose = (random: Random): Choices => ({
  study: random.pick(['front', 'behind', 'behind']),
  kitchenLeft: random.chance(0.5),
  bathFirst: random.chance(0.5),
  suite: random.pick(['yard', 'far']),
  sleepFirst: random.chance(0.5),
  beside: random.pick(['bed4', 'bed4', 'bed4', 'media']),
})

const HALL = 1420

function rooms(random: Random, { bathFirst, study }: Choices): Split {
  const suite = [master, dressing(random, [2200, 2350, 2600])]
  const nook = cell('study', 'free', [2600, 2900, 3300])
  const bath = cell('bath', 'free', [2350, 2500, 2900])
  return across(
    sized(
      along(out('free', [250, 400, 1500]), ...(study === 'front' ? [nook, ...suite] : [...suite, nook])),
      [4300, 4500, 4800],
    ),
    sized(along(cell('porch', 'free', [1500, 1800, 2200]), cell('entry')), [1350, 1450, 1600]),
    along(
      out('free', [250, 600, 1800]),
      robed('bed2'),
      bathFirst && bath,
      robed('bed3', bathFirst ? 'first' : 'last'),
      !bathFirst && bath,
    ),
  )
}

function livingRow({ kitchenLeft }: Choices): Split {
  const row = [
    cell('kitchen', [3200, 3500, 3800], [4300, 4600, 5000]),
    cell('dining', [2500, 2700, 3100]),
    cell('living', [3900, 4300, 4800]),
  ]
  return across(...(kitchenLeft ? row : row.toReversed()))
}

const doorsFor = ({ beside, kitchenLeft }: Choices): DoorSpec[] => [
  roller('rear'),
  frontDoor('porch', 'entry'),
  swing('entry', 'master'),
  ...suiteDoors,
  cavity('entry', 'study'),
  swing('entry', 'bed2'),
  swing('entry', 'bath'),
  swing('entry', 'bed3'),
  fromOneOf(['dining', 'living', 'kitchen'], cavity('hall', 'laundry')),
  backDoor('laundry', 'right'),
  beside === 'bed4' ? swing('hall', 'bed4') : cavity('hall', beside),
  swing('garage', 'hall'),
  maybe(slider('living', 'alfresco', 2410)),
  maybe(slider('dining', 'alfresco', 2410)),
  maybe(slider('hall', 'alfresco', 2110)),
  { ...maybe(slider('living', 'garden', 2110)), b: null, side: kitchenLeft ? 'right' : 'left' },
]

/** A yard between the living rooms and the garage at the lane, with a room of its own beside it. */
export function yardBefore(random: Random): LevelDraft {
  const choices = choose(random)
  const { beside, kitchenLeft, sleepFirst } = choices
  const laundry = cell('laundry', 'free', [1900, 2000, 2300])
  const room = beside === 'bed4' ? robed('bed4', 'first') : cell(beside, 'free', [3300, 3600, 4000])
  const yard = along(cell('alfresco', [4200, 4400, 4450], [3300, 3700, 4200]), out())
  const cars = cell('garage', [GARAGE_MM, GARAGE_MM + 40, GARAGE_MM + 100], [6300, 6400, 6600])
  return {
    widthMm: random.between(10_200, 10_500, 50),
    tree: along(
      choices.suite === 'yard' ? rooms(random, choices) : turned(rooms(random, choices)),
      livingRow(choices),
      across(yard, cell('hall', HALL), along(...(sleepFirst ? [room, laundry] : [laundry, room]))),
      across(cars, out()),
    ),
    open: (['living', 'dining', 'kitchen'] as const).flatMap(
      (one) =>
        [
          ['entry', one],
          ['hall', one],
        ] as const,
    ),
    doors: doorsFor(choices),
    windows: {
      master: ['front', 'left', 'right'],
      bed2: ['front', 'right', 'left'],
      living: [kitchenLeft ? 'right' : 'left'],
      kitchen: [kitchenLeft ? 'left' : 'right'],
    },
  }
}

/** Cars at a lane behind a yard, for a block of twelve and a half metres. */
export const yardFour: Template = {
  id: 'yard-four',
  share: 2,
  draft: (random) => ({ mirrored: random.chance(0.5), ground: yardBefore(random) }),
}
