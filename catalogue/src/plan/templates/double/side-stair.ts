import type { OpenPairs } from '../../layout/boundaries.ts'
import type { LevelDraft, Sides, Template } from '../../draft.ts'
import { backDoor, cavity, frontDoor, maybe, roller, slider, swing } from '../../draft.ts'
import type { Random } from '../../random.ts'
import type { Cell } from '../../layout/solve.ts'
import type { Split, Tree } from '../../layout/tree.ts'
import { across, along, cell, out, sized } from '../../layout/tree.ts'
import type { Cars } from '../street-rooms.ts'
import { CARS_DOORS, ROLLER_MM, streetRooms } from '../street-rooms.ts'
import type { Front } from './narrow-front.ts'
import { bedroomWing, frontDoors, frontRow, STAIR_MM, streetHall } from './narrow-front.ts'
import { twoStoreys } from './storeys.ts'

interface Choices {
  left: number
  hall: number
  /** Depth of porch and foyer: the stairs begin behind them. */
  foyer: number
  front: Front
  /** Room at the head of the stairs. */
  arrival: 'activity' | 'bed'
  cars: Cars | 2
  scullery: boolean
  /** Position of the table: at the garden beside the sofa, or beside the kitchen with the alfresco under the upper floor. */
  table: 'garden' | 'kitchen'
  livingSide: 'left' | 'right'
  dressing: boolean
}

function choose(random: Random): Choices {
  const front = random.pick<Front>(['study', 'study', 'balcony'])
  return {
    left: random.between(5800, 5900, 20),
    hall: random.between(1240, 1400, 20),
    foyer: front === 'study' ? random.between(4080, 4200, 20) : random.between(3820, 4060, 20),
    front,
    arrival: random.pick(['activity', 'bed']),
    cars: front === 'study' ? 2 : random.pick<Cars>([1, 2]),
    scullery: random.chance(0.5),
    table: random.pick(['garden', 'kitchen']),
    livingSide: random.pick(['left', 'right']),
    dressing: random.chance(0.5),
  }
}

const widthOf = ({ left, hall }: Choices) => left + hall + STAIR_MM.w

const OPEN_BELOW: OpenPairs = [
  ['entry', 'stair'],
  ['entry', 'kitchen'],
  ['entry', 'dining'],
  ['entry', 'living'],
]

const WINDOWS_BELOW: Sides = {
  living: ['rear', 'left'],
  dining: ['right', 'left', 'rear'],
  kitchen: ['right', 'left'],
}

/** Kitchen behind the stairs, the sofa at the garden, and the table with either. */
function livingEnd(random: Random, { table, livingSide }: Choices): Tree {
  const turned = (...parts: Tree[]) => across(...(livingSide === 'left' ? parts : parts.toReversed()))
  const depth = random.between(3950, 4100, 50)
  const living = cell('living', [4000, 4700, 5300], table === 'kitchen' ? depth - 150 : depth)
  const dining = cell('dining', [2900, 3500, 4400])
  if (table === 'kitchen')
    return along(
      across(cell('kitchen', 'free', [3700, 3750, 3800]), cell('dining', [2900, 3000, 3400])),
      across(living, cell('alfresco', [3000, 3500, 4000])),
    )
  const deep = [2800, 3100, 3500] as const
  const roof = random.chance(0.4)
    ? across(cell('alfresco', 'free', deep))
    : turned(cell('alfresco', [3800, 4400, 5200], deep), out())
  return along(cell('kitchen', 'free', [3300, 3400, 3500]), turned(living, dining), roof)
}

function ground(random: Random, choices: Choices): LevelDraft {
  const { left, hall, foyer, cars, scullery } = choices
  const store = scullery ? 'scullery' : 'pantry'
  return {
    widthMm: widthOf(choices),
    tree: along(
      across(
        sized(
          along(
            streetRooms(cars, { width: left, depth: [5950, 6100, 6300] }),
            across(
              cell('laundry', scullery ? [1750, 1850, 2000] : [2000, 2200, 2600], [1720, 1900, 2250]),
              cell(store, 'free'),
              cell('pdr', [1180, 1240, 1300]),
            ),
          ),
          left,
        ),
        streetHall(hall, foyer),
      ),
      livingEnd(random, choices),
    ),
    open: OPEN_BELOW,
    doors: [
      roller('front', ROLLER_MM[cars]),
      frontDoor('porch', 'entry'),
      ...CARS_DOORS[cars],
      cavity('entry', 'pdr', 'rear'),
      cavity('kitchen', 'laundry'),
      backDoor('laundry', 'left'),
      cavity('kitchen', store),
      maybe(slider('living', 'alfresco', 3010)),
      maybe(slider('dining', 'alfresco', 2410)),
    ],
    stairs: { shape: 'straight', facing: 'rear' },
    windows: WINDOWS_BELOW,
  }
}

const OPEN_ABOVE: OpenPairs = [
  ['landing', 'stair'],
  ['landing', 'nook'],
  ['landing', 'activity'],
  ['nook', 'stair'],
]

const WINDOWS_ABOVE: Sides = {
  master: ['front', 'left'],
  study: ['front'],
  bed2: ['left'],
  activity: ['right'],
  bed3: ['right'],
}

/** Bedrooms at the rear; the stairs end at a playroom, or continue along one more bedroom. */
function rear({ arrival }: Choices, width: number): Split {
  const isPlayroom = arrival === 'activity'
  const [first, last] = isPlayroom ? (['4', '3'] as const) : (['5', '4'] as const)
  const middle = isPlayroom
    ? [cell('activity', 'free', [2800, 3000, 3400])]
    : [cell('robe3', 'free', [650, 690]), cell('bed3', 'free', [2740, 2850, 3050])]
  return bedroomWing(
    'landing',
    {
      width,
      left: [
        cell('bed2', 'free', [3050, 3150, 3400]),
        cell('robe2', 'free', [650, 690]),
        cell(`bed${first}`, 'free', [3000, 3500, 4200]),
      ],
      right: [...middle, cell(`bed${last}`, 'free', [2880, 3100, 3700])],
    },
    [`robe${first}`, `robe${last}`],
  )
}

function upper(choices: Choices, cells: readonly Cell[]): LevelDraft {
  const { left, hall, front, arrival, dressing } = choices
  const find = (room: string) => cells.filter((one) => one.room === room).map((one) => one.rect)
  const [stair] = find('stair')
  const deepest = [...find('living'), ...find('kitchen')].map((rect) => rect.y + rect.h)
  const width = widthOf(choices)
  const start = stair?.y ?? 0
  return {
    widthMm: width,
    tree: along(
      frontRow(front, { width, depth: start }),
      across(
        sized(
          along(
            across(cell('ens', [2900, 3200, 3400], 2100), cell('wir', 'free')),
            across(
              cell('bath', 'free', STAIR_MM.d - 2100),
              sized(along(cell('wc', 'free', 1000), cell('landing')), 1950),
            ),
          ),
          left,
        ),
        cell('landing', hall),
        cell('stair', STAIR_MM.w, STAIR_MM.d),
      ),
      sized(rear(choices, width), 'free', Math.max(...deepest) - start - STAIR_MM.d),
    ),
    open: OPEN_ABOVE,
    doors: [
      ...frontDoors(front),
      cavity('master', 'wir'),
      cavity(dressing ? 'wir' : 'master', 'ens'),
      cavity('landing', 'bath'),
      cavity('landing', 'wc'),
      swing('landing', 'bed2'),
      ...(arrival === 'activity' ? [] : [swing('landing', 'bed5')]),
      swing('landing', 'bed3'),
      swing('landing', 'bed4'),
    ],
    stairs: { shape: 'straight', facing: 'rear' },
    windows: WINDOWS_ABOVE,
  }
}

/** A narrow double: stairs along the side wall, all living at the garden, four or five bedrooms above. */
export const sideStair: Template = {
  id: 'side-stair',
  draft: twoStoreys({ choose, ground, upper }),
}
