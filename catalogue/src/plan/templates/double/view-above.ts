import type { OpenPairs } from '../../layout/boundaries.ts'
import type { DoorSpec, LevelDraft, Sides, Template } from '../../draft.ts'
import { arch, backDoor, cavity, double, frontDoor, maybe, roller, slider, swing } from '../../draft.ts'
import type { Random } from '../../random.ts'
import type { Cell } from '../../layout/solve.ts'
import type { Tree } from '../../layout/tree.ts'
import { across, along, cell, out, sized } from '../../layout/tree.ts'
import type { Cars } from '../street-rooms.ts'
import { CARS_DOORS, ROLLER_MM, streetRooms } from '../street-rooms.ts'
import { rectOf, twoStoreys } from './storeys.ts'

interface Choices {
  left: number
  hall: number
  right: number
  /** Position of the main suite: above at the rear, or below with the other bedrooms. */
  suite: 'above' | 'below'
  /** Whether guests have a suite above, which needs the main suite below. */
  spare: boolean | 'below'
  /** Second living room, at the garden below. */
  garden: 'media' | 'lounge'
  /** Balcony over the whole front, without the kitchen's end, or in the sofa's corner. */
  deck: 'whole' | 'part' | 'corner'
  /** The other room above at the rear. */
  other: 'bed4' | 'study'
  /** Whether the table is at the end of the row, with the sofa next to the kitchen. */
  tableFirst: boolean
  cars: Cars
}

const STAIR = { w: 3100, d: 2150 }

function choose(random: Random): Choices {
  return {
    left: random.between(5860, 6060, 40),
    hall: random.between(1500, 1700, 50),
    right: random.between(3550, 3900, 50),
    suite: random.pick(['above', 'below']),
    spare: random.chance(0.5),
    garden: random.pick(['media', 'lounge']),
    deck: random.pick(['whole', 'part', 'corner']),
    other: random.pick(['bed4', 'study']),
    tableFirst: random.chance(0.35),
    cars: random.pick<Cars>([1, 2, 2]),
  }
}

const widthOf = ({ left, hall, right }: Choices) => left + hall + right

const OPEN_BELOW: OpenPairs = [['entry', 'stair']]

const WINDOWS_BELOW: Sides = {
  bed2: ['front', 'right'],
  bed3: ['rear', 'right'],
  master: ['rear'],
  media: ['rear', 'left'],
  lounge: ['rear', 'left'],
}

/** The rooms at the garden: a second living room or the main suite, and a bedroom. */
function gardenRooms(random: Random, { left, hall, right, suite, garden }: Choices): Tree {
  const depth = random.between(3900, 4300, 50)
  const isBelow = suite === 'below'
  return across(
    isBelow
      ? sized(across(cell('ens', [2150, 2250, 2350], depth), cell('master', 'free')), left)
      : cell(garden, left, depth),
    sized(along(cell('entry', 'free', isBelow ? 1150 : 1750), cell(isBelow ? 'wir' : garden, 'free')), hall),
    sized(along(cell('bed3', 'free'), cell('robe3', 'free', 840)), right),
  )
}

function ground(random: Random, choices: Choices): LevelDraft {
  const { left, hall, right, suite, garden, cars } = choices
  const isBelow = suite === 'below'
  return {
    widthMm: widthOf(choices),
    tree: along(
      across(
        sized(
          along(
            streetRooms(cars, { width: left, depth: [6450, 6600, 6800] }),
            across(cell(cars === 2 ? 'garage' : 'store', 'free', STAIR.d), cell('stair', STAIR.w)),
          ),
          left,
        ),
        sized(along(cell('porch', 'free', [1600, 1800, 2100]), cell('entry')), hall),
        sized(
          along(
            cell('bed2', 'free', [3000, 3300, 3500]),
            cell('robe2', 'free', [670, 690]),
            cell('bath', 'free', [2400, 2600, 2900]),
            cell('laundry', 'free', [1750, 2000, 2300]),
          ),
          right,
        ),
      ),
      gardenRooms(random, choices),
      isBelow ? null : across(cell('alfresco', [3800, 4600, 5800], [2700, 3000, 3400]), out()),
    ),
    open: OPEN_BELOW,
    doors: [
      roller('front', ROLLER_MM[cars]),
      frontDoor('porch', 'entry'),
      ...CARS_DOORS[cars],
      swing('entry', 'bed2'),
      swing('entry', 'bath', 'rear'),
      cavity('entry', 'laundry'),
      backDoor('laundry', 'right'),
      swing('entry', 'bed3'),
      ...(isBelow
        ? [...SUITE_DOORS('entry'), { ...slider('master', '', 2110), b: null, side: 'rear' as const }]
        : [double('entry', garden), slider(garden, 'alfresco', 3010)]),
    ],
    stairs: { shape: 'u', facing: 'left' },
    windows: WINDOWS_BELOW,
  }
}

const SUITE_DOORS = (from: string): DoorSpec[] => [
  swing(from, 'master'),
  cavity('master', 'wir'),
  cavity('master', 'ens'),
]

const OPEN_ABOVE: OpenPairs = [
  ['landing', 'stair'],
  ['landing', 'kitchen'],
  ['landing', 'dining'],
  ['landing', 'living'],
]

const WINDOWS_ABOVE: Sides = {
  living: ['front', 'left'],
  dining: ['front', 'left'],
  kitchen: ['right'],
  master: ['rear', 'left'],
  bed4: ['rear', 'right'],
  study: ['rear', 'right'],
}

/** View side: sofa, table and kitchen in one row behind the balcony. */
function viewRow({ deck, tableFirst }: Choices, depth: number): Tree {
  const living = cell('living', [4200, 4700, 5400])
  const dining = cell('dining', [2500, 2900, 3400])
  const kitchen = cell('kitchen', [3500, 3700, 4300])
  const front = [1700, 1900, 2200] as const
  const deep = [4500, 4700, 4900] as const
  if (deck === 'corner') {
    const [end, next] = tableFirst ? [dining, living] : [living, dining]
    const open = along(cell('balcony', 'free', front), sized(across(next, kitchen), 'free', deep))
    return sized(across(sized(across(end), 'free', depth), open), 'free', depth)
  }
  const roof = cell('balcony', deck === 'whole' ? 'free' : [6400, 7400, 8200], front)
  const row = sized(across(...(tableFirst ? [dining, living] : [living, dining]), kitchen), 'free', deep)
  return sized(along(deck === 'whole' ? across(roof) : across(roof, out()), row), 'free', depth)
}

function upper(choices: Choices, cells: readonly Cell[]): LevelDraft {
  const { left, hall, right, suite, spare, other, tableFirst, garden } = choices
  const isAbove = suite === 'above'
  const room = isAbove ? other : 'bed4'
  const depth = rectOf(cells, isAbove ? garden : 'master').h
  const rear = across(
    isAbove
      ? sized(across(cell('wir', [1700, 1850, 2000], depth), cell('master', 'free')), left)
      : out(left, depth),
    sized(
      along(
        across(cell('landing', hall, 1150), cell(room, 'free')),
        across(cell(isAbove ? 'ens' : 'ens2', hall + 700), cell(room, 'free')),
      ),
      hall + right,
    ),
  )
  return {
    widthMm: widthOf(choices),
    tree: along(
      viewRow(choices, rectOf(cells, 'stair').y),
      across(
        sized(across(cell('nook', 'free', STAIR.d), cell('stair', STAIR.w)), left),
        cell('landing', hall),
        sized(across(cell('pdr', [1250, 1300, 1400]), cell('scullery', 'free')), right),
      ),
      isAbove || spare ? rear : null,
    ),
    open: OPEN_ABOVE,
    doors: [
      maybe(slider('living', 'balcony', 3610)),
      maybe(slider('dining', 'balcony', 2410)),
      cavity('landing', 'pdr'),
      cavity('kitchen', 'scullery'),
      arch(tableFirst ? 'dining' : 'living', 'nook'),
      ...(isAbove ? SUITE_DOORS('landing') : []),
      ...(isAbove || spare ? [swing('landing', room)] : []),
      ...(spare && !isAbove ? [cavity('bed4', 'ens2')] : []),
    ],
    stairs: { shape: 'u', facing: 'left' },
    windows: WINDOWS_ABOVE,
  }
}

/** Living rooms above, where the view is: bedrooms and garage below, kitchen, table and balcony over them. */
export const viewAbove: Template = {
  id: 'view-above',
  draft: twoStoreys({ choose, ground, upper }),
}
