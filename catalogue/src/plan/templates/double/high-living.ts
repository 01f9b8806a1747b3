import type { OpenPairs } from '../../layout/boundaries.ts'
import type { LevelDraft, Sides, Template } from '../../draft.ts'
import { backDoor, cavity, double, frontDoor, maybe, roller, slider, swing } from '../../draft.ts'
import type { Random } from '../../random.ts'
import type { Cell } from '../../layout/solve.ts'
import type { Split, Tree } from '../../layout/tree.ts'
import { across, along, cell, out, sized } from '../../layout/tree.ts'
import type { Cars } from '../street-rooms.ts'
import { CARS_DOORS, ROLLER_MM, streetRooms } from '../street-rooms.ts'
import type { Front } from './narrow-front.ts'
import { bedroomWing, frontDoors, frontRow, STAIR_MM, streetHall } from './narrow-front.ts'
import { rectOf, twoStoreys } from './storeys.ts'

interface Choices {
  left: number
  hall: number
  foyer: number
  front: Front
  /** Position of the balcony: before the whole living row over the alfresco, or in its corner over a bedroom. */
  deck: 'row' | 'corner'
  /** Room that opens to the garden below. */
  garden: 'bed4' | 'activity'
  livingSide: 'left' | 'right'
  cars: Cars
  scullery: boolean
}

/** The small balcony over the porch, beside the one at the garden. */
const PORCH_ROOF = 'balcony2'
const SIDES = ['left', 'right'] as const

const FOYERS: Record<Front, number> = { study: 4060, balcony: 3840, bed5: 4360 }

function choose(random: Random): Choices {
  const front = random.pick<Front>(['study', 'study', 'balcony', 'bed5'])
  return {
    left: random.between(5800, 5900, 20),
    hall: random.between(1240, 1400, 20),
    foyer: FOYERS[front] + random.between(0, 160, 20),
    front,
    deck: random.pick(['row', 'corner']),
    garden: random.pick(['bed4', 'activity']),
    livingSide: random.pick([...SIDES]),
    cars: front === 'study' ? 2 : random.pick<Cars>([1, 2]),
    scullery: random.chance(0.6),
  }
}

const widthOf = ({ left, hall }: Choices) => left + hall + STAIR_MM.w

const OPEN_BELOW: OpenPairs = [['entry', 'stair']]

const WINDOWS_BELOW: Sides = {
  bed2: ['left'],
  bed3: ['rear', 'left'],
  bed4: ['rear', 'right'],
  activity: ['rear'],
}

/** Bedrooms and laundry between stairs and garden. */
function gardenRooms({ garden }: Choices, width: number): Split {
  return bedroomWing(
    'entry',
    {
      width,
      left: [
        cell('bed2', 'free', [3050, 3150, 3300]),
        cell('robe2', 'free', [650, 690]),
        cell('bed3', 'free', [3000, 3400, 3800]),
      ],
      right: [cell('laundry', 'free', [1800, 1950, 2200]), cell(garden, 'free', [3600, 4200, 4900])],
    },
    ['robe3', garden === 'bed4' ? 'robe4' : 'linen'],
  )
}

function ground(random: Random, choices: Choices): LevelDraft {
  const { left, hall, foyer, deck, garden, livingSide, cars } = choices
  const width = widthOf(choices)
  const deep = random.between(2000, 2600, 100)
  const roof = deck === 'row' ? across(cell('alfresco', 'free', Math.max(2800, deep))) : null
  const hasRoof = deck === 'row' || (livingSide === 'left' && garden === 'activity')
  const small = across(out(), cell('alfresco', [3400, 3800, 4400], [2700, 2900, 3200]))
  return {
    widthMm: width,
    tree: along(
      across(
        sized(
          along(
            streetRooms(cars, { width: left, depth: [5950, 6100, 6300] }),
            across(
              cell('bath', 'free', [1900, 2000, 2300]),
              sized(along(cell('wc', 'free', 1000), cell('entry', 'free', [1060, 1100, 1350])), 1950),
            ),
          ),
          left,
        ),
        streetHall(hall, foyer),
      ),
      sized(gardenRooms(choices, width), 'free', [7000, 7150, 7300]),
      roof ?? (hasRoof ? small : null),
    ),
    open: OPEN_BELOW,
    doors: [
      roller('front', ROLLER_MM[cars]),
      frontDoor('porch', 'entry'),
      ...CARS_DOORS[cars],
      cavity('entry', 'bath'),
      cavity('entry', 'wc', 'rear'),
      cavity('entry', 'laundry'),
      backDoor('laundry', 'right'),
      swing('entry', 'bed2'),
      swing('entry', 'bed3'),
      ...(garden === 'bed4' ? [swing('entry', 'bed4')] : [double('entry', 'activity')]),
      hasRoof
        ? maybe(slider(garden, 'alfresco', 2410))
        : { ...slider(garden, '', 2110), b: null, side: 'rear' },
    ],
    stairs: { shape: 'straight', facing: 'rear' },
    windows: WINDOWS_BELOW,
  }
}

const OPEN_ABOVE: OpenPairs = [
  ['landing', 'stair'],
  ['landing', 'nook'],
  ['nook', 'stair'],
  ['landing', 'kitchen'],
  ['landing', 'dining'],
  ['landing', 'living'],
  ['kitchen', 'stair'],
  ['dining', 'stair'],
]

const WINDOWS_ABOVE: Sides = {
  master: ['front', 'left'],
  study: ['front'],
  bed5: ['front'],
  kitchen: ['left'],
  dining: ['right', 'rear'],
  living: ['rear', 'left'],
}

/** Kitchen and table at the stairs, the sofa at the view. */
function viewEnd({ deck, livingSide }: Choices, depth: number): Tree {
  const turned = (...parts: Tree[]) => across(...(livingSide === 'left' ? parts : parts.toReversed()))
  const cook = across(cell('kitchen', 'free', [3300, 3400, 3700]), cell('dining', [2900, 3100, 3500]))
  const sofa = cell('living', [4200, 4700, 5200])
  return sized(
    deck === 'corner'
      ? along(cook, turned(sofa, cell('balcony', [3000, 3500, 4000])))
      : along(cell('kitchen', 'free', [3300, 3400, 3700]), turned(sofa, cell('dining', [2900, 3500, 4100]))),
    'free',
    depth,
  )
}

function upper(choices: Choices, cells: readonly Cell[]): LevelDraft {
  const { left, hall, front, deck, scullery } = choices
  const stair = rectOf(cells, 'stair')
  const width = widthOf(choices)
  const bed = rectOf(cells, 'bed3')
  const store = scullery ? 'scullery' : 'pantry'
  return {
    widthMm: width,
    tree: along(
      frontRow(front, { width, depth: stair.y, deck: PORCH_ROOF }),
      across(
        sized(
          along(
            across(cell('ens', [2900, 3200, 3400], 2100), cell('wir', 'free')),
            across(cell(store, 'free', STAIR_MM.d - 2100), cell('pdr', 1300)),
          ),
          left,
        ),
        cell('landing', hall),
        cell('stair', STAIR_MM.w, STAIR_MM.d),
      ),
      viewEnd(choices, bed.y + bed.h - stair.y - stair.h),
      deck === 'row' ? across(cell('balcony', 'free', Math.min(2600, rectOf(cells, 'alfresco').h))) : null,
    ),
    open: OPEN_ABOVE,
    doors: [
      ...frontDoors(front, PORCH_ROOF),
      cavity('master', 'wir'),
      cavity('master', 'ens'),
      cavity('landing', 'pdr'),
      cavity('kitchen', store),
      slider('living', 'balcony', 3010),
      maybe(slider('dining', 'balcony', 2410)),
    ],
    stairs: { shape: 'straight', facing: 'rear' },
    windows: WINDOWS_ABOVE,
  }
}

/** A narrow double turned over: bedrooms at the garden, living above it behind a deep balcony. */
export const highLiving: Template = {
  id: 'high-living',
  draft: twoStoreys({ choose, ground, upper }),
}
