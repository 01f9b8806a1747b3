import type { DoorSpec, LevelDraft, Template } from '../../../draft.ts'
import { arch, backDoor, cavity, double, frontDoor, maybe, roller, slider, swing } from '../../../draft.ts'
import type { Split, Tree } from '../../../layout/tree.ts'
import { across, along, cell, out, sized } from '../../../layout/tree.ts'
import type { Random } from '../../../random.ts'
import { GARAGE_MM, suiteDoors, turned } from '../family/rooms.ts'
import { childrenAtStreet, childrensDoors } from '../family/shapes/leg-rooms.ts'
import { openTo, ROOMY_GARAGE_MM } from './bar-rooms.ts'

interface Choices {
  /** Bedrooms at the street; the others are across the rear. */
  front: 'parents' | 'children'
  /** Position of the first court: behind the garage or behind the bedrooms at the street; the second one is on the other side. */
  court: 'cars' | 'rooms'
  spare: 'guest' | 'media'
  isSofaFirst: boolean
  bathFirst: boolean
  wetFirst: boolean
}

function choose(random: Random): Choices {
  const [front, court] = [
    random.pick<Choices['front']>(['parents', 'children']),
    random.pick<Choices['court']>(['cars', 'rooms']),
  ]
  return {
    front,
    court,
    // A guest room faces the court behind it.
    spare: court === 'rooms' ? random.pick(['guest', 'media']) : 'media',
    // The main suite must not be entered beside the stove.
    isSofaFirst: front === 'parents' && random.chance(0.5),
    bathFirst: random.chance(0.5),
    wetFirst: random.chance(0.5),
  }
}

const ENTRY_MM = 1700

function bathing({ wetFirst }: Choices): Split {
  const parts = [cell('wir', 'free', [1550, 1650, 1900]), cell('ens', 'free', [2350, 2500, 2700])]
  return sized(along(...(wetFirst ? parts.toReversed() : parts)), [2200, 2400, 2600])
}

/** The main suite in a row, and behind it guests with a bathroom of their own, or a media room. */
function parentsAtStreet(choices: Choices): Split {
  const guests = across(
    cell('guest', [3500, 3800, 4200], [3300, 3450, 3700]),
    along(cell('robe0', 'free', [690, 800, 900]), cell('ens2')),
  )
  return along(
    out('free', [250, 400, 1900]),
    across(cell('master', [3800, 4000, 4200]), bathing(choices)),
    choices.spare === 'guest' ? guests : cell('media', 'free', [3300, 3500, 3900]),
  )
}

function street(random: Random, choices: Choices): Split {
  return across(
    sized(
      along(
        out('free', [250, random.between(300, 700, 100), 1600]),
        cell('garage', 'free', ROOMY_GARAGE_MM),
        across(cell('laundry', [2600, 3000, 3500], [2000, 2100, 2400]), cell('mudroom')),
      ),
      GARAGE_MM,
    ),
    sized(
      along(cell('porch', 'free', [1700, random.between(1800, 2300, 100), 2600]), cell('entry')),
      ENTRY_MM,
    ),
    choices.front === 'parents' ? parentsAtStreet(choices) : childrenAtStreet(true),
  )
}

/** A court beside kitchen and table or beside the sofa, and behind it the other group beside the other court. */
function board(random: Random, { court, isSofaFirst }: Choices): Split[] {
  const cook: Tree[] = [
    cell('pantry', [1450, 1500, 1700]),
    cell('kitchen', [3500, 3750, 4200], [3900, 4200, 4500]),
    cell('dining', [3200, 3450, 3900]),
  ]
  const isWhole = random.chance(0.5)
  const terrace = across(
    cell('alfresco', isWhole ? 'free' : [3500, random.between(3600, 4000, 100), 4100]),
    !isWhole && out(),
  )
  const sit = cell('living', [7200, 8000, 8300], [4750, 4950, 5200])
  const rows = isSofaFirst
    ? [across(sit, terrace), across(out([4200, 4800, 5600]), ...cook.toReversed())]
    : [across(...cook, terrace), across(out([4800, 5600, 6400]), sit)]
  return court === 'rooms' ? rows : rows.map(turned)
}

/** Three bedrooms and their bath across the rear. */
function childrenBehind({ bathFirst }: Choices): Split {
  const end = (bed: string) =>
    along(cell(bed, 'free', [3300, 3500, 3700]), cell(`robe${bed.slice(3)}`, 'free', 880))
  const rooms = [
    cell('bath', [2200, 2400, 2800]),
    cell('bed3', [2900, 3150, 3500], [3050, 3130, 3250]),
    cell('robe3', 690),
  ]
  return across(
    sized(end('bed2'), [3300, 3600, 4000]),
    along(cell('lobby', 'free', 1260), across(...(bathFirst ? rooms : rooms.toReversed()))),
    sized(end('bed4'), [3200, 3600, 4000]),
  )
}

/** The main suite and a media room across the rear, behind the sofa. */
function parentsBehind(choices: Choices): Split {
  const row = across(
    out(),
    cell('media', [3900, 4150, 4400]),
    cell('master', [4000, 4300, 4600], [4000, 4150, 4400]),
    bathing(choices),
  )
  return choices.court === 'rooms' ? row : turned(row)
}

const doorsFor = ({ front, court, spare, isSofaFirst, bathFirst }: Choices): DoorSpec[] => [
  roller(),
  frontDoor('porch', 'entry'),
  swing('garage', 'mudroom'),
  arch('entry', 'mudroom', 1000),
  cavity('mudroom', 'laundry'),
  backDoor('laundry', 'left'),
  cavity('kitchen', 'pantry'),
  ...suiteDoors,
  ...(front === 'children'
    ? [...childrensDoors, swing('living', 'master'), cavity('living', 'media')]
    : [
        swing('entry', 'master'),
        ...(spare === 'guest'
          ? [swing('entry', 'guest'), cavity('guest', 'ens2')]
          : [double('entry', 'media', 'mid')]),
        swing('lobby', 'bed2'),
        swing('lobby', 'bed3'),
        swing('lobby', 'bed4'),
        swing('lobby', 'bath', bathFirst ? 'left' : 'right'),
      ]),
  maybe(slider('dining', 'alfresco', 2410)),
  ...(isSofaFirst ? [maybe(slider('living', 'alfresco', 3010))] : []),
  {
    ...maybe(slider(isSofaFirst ? 'dining' : 'living', 'garden', 2410)),
    b: null,
    side: court === 'rooms' ? 'left' : 'right',
  },
]

/** Rooms and courts alternate from row to row. */
export function chequered(random: Random): LevelDraft {
  const choices = choose(random)
  const isParentsFirst = choices.front === 'parents'
  const right = isParentsFirst ? random.between(6250, 6400, 50) : random.between(5950, 6150, 50)
  return {
    widthMm: GARAGE_MM + ENTRY_MM + right,
    tree: along(
      street(random, choices),
      ...board(random, choices),
      isParentsFirst ? childrenBehind(choices) : parentsBehind(choices),
    ),
    open: isParentsFirst ? openTo('entry', 'lobby') : [...openTo('entry'), ['entry', 'lobby']],
    doors: doorsFor(choices),
    windows: {
      master: isParentsFirst ? ['front'] : ['rear'],
      media: isParentsFirst ? ['right'] : ['rear'],
      living: ['left', 'right'],
      kitchen: ['left', 'right', 'rear'],
      bed2: isParentsFirst ? ['rear', 'left'] : ['front'],
      bed4: isParentsFirst ? ['right', 'rear'] : ['right'],
    },
  }
}

/** Two courts on a diagonal, for a block of sixteen metres. */
export const chequerFour: Template = {
  id: 'chequer-four',
  share: 2,
  draft: (random) => ({ mirrored: random.chance(0.5), ground: chequered(random) }),
}
