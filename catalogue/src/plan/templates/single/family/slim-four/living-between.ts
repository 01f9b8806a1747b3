import type { LevelDraft } from '../../../../draft.ts'
import { backDoor, cavity, frontDoor, maybe, roller, slider, swing } from '../../../../draft.ts'
import type { Split } from '../../../../layout/tree.ts'
import { across, along, cell, out, sized } from '../../../../layout/tree.ts'
import type { Random } from '../../../../random.ts'
import { BESIDE_MM, dressing, GARAGE_DEPTH_MM, GARAGE_MM, master, robed, suiteDoors } from '../rooms.ts'

interface Choices {
  fourth: 'bed4' | 'media'
  /** Position of the main suite: at the garden, or next to the living room. */
  suite: 'garden' | 'living'
  livingFirst: boolean
  strip: 'study' | 'mudroom'
  kitchenLeft: boolean
  /** Whether the children's side of the wing is that of the garage. */
  childrenLeft: boolean
}

const choose = (random: Random): Choices => ({
  fourth: random.pick(['bed4', 'bed4', 'media']),
  suite: random.pick(['garden', 'garden', 'living']),
  livingFirst: random.chance(0.4),
  strip: random.pick(['study', 'study', 'mudroom']),
  kitchenLeft: random.chance(0.5),
  childrenLeft: random.chance(0.5),
})

function street({ strip }: Choices): Split {
  return across(
    sized(along(out('free', [250, 400, 900]), cell('garage', 'free', GARAGE_DEPTH_MM)), GARAGE_MM),
    sized(
      along(
        cell('porch', 'free', [1400, 1600, 1900]),
        across(
          cell('entry', 1450),
          strip === 'study'
            ? along(cell('study', 'free', [2500, 2800, 3100]), cell('laundry', 'free', [1850, 2000, 2300]))
            : along(cell('laundry', 'free', [2300, 2500, 3000]), cell('mudroom', 'free', [2000, 2300, 2700])),
        ),
      ),
      3600,
    ),
  )
}

/** All living rooms in the middle, open to a terrace at the boundary. */
function living(random: Random, { livingFirst, kitchenLeft }: Choices): Split {
  const cook = [cell('kitchen', [3400, 3550, 3750], [3650, 3800, 4050]), cell('dining', [2800, 2950, 3200])]
  const row = across(...(kitchenLeft ? cook : cook.toReversed()))
  const sit = cell('living', 'free', [3800, 3950, 4400])
  return across(
    cell('alfresco', random.between(2800, 3100, 50)),
    livingFirst ? along(sit, row) : along(row, sit),
  )
}

function wing(random: Random, { fourth, suite, childrenLeft }: Choices): Split {
  const bath = cell('bath', 'free', [2250, 2350, 2700])
  const robe = dressing(random, [2150, 2250, 2500])
  const fourthRoom =
    fourth === 'bed4'
      ? robed('bed4', suite === 'garden' && childrenLeft ? 'first' : 'last')
      : cell('media', 'free', [3300, 3600, 4000])
  const children = sized(along(robed('bed2'), bath, robed('bed3', 'first')), [3560, 3600, 3680])
  const parents = sized(
    suite === 'garden' ? along(fourthRoom, robe, master) : along(master, robe, fourthRoom),
    [3600, 3680, 3760],
  )
  const parts = [children, cell('hall', [1200, 1220, 1300]), parents]
  return across(out(BESIDE_MM), ...(childrenLeft ? parts : parts.toReversed()))
}

/** Living between the garage and a bedroom wing at the garden, with a terrace at its side. */
export function livingBetween(random: Random): LevelDraft {
  const choices = choose(random)
  const { fourth, strip, childrenLeft } = choices
  return {
    widthMm: GARAGE_MM + 3600,
    party: 'left',
    tree: along(street(choices), living(random, choices), wing(random, choices)),
    open: [
      ['entry', 'kitchen'],
      ['entry', 'dining'],
      ['entry', 'living'],
      ['hall', 'living'],
      ['hall', 'kitchen'],
      ['hall', 'dining'],
    ],
    doors: [
      roller(),
      frontDoor('porch', 'entry'),
      swing('garage', 'entry', 'rear'),
      cavity('entry', strip),
      strip === 'mudroom' ? cavity('mudroom', 'laundry') : cavity('entry', 'laundry'),
      backDoor('laundry', 'right'),
      swing('hall', 'bed2'),
      swing('hall', 'bath'),
      swing('hall', 'bed3'),
      fourth === 'bed4' ? swing('hall', 'bed4') : cavity('hall', 'media'),
      swing('hall', 'master'),
      ...suiteDoors,
      backDoor('hall', 'rear', 'mid'),
      slider('living', 'alfresco', 3010),
      maybe(slider('kitchen', 'alfresco', 2110)),
      maybe(slider('dining', 'alfresco', 2110)),
    ],
    windows: {
      master: ['rear', childrenLeft ? 'right' : 'left'],
      bed3: ['rear'],
      living: ['right', 'left'],
      dining: ['right'],
      study: ['right'],
      media: ['rear', childrenLeft ? 'right' : 'left'],
    },
  }
}
