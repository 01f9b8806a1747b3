import type { LevelDraft } from '../../../../draft.ts'
import { backDoor, cavity, frontDoor, maybe, roller, slider, swing } from '../../../../draft.ts'
import type { Split } from '../../../../layout/tree.ts'
import { across, along, cell, out, sized } from '../../../../layout/tree.ts'
import type { Random } from '../../../../random.ts'
import { dressing, GARAGE_DEPTH_MM, master, robed, suiteDoors } from '../rooms.ts'

interface Choices {
  fourth: 'bed4' | 'media'
  /** Position of the main suite: at the street, or behind the children's rooms. */
  suite: 'street' | 'middle'
  porch: 'small' | 'verandah'
  livingFirst: boolean
  bathFirst: boolean
  /** Whether kitchen, laundry and garage are on the left of living room and terrace. */
  workLeft: boolean
}

const choose = (random: Random): Choices => ({
  fourth: random.pick(['bed4', 'bed4', 'media']),
  suite: random.pick(['street', 'middle']),
  porch: random.pick(['small', 'verandah']),
  livingFirst: random.chance(0.5),
  bathFirst: random.chance(0.5),
  workLeft: random.chance(0.5),
})

function rooms(random: Random, choices: Choices): Split {
  const { fourth, suite, porch, bathFirst } = choices
  const fourthRoom = fourth === 'bed4' ? robed('bed4') : cell('media', 'free', [3400, 3700, 4200])
  const bath = cell('bath', 'free', [2250, 2350, 2700])
  const robe = dressing(random, [2150, 2250, 2500])
  const isSmall = porch === 'small'
  return across(
    sized(
      along(
        isSmall && out('free', [0, 300, 1200]),
        ...(suite === 'street' ? [master, robe, fourthRoom] : [fourthRoom, robe, master]),
      ),
      [3600, 3650, 3800],
    ),
    sized(along(isSmall && cell('porch', 'free', [1500, 1600, 2000]), cell('entry')), [1280, 1320, 1400]),
    sized(
      along(
        isSmall && out('free', [0, 600, 1500]),
        robed('bed2'),
        bathFirst && bath,
        robed('bed3', bathFirst ? 'first' : 'last'),
        !bathFirst && bath,
      ),
      [3420, 3500, 3600],
    ),
  )
}

function living({ livingFirst, workLeft }: Choices): Split {
  const work = along(cell('kitchen', 'free', [3700, 4000, 4400]), cell('laundry', 'free', [1900, 2050, 2400]))
  const sit = cell('living', 'free', [3700, 4000, 4500])
  const eat = cell('dining', 'free', [2600, 2700, 3000])
  const parts = [sized(work, [3300, 3400, 3550]), along(...(livingFirst ? [sit, eat] : [eat, sit]))]
  return across(...(workLeft ? parts : parts.toReversed()))
}

/** Bedrooms at the street, the living room in the middle, and the cars at a lane behind. */
export function laneBehind(random: Random): LevelDraft {
  const choices = choose(random)
  const { fourth, porch, suite, workLeft } = choices
  const cars = cell('garage', [5700, 5720, 5760], GARAGE_DEPTH_MM)
  const roof = along(cell('alfresco', 'free', [3600, 4500, 6300]), out())
  const side = workLeft ? 'left' : 'right'
  const free = workLeft ? 'right' : 'left'
  const house = along(
    rooms(random, choices),
    living(choices),
    across(...(workLeft ? [cars, roof] : [roof, cars])),
  )
  return {
    widthMm: random.between(8420, 8500, 20),
    tree: porch === 'small' ? house : along(cell('porch', 'free', [1700, 1900, 2200]), house),
    open: [
      ['entry', 'kitchen'],
      ['entry', 'dining'],
      ['entry', 'living'],
    ],
    doors: [
      roller('rear'),
      frontDoor('porch', 'entry'),
      swing('entry', 'master'),
      ...suiteDoors,
      swing('entry', 'bed2'),
      swing('entry', 'bath'),
      swing('entry', 'bed3'),
      fourth === 'bed4' ? swing('entry', 'bed4') : cavity('entry', 'media'),
      cavity('kitchen', 'laundry'),
      swing('garage', 'laundry'),
      backDoor('laundry', side),
      maybe(slider('living', 'alfresco', 2110)),
      maybe(slider('dining', 'alfresco', 2110)),
    ],
    windows: {
      master: suite === 'street' ? ['front'] : ['left'],
      bed2: ['front'],
      living: [free],
      dining: [free],
      kitchen: [side],
    },
  }
}
