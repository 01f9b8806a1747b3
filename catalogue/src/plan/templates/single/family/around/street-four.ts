import type { DoorSpec, LevelDraft, Template } from '../../../../draft.ts'
import { backDoor, cavity, fromOneOf, frontDoor, maybe, roller, slider, swing } from '../../../../draft.ts'
import type { Split } from '../../../../layout/tree.ts'
import { across, along, cell, out, sized } from '../../../../layout/tree.ts'
import type { Random } from '../../../../random.ts'
import { dressing, GARAGE_DEPTH_MM, GARAGE_MM, master, robed, suiteDoors, widePair } from '../rooms.ts'

interface Choices {
  fourth: 'bed4' | 'study'
  kitchenLeft: boolean
  service: 'pantry' | 'scullery'
  /** Position of bathroom and robe: beside the main bedroom, or behind it. */
  suite: 'beside' | 'behind'
}

const choose = (random: Random): Choices => ({
  fourth: random.pick(['bed4', 'bed4', 'bed4', 'bed4', 'study']),
  kitchenLeft: random.chance(0.5),
  service: random.pick(['pantry', 'scullery']),
  suite: random.pick(['beside', 'behind']),
})

const ENTRY = 1500
const HALL = 1300

/** The living room along the street, beside the front door and the garage. */
const street = (): Split =>
  across(
    along(out('free', [300, 500, 1400]), cell('living', [4700, 5100, 5700], [5000, 5400, 6200])),
    sized(along(cell('porch', 'free', [1500, 1800, 2200]), cell('entry')), ENTRY),
    sized(along(out('free', [300, 600, 1200]), cell('garage', 'free', GARAGE_DEPTH_MM)), GARAGE_MM),
  )

function work({ service }: Choices): Split {
  return across(
    cell('laundry', [2300, 2700, 3400], [1900, 2050, 2400]),
    cell(service, [1700, 2100, 2700]),
    cell('entry', [2400, 2800, 3400]),
  )
}

/** Robe, bath and bed at the garden, in a row or one behind the other. */
const suiteOf = (random: Random, { suite }: Choices): Split =>
  suite === 'behind'
    ? along(master, dressing(random, [2200, 2350, 2600]))
    : across(
        sized(
          along(cell('wir', 'free', [1500, 1700, 2100]), cell('ens', 'free', [2200, 2400, 2900])),
          [2300, 2500, 2900],
        ),
        cell('master', 'free', [4000, 4200, 4700]),
      )

function livelySide(random: Random, choices: Choices): Split {
  const cook = [cell('kitchen', [3900, 4200, 4900], [3650, 3900, 4300]), cell('dining', [3000, 3600, 4400])]
  return along(
    work(choices),
    across(...(choices.kitchenLeft ? cook : cook.toReversed())),
    across(cell('alfresco', 'free', [3100, random.between(3200, 3700, 100), 4200]), cell('hall', HALL)),
    choices.suite === 'behind'
      ? across(out(), sized(suiteOf(random, choices), [4200, 4700, 5400]))
      : suiteOf(random, choices),
    out(),
  )
}

const quietSide = (random: Random, { fourth }: Choices): Split =>
  along(
    fourth === 'bed4' ? robed('bed4', 'first') : cell('study', 'free', [2900, 3200, 3500]),
    widePair(random, 'bed2', 'bed3'),
    out(),
  )

const doorsFor = ({ fourth, service }: Choices): DoorSpec[] => [
  roller(),
  frontDoor('porch', 'entry'),
  swing('garage', 'entry', 'rear'),
  fourth === 'bed4' ? swing('entry', 'bed4') : cavity('entry', 'study'),
  fromOneOf(['dining', 'entry', 'living'], cavity('kitchen', service)),
  fromOneOf(['dining', 'entry', 'living', service], cavity('kitchen', 'laundry')),
  backDoor('laundry', 'left'),
  swing('lobby', 'bed2'),
  swing('lobby', 'bath'),
  swing('lobby', 'bed3'),
  swing('hall', 'master'),
  ...suiteDoors,
  maybe(slider('dining', 'alfresco', 3010)),
  maybe(slider('kitchen', 'alfresco', 2110)),
  maybe(slider('hall', 'alfresco', 1810)),
  { ...maybe(slider('living', 'garden', 2410)), b: null, side: 'left' },
]

/** A living room that faces the street, kitchen and table behind it, and a terrace at the side before the main suite. */
export function livingAtStreet(random: Random): LevelDraft {
  const choices = choose(random)
  const quiet = random.between(4300, 4500, 50)
  return {
    widthMm: random.between(12_400, 13_000, 100),
    tree: along(street(), across(livelySide(random, choices), sized(quietSide(random, choices), quiet))),
    open: (['living', 'dining', 'kitchen', 'hall'] as const).flatMap(
      (room) =>
        [
          ['entry', room],
          ['lobby', room],
          ['hall', room],
        ] as const,
    ),
    doors: doorsFor(choices),
    windows: {
      living: ['front', 'left'],
      dining: ['left'],
      kitchen: ['left'],
      master: ['rear', 'left'],
    },
  }
}

/** For a street on the sunny side: living at the front, bedrooms behind the cars, a terrace in the middle. */
export const streetFour: Template = {
  id: 'street-four',
  share: 2,
  draft: (random) => ({ mirrored: random.chance(0.5), ground: livingAtStreet(random) }),
}
