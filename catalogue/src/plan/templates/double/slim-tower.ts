import type { OpenPairs } from '../../boundaries.ts'
import type { LevelDraft, Sides, Template } from '../../draft.ts'
import { arch, backDoor, cavity, frontDoor, maybe, roller, slider, swing } from '../../draft.ts'
import type { Random } from '../../random.ts'
import type { Cell } from '../../solve.ts'
import { across, along, cell, out, sized } from '../../tree.ts'

interface Choices {
  garage: number
  entry: number
  room: number
  stair: number
  stairDepth: number
  service: number
  front: 'study' | 'none'
  livingFirst: boolean
  retreat: boolean
}

/** Floor before the first step and after the last. */
const LANDING = 1150

function choose(random: Random): Choices {
  return {
    garage: random.between(3460, 3560, 20),
    entry: random.between(1320, 1420, 20),
    room: random.between(2150, 2600, 50),
    stair: 2060,
    stairDepth: random.between(2850, 3050, 50),
    service: random.between(1800, 1860, 20),
    front: random.pick(['study', 'study', 'none']),
    livingFirst: random.chance(0.5),
    retreat: random.chance(0.5),
  }
}

const OPEN_BELOW: OpenPairs = [
  ['entry', 'stair'],
  ['entry', 'lobby'],
  ['lobby', 'stair'],
  ['entry', 'kitchen'],
]

const WINDOWS_BELOW: Sides = {
  living: ['left', 'rear'],
  dining: ['right', 'rear'],
  study: ['front', 'right'],
  nook: ['front', 'right'],
  kitchen: ['right', 'left'],
}

function ground(random: Random, choices: Choices): LevelDraft {
  const { garage, entry, room, stair, stairDepth, service, front, livingFirst } = choices
  const width = garage + entry + room
  const depth = random.between(4300, 5200, 100)
  const sit = livingFirst
    ? across(cell('living', [3900, 4300, 5000], depth), cell('dining', [2500, 2800, 3400]))
    : across(cell('dining', [2500, 2800, 3400], depth), cell('living', [3900, 4300, 5000]))
  const side =
    front === 'study'
      ? [cell('study', 'free', [2500, 2900, 3600]), cell('pdr', 'free', [1500, 1600, 1900])]
      : [cell('nook', 'free', [2000, 2600, 3500]), cell('pdr', 'free', [1500, 1700, 1900])]
  return {
    width,
    tree: along(
      across(
        sized(along(out('free', [0, 200, 600]), cell('garage', 'free', [6000, 6150, 6400])), garage),
        sized(
          along(
            cell('porch', 'free', [1400, 1500, 1900]),
            across(sized(along(cell('entry')), entry), sized(along(...side), room)),
          ),
          entry + room,
        ),
      ),
      across(
        sized(along(cell('garage', 'free', 1100), cell('laundry', service)), 'free', stairDepth + LANDING),
        along(cell('stair', stair, stairDepth), cell('lobby', stair)),
        cell('entry', 'free'),
        sized(along(cell('linen', 'free', 1100), cell('pantry')), [1350, 1450, 1700]),
      ),
      cell('kitchen', 'free', [3600, 3700, 4000]),
      sit,
      random.chance(0.6)
        ? across(cell('alfresco', [3800, 4600, 9000], [2800, 3000, 3400]), out())
        : across(cell('alfresco', 'free', [2800, 3000, 3400])),
    ),
    open: OPEN_BELOW,
    doors: [
      roller('front', 2710),
      frontDoor('porch', 'entry'),
      swing('garage', 'entry', 'rear'),
      swing('entry', 'pdr', 'rear'),
      front === 'study' ? cavity('entry', 'study') : arch('entry', 'nook', 1200),
      cavity('kitchen', 'laundry'),
      backDoor('laundry', 'left'),
      cavity('kitchen', 'pantry'),
      maybe(slider('living', 'alfresco', 2700)),
      maybe(slider('dining', 'alfresco', 2110)),
    ],
    stairs: { shape: 'u', facing: 'front' },
    windows: WINDOWS_BELOW,
  }
}

const OPEN_ABOVE: OpenPairs = [
  ['landing', 'stair'],
  ['landing', 'nook'],
]

const WINDOWS_ABOVE: Sides = { master: ['front'], bed2: ['rear'], bed3: ['rear'] }

/** Main suite across the front, two bedrooms across the rear, wet rooms and stairs between. */
function upper(choices: Choices, cells: readonly Cell[]): LevelDraft {
  const stair = cells.find((one) => one.room === 'stair')?.rect ?? { x: 0, y: 0, w: 0, h: 0 }
  const garage = cells.find((one) => one.room === 'garage')?.rect ?? stair
  const width = choices.garage + choices.entry + choices.room
  const front = stair.y - garage.y
  const rest = width - choices.service - stair.w
  const dressing = across(
    cell('wir', choices.service + stair.w - 800),
    cell('landing', 1950),
    cell(choices.retreat ? 'nook' : 'master', 'free'),
  )
  return {
    width,
    offset: [0, garage.y],
    tree: along(
      sized(
        along(cell('master', 'free', [3800, 4200, 4600]), sized(dressing, 'free', [1700, 1900, 2600])),
        'free',
        front,
      ),
      across(
        cell('ens', choices.service, stair.h + LANDING),
        sized(
          along(
            across(cell('stair', stair.w, stair.h), cell('landing', 'free')),
            across(cell('landing', 'free', LANDING)),
          ),
          stair.w + rest - 2000,
        ),
        cell('bath', 2000),
      ),
      across(
        along(
          across(cell('robe2', 'free', 690), cell('bed2', 1150)),
          cell('bed2', 'free', [3150, 3250, 3500]),
        ),
        along(
          across(cell('bed3', 1150), cell('robe3', 'free', 690)),
          cell('bed3', 'free', [3150, 3250, 3500]),
        ),
      ),
    ),
    open: OPEN_ABOVE,
    doors: [
      swing('landing', 'master'),
      maybe(cavity('master', 'wir')),
      cavity('wir', 'ens'),
      swing('landing', 'bath'),
      swing('landing', 'bed2'),
      swing('landing', 'bed3'),
    ],
    stairs: { shape: 'u', facing: 'front' },
    windows: WINDOWS_ABOVE,
  }
}

/** Two storeys for the slimmest block: one car, living at the garden, three bedrooms above. */
export const slimTower: Template = {
  id: 'slim-tower',
  draft(random) {
    const choices = choose(random)
    return {
      mirrored: random.chance(0.5),
      ground: ground(random, choices),
      upper: (cells) => upper(choices, cells),
    }
  },
}
