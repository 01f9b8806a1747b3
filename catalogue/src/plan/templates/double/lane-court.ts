import type { OpenPairs } from '../../layout/boundaries.ts'
import type { DoorSpec, LevelDraft, Sides, Template } from '../../draft.ts'
import { arch, backDoor, cavity, double, frontDoor, maybe, roller, slider, swing } from '../../draft.ts'
import type { Random } from '../../random.ts'
import type { Cell } from '../../layout/solve.ts'
import type { Tree } from '../../layout/tree.ts'
import { across, along, cell, out, sized } from '../../layout/tree.ts'
import { rectOf, twoStoreys } from './storeys.ts'

interface Choices {
  hall: number
  side: number
  front: 'media' | 'bed4' | 'study'
  /** Room beside the stairs. */
  middle: 'laundry' | 'scullery'
  garage: 'double' | 'single'
  livingFirst: boolean
  court: 'courtyard' | 'alfresco'
  /** Whether there is a balcony over the porch. */
  balcony: boolean
}

const STAIR = { w: 1200, d: 4150 }

function choose(random: Random): Choices {
  return {
    hall: random.between(1240, 1360, 20),
    side: random.between(3900, 4350, 50),
    front: random.pick(['media', 'bed4', 'study']),
    middle: random.pick(['laundry', 'scullery']),
    garage: random.pick(['double', 'double', 'single']),
    livingFirst: random.chance(0.5),
    court: random.pick(['courtyard', 'courtyard', 'alfresco']),
    balcony: random.chance(0.5),
  }
}

const widthOf = ({ hall, side }: Choices) => STAIR.w + hall + side

const OPEN_BELOW: OpenPairs = [
  ['entry', 'stair'],
  ['entry', 'kitchen'],
  ['entry', 'dining'],
  ['entry', 'living'],
]

const WINDOWS_BELOW: Sides = {
  media: ['front', 'right'],
  bed4: ['front', 'right'],
  study: ['front', 'right'],
  kitchen: ['right'],
  living: ['left', 'right', 'rear'],
  dining: ['right', 'left', 'rear'],
}

/** A WC for visitors, or a bathroom where the front room may be slept in. */
function washroom({ front }: Choices): Tree {
  if (front !== 'media') return cell('bath2', 'free', [1700, 1800, 1950])
  return across(cell('pdr', [1700, 1850, 2000], [1700, 1800, 1950]), cell('store', 'free'))
}

/** Porch and foyer beside the front room; stairs, WC and laundry or pantry behind them. */
function streetEnd(choices: Choices): Tree {
  const { hall, side, front, middle, balcony } = choices
  const depth = balcony ? 4350 : 3850
  const room =
    front === 'bed4'
      ? along(cell('bed4', 'free', depth - 690), cell('robe4', 'free', 690))
      : cell(front, 'free', depth)
  return along(
    sized(
      across(
        sized(
          along(cell('porch', 'free', [1500, 1600, 1900]), cell('entry', 'free', [2150, 2250, 2500])),
          STAIR.w + hall,
        ),
        sized(across(room), side),
      ),
      'free',
      depth,
    ),
    across(
      cell('stair', STAIR.w, STAIR.d),
      cell('entry', hall),
      sized(along(washroom(choices), cell(middle, 'free')), side),
    ),
  )
}

/** Passage to the garage beside the court, with the laundry or a mudroom on it. */
function laneEnd(random: Random, { middle, garage, court, hall, side }: Choices): Tree {
  const width = STAIR.w + hall + side
  const room = middle === 'laundry' ? 'mudroom' : 'laundry'
  const depth = random.between(3300, 3900, 100)
  const cars =
    garage === 'double'
      ? cell('garage', 'free', [6300, 6400, 6600])
      : across(out(), cell('garage', 3500, [6300, 6400, 6600]))
  return along(
    across(
      cell(court, 'free', depth),
      sized(along(cell(room, 'free')), width - 3700 > 2300 ? [2300, 2500, 2900] : [2000, 2300, 2500]),
    ),
    cars,
  )
}

function ground(random: Random, choices: Choices): LevelDraft {
  const { front, middle, livingFirst, court, garage } = choices
  const link = middle === 'laundry' ? 'mudroom' : 'laundry'
  const sit = [cell('living', [3600, 3800, 4200], [4000, 4200, 4600]), cell('dining', [2650, 2700, 3000])]
  return {
    widthMm: widthOf(choices),
    tree: along(
      streetEnd(choices),
      cell('kitchen', 'free', [3300, 3400, 3600]),
      across(...(livingFirst ? sit : sit.toReversed())),
      laneEnd(random, choices),
    ),
    open: OPEN_BELOW,
    doors: [
      roller('rear', garage === 'double' ? 4810 : 2710),
      frontDoor('porch', 'entry'),
      ...FRONT_DOORS[front],
      cavity('entry', front === 'media' ? 'pdr' : 'bath2', 'rear'),
      ...(middle === 'laundry'
        ? [cavity('entry', 'laundry'), backDoor('laundry', 'right')]
        : [cavity('kitchen', 'scullery'), backDoor('laundry', 'right')]),
      arch(livingFirst ? 'dining' : 'living', link),
      swing('garage', link),
      maybe(slider('living', court, 3010)),
      maybe(slider('dining', court, 2410)),
    ],
    stairs: { shape: 'straight', facing: 'rear' },
    windows: WINDOWS_BELOW,
  }
}

const FRONT_DOORS: Record<Choices['front'], readonly DoorSpec[]> = {
  media: [double('entry', 'media')],
  bed4: [swing('entry', 'bed4')],
  study: [cavity('entry', 'study')],
}

const OPEN_ABOVE: OpenPairs = [
  ['landing', 'stair'],
  ['landing', 'nook'],
  ['nook', 'stair'],
]

const WINDOWS_ABOVE: Sides = { master: ['front'], bed2: ['rear'], bed3: ['rear'] }

/** Main suite at the street, two bedrooms at the court, wet rooms and stairs between. */
function upper(choices: Choices, cells: readonly Cell[]): LevelDraft {
  const { hall, side, balcony } = choices
  const stair = rectOf(cells, 'stair')
  const porch = rectOf(cells, 'porch')
  const passage = STAIR.w + hall
  const strip = Math.round((widthOf(choices) / 2 + 1200 - passage) / 10) * 10
  const master = balcony
    ? across(
        sized(along(cell('balcony', 'free', porch.h), cell('nook', 'free')), passage),
        along(cell('master', side, 'free'), across(cell('master', 1150, 690), cell('robe1', 'free'))),
      )
    : across(cell('master', 'free'), cell('wir', [1750, 1900, 2100]))
  return {
    widthMm: widthOf(choices),
    tree: along(
      sized(master, 'free', stair.y),
      across(
        sized(
          along(
            across(cell('stair', STAIR.w, STAIR.d), cell('landing', hall)),
            cell('landing', 'free', 1100),
          ),
          passage,
        ),
        sized(
          along(
            cell('ens', 'free', [1900, 2000, 2150]),
            cell('bath', 'free', [2100, 2150, 2400]),
            across(cell('landing', strip, 1100), cell('linen', 'free')),
          ),
          side,
        ),
      ),
      across(
        along(
          across(cell('robe2', 'free', 690), cell('bed2', 1150)),
          cell('bed2', 'free', [2900, 3050, 3200]),
        ),
        along(across(cell('bed3', 1150), cell('robe3', 'free', 690)), cell('bed3', 'free')),
      ),
    ),
    open: OPEN_ABOVE,
    doors: [
      swing(balcony ? 'nook' : 'landing', 'master'),
      ...(balcony ? [] : [cavity('master', 'wir')]),
      cavity('master', 'ens'),
      swing('landing', 'bath'),
      swing('landing', 'bed2'),
      swing('landing', 'bed3'),
      ...(balcony ? [slider('nook', 'balcony', 2110)] : []),
    ],
    stairs: { shape: 'straight', facing: 'rear' },
    windows: WINDOWS_ABOVE,
  }
}

/** A town house with its garage at the rear lane and a court between garage and living room. */
export const laneCourt: Template = {
  id: 'lane-court',
  draft: twoStoreys({ choose, ground, upper }),
}
