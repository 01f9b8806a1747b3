import type { LevelDraft } from '../../../../draft.ts'
import { arch, backDoor, cavity, frontDoor, maybe, roller, slider, swing } from '../../../../draft.ts'
import type { Split } from '../../../../layout/tree.ts'
import { across, along, cell, out, sized } from '../../../../layout/tree.ts'
import type { Random } from '../../../../random.ts'
import { dressing, GARAGE_DEPTH_MM, GARAGE_MM, master, robed } from '../rooms.ts'

interface Choices {
  /** Room behind the main suite, before the living room. */
  beside: 'study' | 'media' | 'pantry'
  service: 'mudroom' | 'scullery'
  bathEnd: boolean
  /** Whether the kitchen is behind the garage and the terrace on the other side, or the other way round. */
  kitchenLeft: boolean
}

const choose = (random: Random): Choices => ({
  beside: random.pick(['study', 'media', 'pantry']),
  service: random.pick(['mudroom', 'scullery']),
  bathEnd: random.chance(0.5),
  kitchenLeft: random.chance(0.5),
})

function street(random: Random, { service, beside }: Choices): Split {
  const entry = random.between(1500, 1700, 50)
  const depth = [2100, 2300, 2700] as const
  const services = across(cell('laundry', [2200, 2600, 3200], depth), cell(service))
  const extra =
    beside === 'pantry'
      ? null
      : cell(beside, 'free', beside === 'media' ? [3300, 3600, 4000] : [2600, 2800, 3200])
  return across(
    sized(along(out('free', [300, 700, 3200]), cell('garage', 'free', GARAGE_DEPTH_MM), services), GARAGE_MM),
    along(cell('porch', entry, [1700, 2000, 2400]), cell('entry', entry)),
    sized(along(out('free', [0, 0, 1200]), master, dressing(random), extra), [4150, 4400, 4800]),
  )
}

/** Kitchen, table and sofa in one row across the house. */
function middle({ beside, kitchenLeft }: Choices): Split {
  const kitchen = cell('kitchen', 'free', [3100, 3200, 5200])
  const row = [
    sized(
      beside === 'pantry' ? along(cell('pantry', 'free', [1400, 1500, 1600]), kitchen) : along(kitchen),
      [3400, 3600, 4000],
    ),
    cell('dining', [2900, 3200, 3600], [4600, 4800, 5200]),
    cell('living', [4600, 5100, 5800]),
  ]
  return across(...(kitchenLeft ? row : row.toReversed()))
}

/** The children's rooms at the garden, on both sides of a short hall, with the terrace beside them. */
function wing(random: Random, { bathEnd, kitchenLeft }: Choices): Split {
  const bath = cell('bath', 'free', [2300, 2400, 2650])
  const wet = [cell('wc', [1800, 1900, 2100], [1080, 1120, 1200]), cell('bath')]
  const corner = across(...(kitchenLeft ? wet : wet.toReversed()))
  const quiet = bathEnd ? [robed('bed4', 'first'), corner, bath] : [bath, corner, robed('bed4', 'first')]
  const parts = [
    sized(along(robed('bed2'), robed('bed3', 'first')), [3550, 3650, 3800]),
    cell('hall', [1200, 1220, 1300]),
    sized(along(...quiet), [3500, 3600, 3700]),
    along(cell('alfresco', 'free', [3600, random.between(4000, 6000, 100), 6400]), out()),
  ]
  return across(...(kitchenLeft ? parts : parts.toReversed()))
}

/** Parents at the street, living in the middle with a terrace at its side, children in a row at the garden. */
export function childrenAtGarden(random: Random): LevelDraft {
  const choices = choose(random)
  const { service, beside, kitchenLeft } = choices
  return {
    widthMm: random.between(11_700, 12_000, 50),
    tree: along(street(random, choices), middle(choices), wing(random, choices)),
    open: (['kitchen', 'dining', 'living'] as const).flatMap(
      (room) =>
        [
          ['entry', room],
          ['hall', room],
        ] as const,
    ),
    doors: [
      roller(),
      frontDoor('porch', 'entry'),
      swing('entry', 'master', 'front'),
      cavity('master', 'ens', 'right'),
      cavity('master', 'wir'),
      ...(service === 'mudroom'
        ? [swing('garage', 'mudroom'), arch('entry', 'mudroom', 1000), cavity('mudroom', 'laundry')]
        : [
            swing('garage', 'entry', 'rear'),
            arch('entry', 'scullery', 900),
            cavity('scullery', 'laundry'),
            maybe(cavity('kitchen', 'scullery')),
          ]),
      backDoor('laundry', 'left'),
      ...(beside === 'pantry' ? [cavity('kitchen', 'pantry')] : [cavity('entry', beside)]),
      swing('hall', 'bed2'),
      swing('hall', 'bed3'),
      swing('hall', 'bed4'),
      swing('hall', 'bath'),
      cavity('hall', 'wc'),
      backDoor('hall', 'rear', 'mid'),
      maybe(slider('living', 'alfresco', 3010)),
      maybe(slider('dining', 'alfresco', 2410)),
      maybe(slider('kitchen', 'alfresco', 2110)),
    ],
    windows: {
      master: ['front'],
      living: [kitchenLeft ? 'right' : 'left', 'rear'],
      kitchen: ['left', 'right'],
      bed3: ['rear'],
      bed2: ['left', 'right'],
    },
  }
}
