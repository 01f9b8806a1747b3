import type { DoorSpec, LevelDraft, Template } from '../../draft.ts'
import { backDoor, cavity, frontDoor, fromOneOf, maybe, roller, slider, swing } from '../../draft.ts'
import type { Cell } from '../../layout/solve.ts'
import type { Split } from '../../layout/tree.ts'
import { across, along, cell, out, sized } from '../../layout/tree.ts'
import type { Random } from '../../random.ts'
import { rectOf, twoStoreys } from './storeys.ts'

interface Choices {
  left: number
  hall: number
  right: number
  /** Room at the street. */
  street: 'media' | 'study' | 'guest'
  /** Room under the upper floor beside kitchen and table. */
  under: 'alfresco' | 'living'
  kitchenLeft: boolean
  wing: 'left' | 'right'
  /** Position of the main suite: above at the garden, or above the street. */
  suite: 'garden' | 'street'
  fifth: 'bed5' | 'activity'
  larder: 'pantry' | 'scullery'
}

const STAIR = { w: 3100, d: 2150 }

const choose = (random: Random): Choices => ({
  left: random.between(5880, 5960, 40),
  hall: random.between(1850, 1950, 50),
  right: random.between(3750, 4000, 50),
  street: random.pick(['media', 'study', 'guest']),
  under: random.pick(['alfresco', 'living']),
  kitchenLeft: random.chance(0.5),
  wing: random.pick(['left', 'right']),
  suite: random.pick(['garden', 'street']),
  fifth: random.pick(['bed5', 'activity', 'activity']),
  larder: random.pick(['pantry', 'scullery']),
})

const widthOf = ({ left, hall, right }: Choices) => left + hall + right

function arrival({ left, hall, right, street, larder }: Choices): Split {
  const washing = cell(
    'pdr',
    [1350, 1450, 1600],
    street === 'media' ? [1600, 1700, 1900] : [1800, 2000, 2300],
  )
  const front =
    street === 'guest'
      ? along(
          across(cell('guest', 'free', [2950, 3150, 3400]), cell('robe0', 880)),
          across(washing, cell('ens2')),
        )
      : along(
          cell(street, 'free', street === 'media' ? [3700, 3900, 4200] : [2700, 3000, 3500]),
          across(washing, cell(street)),
        )
  return across(
    sized(
      along(
        out('free', [300, 450, 900]),
        cell('garage', 'free', [6000, 6100, 6300]),
        across(cell(larder, 'free', STAIR.d), cell('stair', STAIR.w)),
      ),
      left,
    ),
    sized(along(cell('porch', 'free', [1600, 1900, 2300]), cell('entry')), hall),
    sized(along(out('free', [250, 300, 900]), front, cell('laundry', 'free', [1900, 2100, 2400])), right),
  )
}

/** Kitchen and table under the upper floor, and a lower wing beside a patio. */
function garden(random: Random, { left, hall, right, under, kitchenLeft, wing }: Choices): Split[] {
  const deep = [4000, 4100, 4300] as const
  const cook = [cell('kitchen', [3900, 4300, 4700], deep), cell('dining', [2800, 3300, 3800])]
  const row = sized(across(...(kitchenLeft ? cook : cook.toReversed())), left + hall)
  if (under === 'living') {
    const roof = cell('alfresco', [3900, 5000, 6500], [3000, random.between(3000, 3600, 100), 4000])
    return [
      across(
        sized(across(...cook), left + hall - 1000),
        sized(across(cell('living', 'free', deep)), right + 1000),
      ),
      wing === 'left' ? across(roof, out()) : across(out(), roof),
    ]
  }
  const living = cell('living', [5300, 5700, 6200], [4300, 4600, 5000])
  return [
    across(row, sized(across(cell('alfresco')), right)),
    wing === 'left' ? across(living, out()) : across(out([1200, 1700, 2300]), living, out()),
  ]
}

const OUT: readonly DoorSpec[] = [
  maybe(slider('dining', 'alfresco', 2410)),
  maybe(slider('living', 'alfresco', 2410)),
  maybe(slider('kitchen', 'alfresco', 2110)),
]

function ground(random: Random, choices: Choices): LevelDraft {
  const { street, under, larder } = choices
  return {
    widthMm: widthOf(choices),
    tree: along(arrival(choices), ...garden(random, choices)),
    open: [
      ['entry', 'stair'],
      ['entry', 'kitchen'],
      ['entry', 'dining'],
      ['entry', 'living'],
    ],
    doors: [
      roller(),
      frontDoor('porch', 'entry'),
      swing('garage', 'entry', 'rear'),
      ...(street === 'guest'
        ? [swing('entry', 'guest'), cavity('guest', 'ens2')]
        : [cavity('entry', street)]),
      cavity('entry', 'pdr', 'rear'),
      fromOneOf(['dining'], cavity('kitchen', larder)),
      cavity('entry', 'laundry'),
      backDoor('laundry', 'right'),
      ...OUT,
      ...(under === 'alfresco'
        ? [{ ...slider('living', 'garden', 3010), b: null, side: 'rear' as const }]
        : [{ ...maybe(slider('living', 'garden', 2110)), b: null, side: 'right' as const }]),
    ],
    stairs: { shape: 'u', facing: 'left' },
    windows: { living: ['left', 'right', 'rear'], dining: ['rear'] },
  }
}

/** A bedroom with its robe beside the nook of its door. */
function inNook(bed: string, door: 'front' | 'rear'): Split {
  const parts = [cell(bed, 880, 1250), cell(`robe${bed.slice(3)}`, 880)]
  return across(
    cell(bed, 'free', [2850, 3000, 3300]),
    along(...(door === 'front' ? parts : parts.toReversed())),
  )
}

function upper(choices: Choices, cells: readonly Cell[]): LevelDraft {
  const { left, hall, right, street, suite, fifth } = choices
  const front = rectOf(cells, 'garage').y
  const stair = rectOf(cells, 'stair')
  const kitchen = rectOf(cells, 'kitchen')
  const atGarden = suite === 'garden'
  const rearDepth = kitchen.h
  const last = atGarden ? fifth : 'bed4'
  const beds = along(out('free', front), inNook('bed3', 'rear'), inNook('bed4', 'front'))
  const parents = along(
    out('free', front),
    cell('master', 'free', [3700, 3900, 4400]),
    across(cell('wir', [2900, 3300, 3700], [1600, 1850, 2400]), cell('linen')),
  )
  return {
    widthMm: widthOf(choices),
    tree: across(
      sized(
        along(
          sized(atGarden ? beds : parents, 'free', stair.y),
          across(cell('ens', 'free', STAIR.d), cell('stair', STAIR.w)),
          atGarden
            ? across(cell('wir', [1500, 1600, 1900], rearDepth), cell('master'))
            : across(cell('ens2', [1900, 2000, 2200], rearDepth), cell('bed3')),
        ),
        left,
      ),
      sized(along(cell('balcony', 'free', rectOf(cells, 'porch').h), cell('landing')), hall),
      sized(
        along(
          out('free', rectOf(cells, street).y),
          cell('bed2', 'free', [2950, 3050, 3350]),
          across(cell('bed2', 1200), cell('robe2', 'free', 690)),
          cell('bath', 'free', [2450, 2600, 2900]),
          cell(last, 'free', [3000, 4800, 7000]),
        ),
        right,
      ),
    ),
    open: [
      ['landing', 'stair'],
      ['landing', 'activity'],
    ],
    doors: [
      maybe(slider('landing', 'balcony', 1500)),
      swing('landing', 'master'),
      cavity('master', 'wir'),
      cavity(atGarden ? 'master' : 'wir', 'ens'),
      swing('landing', 'bed2'),
      swing('landing', 'bath'),
      swing('landing', 'bed3'),
      swing('landing', 'bed4'),
      ...(atGarden ? [] : [cavity('bed3', 'ens2')]),
      ...(last === 'bed5' ? [swing('landing', 'bed5')] : []),
    ],
    stairs: { shape: 'u', facing: 'left' },
    windows: { master: atGarden ? ['rear', 'left'] : ['front'], activity: ['right', 'rear'] },
  }
}

/** Four bedrooms above, and below a lower wing beside a patio: for a block of thirteen and a half metres. */
export const patioTwo: Template = {
  id: 'patio-two',
  share: 1.5,
  draft: twoStoreys({ choose, ground, upper }),
}
