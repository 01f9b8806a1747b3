import type { OpenPairs } from '../boundaries.ts'
import type { DoorWish, LevelDraft, Sides, Template } from '../draft.ts'
import { backDoor, cavity, double, frontDoor, maybe, roller, slider, swing } from '../draft.ts'
import type { Random } from '../random.ts'
import type { Cell } from '../solve.ts'
import type { Tree } from '../tree.ts'
import { across, along, cell, out, sized } from '../tree.ts'

interface Choices {
  front: 'guest' | 'study' | 'media'
  left: number
  hall: number
  right: number
  /** The garage's front stands back from the street this much. */
  back: number
  stair: number
  stairDepth: number
  scullery: boolean
  livingSide: 'left' | 'right'
}

function choose(random: Random): Choices {
  return {
    front: random.pick(['guest', 'study', 'media']),
    left: random.between(5960, 6200, 40),
    hall: random.between(1550, 1800, 50),
    right: random.between(3300, 3900, 50),
    back: random.between(0, 4, 1) * 200,
    stair: 2280,
    stairDepth: random.between(3150, 3350, 50),
    scullery: random.chance(0.5),
    livingSide: random.pick(['left', 'right']),
  }
}

const OPEN_BELOW: OpenPairs = [
  ['entry', 'stair'],
  ['entry', 'dining'],
  ['entry', 'living'],
  ['entry', 'kitchen'],
]

const WINDOWS_BELOW: Sides = {
  living: ['left', 'rear'],
  kitchen: ['right'],
  dining: ['rear'],
  guest: ['front'],
  study: ['front'],
  media: ['front', 'right'],
}

/** The rooms beside the entry, street to stairs. */
const FRONT_ROOMS: Record<Choices['front'], readonly Tree[]> = {
  guest: [
    along(cell('guest', 'free', [3000, 3200, 3400]), across(cell('robe0', 'free', 690), cell('guest', 1150))),
    across(cell('pdr', [1150, 1250]), cell('ens2', 'free', [2150, 2250, 2400])),
  ],
  study: [cell('study', 'free', [2900, 3500, 4200]), cell('pdr', 'free', [1450, 1650, 1900])],
  media: [cell('media', 'free', [3700, 4400, 5200]), cell('pdr', 'free', [1450, 1650, 1900])],
}

const FRONT_DOORS: Record<Choices['front'], readonly DoorWish[]> = {
  guest: [swing('entry', 'guest'), cavity('guest', 'ens2'), cavity('entry', 'pdr')],
  study: [cavity('entry', 'study'), swing('entry', 'pdr')],
  media: [double('entry', 'media', 'mid'), swing('entry', 'pdr')],
}

const doorsBelow = (
  front: Choices['front'],
  { store, laundrySide }: { store: string; laundrySide: 'left' | 'right' },
): DoorWish[] => [
  roller(),
  frontDoor('porch', 'entry'),
  ...FRONT_DOORS[front],
  swing('entry', 'garage', 'rear'),
  backDoor('laundry', laundrySide),
  cavity('living', 'laundry'),
  cavity('kitchen', store),
  maybe(slider('living', 'alfresco', 3010)),
  maybe(slider('dining', 'alfresco', 2410)),
  maybe(slider('kitchen', 'alfresco', 2410)),
]

function ground(random: Random, choices: Choices): LevelDraft {
  const { front, left, hall, right, back, stair, stairDepth, scullery } = choices
  const store = scullery ? 'scullery' : 'pantry'
  const kitchenRight = choices.livingSide === 'left'
  const depth = random.between(4900, 5500, 100)
  const row = [
    cell('kitchen', [3900, 4200, 4900], depth),
    cell('dining', [2700, 3000, 3600]),
    cell('living', [4000, 4500, 5600]),
  ]
  const outside = cell('alfresco', [4200, 5200, 7000], [3000, 3300, 3800])
  return {
    width: left + hall + right,
    tree: along(
      across(
        sized(
          along(
            out('free', back),
            cell('garage', 'free', [6200, 6350, 6500]),
            across(cell(kitchenRight ? 'laundry' : store, 'free', stairDepth), cell('stair', stair)),
          ),
          left,
        ),
        sized(along(cell('porch', 'free', [1500, 1700, 2200]), cell('entry')), hall),
        sized(
          along(...FRONT_ROOMS[front], cell(kitchenRight ? store : 'laundry', 'free', [1700, 2500, 3700])),
          right,
        ),
      ),
      across(...(choices.livingSide === 'left' ? row.toReversed() : row)),
      choices.livingSide === 'left' ? across(outside, out()) : across(out([800, 2600, 6000]), outside),
    ),
    open: OPEN_BELOW,
    doors: doorsBelow(front, { store, laundrySide: kitchenRight ? 'left' : 'right' }),
    stairs: { shape: 'u', facing: 'rear' },
    windows: WINDOWS_BELOW,
  }
}

const OPEN_ABOVE: OpenPairs = [
  ['landing', 'stair'],
  ['landing', 'retreat'],
  ['landing', 'activity'],
  ['landing', 'nook'],
]

const WINDOWS_ABOVE: Sides = {
  master: ['front', 'left'],
  bed2: ['front', 'right'],
  retreat: ['rear', 'left'],
  activity: ['rear', 'left'],
}

/** Bedrooms above: the main suite over the garage, the others round a landing. */
function upper(random: Random, choices: Choices, cells: readonly Cell[]): LevelDraft {
  const { left, hall, right, back, stairDepth } = choices
  const stair = cells.find((one) => one.room === 'stair')?.rect ?? { x: 0, y: 0, w: 0, h: 0 }
  const suite = stair.y - back
  const beds = random.chance(0.5)
  return {
    width: left + hall + right,
    offset: [0, back],
    tree: across(
      sized(
        along(
          sized(
            along(
              cell('master', 'free', [4000, 4150, 4300]),
              across(cell('wir', [1900, 2300, 2600]), cell('ens', [3200, 3600, 4200])),
            ),
            'free',
            suite,
          ),
          across(cell('bed4', 'free', stairDepth), cell('stair', stair.w)),
          cell(beds ? 'retreat' : 'activity', 'free', [3000, 3400, 3900]),
        ),
        left,
      ),
      sized(
        along(
          across(cell('bed2', 'free', [2950, 3050]), cell('robe2', 900)),
          across(
            sized(along(cell('landing')), hall),
            sized(
              along(
                cell('bath', 'free', [2450, 2650, 2900]),
                cell('robe3', 'free', 690),
                cell('bed3', 'free', [2950, 3050, 3300]),
                cell('nook', 'free', [1500, 2400, 4200]),
              ),
              right,
            ),
          ),
        ),
        hall + right,
      ),
    ),
    open: OPEN_ABOVE,
    doors: [
      swing('landing', 'master', 'rear'),
      cavity('master', 'wir'),
      cavity('master', 'ens'),
      swing('landing', 'bed2'),
      swing('landing', 'bath'),
      swing('landing', 'bed3'),
      swing(beds ? 'retreat' : 'activity', 'bed4', 'right'),
    ],
    stairs: { shape: 'u', facing: 'rear' },
    windows: WINDOWS_ABOVE,
  }
}

/** Two storeys: garage, guests and one big living room on the garden below, bedrooms above. */
export const gardenBelow: Template = {
  id: 'garden-below',
  draft(random) {
    const choices = choose(random)
    return {
      mirrored: random.chance(0.5),
      ground: ground(random, choices),
      upper: (cells) => upper(random, choices, cells),
    }
  },
}
