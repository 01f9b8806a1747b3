import type { DoorSpec, LevelDraft, Template } from '../../../../draft.ts'
import {
  arch,
  backDoor,
  cavity,
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
import { GARAGE_DEPTH_MM, GARAGE_MM, master, robed, widePair } from '../rooms.ts'

interface Choices {
  fourth: 'bed4' | 'media'
  bedFirst: boolean
  livingLeft: boolean
  /** Room beside the court: the kitchen, or the sofa with the kitchen at the garden. */
  beside: 'kitchen' | 'living'
  roof: 'left' | 'right' | 'wide' | 'none'
  /** Route from the garage: directly to the kitchen or the sofa, or past the laundry into the hall. */
  way: 'hall' | 'kitchen'
}

const choose = (random: Random): Choices => ({
  fourth: random.pick(['bed4', 'bed4', 'bed4', 'media']),
  bedFirst: random.chance(0.6),
  livingLeft: random.chance(0.5),
  beside: random.pick(['kitchen', 'kitchen', 'living']),
  roof: random.pick(['left', 'right', 'wide', 'none']),
  way: random.pick(['hall', 'kitchen']),
})

const ENTRY = 1600
const HALL = 1350

function street(random: Random, { bedFirst }: Choices): Split {
  const parts = [cell('wir', [1700, 2300, 3000]), cell('ens', [2400, 2800, 3200])]
  const robe = sized(across(...(random.chance(0.5) ? parts : parts.toReversed())), 'free', [2100, 2250, 2600])
  return across(
    sized(along(out('free', [300, 500, 1200]), cell('garage', 'free', GARAGE_DEPTH_MM)), GARAGE_MM),
    sized(along(cell('porch', 'free', [1500, 1800, 2200]), cell('entry')), ENTRY),
    along(out('free', [250, 300, 1200]), ...(bedFirst ? [master, robe] : [robe, master])),
  )
}

/** Laundry and mudroom behind the garage, in the order nearer to the hall. */
function services({ way }: Choices): Split['parts'] {
  const parts = [
    cell('laundry', [2700, 3100, 3900], [1900, 2050, 2400]),
    cell('mudroom', way === 'hall' ? [2000, 2500, 3000] : [2300, 2900, 3900]),
  ]
  return way === 'hall' ? parts : parts.toReversed()
}

function aroundCourt({ livingLeft, beside }: Choices): Split[] {
  const near =
    beside === 'kitchen'
      ? cell('kitchen', [3500, 3700, 4200], [4000, 4400, 5000])
      : cell('living', [4000, 4200, 4700], [4600, 4900, 5400])
  const row =
    beside === 'kitchen'
      ? [cell('living', [4500, 5000, 5900], [4200, 4500, 4900]), cell('dining', [3200, 3800, 4600])]
      : [cell('kitchen', [3900, 4400, 5000], [3800, 4100, 4400]), cell('dining', [3600, 4300, 5000])]
  return [
    across(near, cell('courtyard', [3300, 3900, 4600]), cell('hall', HALL)),
    across(...(livingLeft ? row : row.toReversed())),
  ]
}

function terrace(random: Random, { roof }: Choices): Split | false {
  const cover = cell('alfresco', roof === 'wide' ? [6000, 7000, 8200] : [3900, 4500, 5000], [
    2900,
    random.between(3000, 3500, 100),
    4000,
  ])
  if (roof === 'none') return false
  return roof === 'left' ? across(cover, out()) : across(out(), cover)
}

const doorsFor = ({ fourth, bedFirst, beside, roof, way }: Choices): DoorSpec[] => [
  roller(),
  frontDoor('porch', 'entry'),
  swing('garage', 'mudroom'),
  ...(way === 'hall'
    ? [arch('entry', 'mudroom', 1000), cavity('mudroom', 'laundry'), backDoor('laundry', 'left')]
    : [cavity(beside, 'mudroom'), cavity('entry', 'laundry'), { ...backDoor('laundry'), b: 'courtyard' }]),
  swing('entry', 'master', bedFirst ? 'front' : 'rear'),
  cavity('master', 'wir'),
  cavity('master', 'ens', bedFirst ? 'right' : undefined),
  fourth === 'bed4'
    ? fromOneOf(['hall'], swing('entry', 'bed4'))
    : fromOneOf(['hall'], cavity('entry', 'media')),
  swing('lobby', 'bed2'),
  swing('lobby', 'bath'),
  swing('lobby', 'bed3'),
  slider(beside === 'kitchen' ? 'kitchen' : 'living', 'courtyard', 2410),
  maybe(slider('dining', 'courtyard', 2110)),
  ...(roof === 'none'
    ? [{ ...maybe(slider('living', 'garden', 3010)), b: null, side: 'rear' as const }]
    : [
        maybe(slider('living', 'alfresco', 3010)),
        maybe(slider('dining', 'alfresco', 2410)),
        maybe(slider('kitchen', 'alfresco', 2110)),
      ]),
]

/** A court in the middle with kitchen, hall and living room around it; parents at the street, children along one side. */
export function courtInMiddle(random: Random): LevelDraft {
  const choices = choose(random)
  const quiet = random.between(4200, 4400, 50)
  return {
    widthMm: random.between(12_800, 13_400, 100),
    tree: along(
      street(random, choices),
      across(
        along(
          across(...services(choices), cell('entry', [2600, 3000, 3700])),
          ...aroundCourt(choices),
          terrace(random, choices),
          out(),
        ),
        sized(
          along(
            choices.fourth === 'bed4' ? robed('bed4', 'first') : cell('media', 'free', [3400, 3700, 4200]),
            widePair(random, 'bed2', 'bed3'),
            out(),
          ),
          quiet,
        ),
      ),
    ),
    open: [
      ['entry', 'hall'],
      ...(['living', 'dining', 'kitchen', 'lobby'] as const).map((room) => ['hall', room] as const),
      ...(['living', 'dining', 'kitchen'] as const).map((room) => ['lobby', room] as const),
    ],
    doors: doorsFor(choices),
    windows: {
      master: choices.bedFirst ? ['front'] : ['right'],
      living: ['rear', 'left'],
      dining: ['rear'],
      kitchen: ['left'],
    },
  }
}

/** Four bedrooms around a court, for a block of fifteen metres. */
export const courtFour: Template = {
  id: 'court-four',
  share: 2,
  draft: (random) => ({ mirrored: random.chance(0.5), ground: courtInMiddle(random) }),
}
