import type { OpenPairs } from '../../../layout/boundaries.ts'
import type { DoorSpec, LevelDraft, Sides, Template } from '../../../draft.ts'
import { backDoor, cavity, double, frontDoor, maybe, roller, slider, swing } from '../../../draft.ts'
import type { Random } from '../../../random.ts'
import type { Cell } from '../../../layout/solve.ts'
import type { Tree } from '../../../layout/tree.ts'
import { across, along, cell, out, sized } from '../../../layout/tree.ts'
import { LOBBY_MM, STAIR_MM } from './garden-below-rooms.ts'
import { gardenBelowSuite } from './garden-below-suite.ts'
import { rectOf, twoStoreys } from '../storeys.ts'

interface Choices {
  front: 'guest' | 'study' | 'media'
  left: number
  hall: number
  right: number
  /** Setback of the garage's front from the street. */
  back: number
  stairDepth: number
  scullery: boolean
  livingSide: 'left' | 'right'
}

/** Projection of the living room beyond the rooms above. */
const REACH = 1250

function choose(random: Random): Choices {
  return {
    front: random.pick(['guest', 'study', 'media']),
    left: random.between(5960, 6200, 40),
    hall: random.between(1550, 1800, 50),
    right: random.between(3300, 3900, 50),
    back: random.between(0, 4, 1) * 200,
    stairDepth: random.between(2900, 3100, 50),
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
    along(cell('guest', 'free', [3000, 3200, 3600]), across(cell('robe0', 'free', 690), cell('guest', 1150))),
    across(cell('pdr', [1150, 1250]), cell('ens2', 'free', [2150, 2250, 2500])),
  ],
  study: [cell('study', 'free', [2900, 3600, 4500]), cell('pdr', 'free', [1450, 1650, 2000])],
  media: [cell('media', 'free', [3700, 4400, 5200]), cell('pdr', 'free', [1450, 1650, 2000])],
}

const FRONT_DOORS: Record<Choices['front'], readonly DoorSpec[]> = {
  guest: [swing('entry', 'guest'), cavity('guest', 'ens2'), cavity('entry', 'pdr', 'rear')],
  study: [cavity('entry', 'study'), swing('entry', 'pdr', 'rear')],
  media: [double('entry', 'media', 'mid'), swing('entry', 'pdr', 'rear')],
}

const doorsBelow = (
  front: Choices['front'],
  { store, laundrySide }: { store: string; laundrySide: 'left' | 'right' },
): DoorSpec[] => [
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

/** Living end that projects beyond the upper storey into the garden, beside the alfresco. */
function livingEnd({ livingSide }: Choices, depth: number): Tree {
  const short = cell('dining', [2700, 3000, 3600], depth - REACH)
  const kitchen = cell('kitchen', [3900, 4200, 4900])
  const roof = cell('alfresco', [4200, 5200, 7000], [3000, 3300, 3800])
  const wing = along(cell('living', [4000, 4500, 5600], depth), out())
  return livingSide === 'left'
    ? across(wing, along(across(short, kitchen), across(roof, out())))
    : across(along(across(kitchen, short), across(out(), roof)), wing)
}

function ground(random: Random, choices: Choices): LevelDraft {
  const { front, left, hall, right, back, stairDepth, scullery } = choices
  const store = scullery ? 'scullery' : 'pantry'
  const kitchenRight = choices.livingSide === 'left'
  const depth = random.between(4900, 5500, 100)
  return {
    widthMm: left + hall + right,
    tree: along(
      across(
        sized(
          along(
            out('free', back),
            cell('garage', 'free', [6200, 6350, 6500]),
            across(
              along(
                cell('garage', 'free', LOBBY_MM),
                cell(kitchenRight ? 'laundry' : store, 'free', stairDepth),
              ),
              along(cell('entry', STAIR_MM, LOBBY_MM), cell('stair', STAIR_MM, stairDepth)),
            ),
          ),
          left,
        ),
        sized(along(cell('porch', 'free', [1500, 1700, 2200]), cell('entry')), hall),
        sized(
          along(
            ...FRONT_ROOMS[front],
            ...(kitchenRight
              ? [cell(store, 'free', [1700, 2600, 4300])]
              : [cell('store', 'free', [1000, 1300, 1600]), cell('laundry', 'free', [1900, 2300, 2700])]),
          ),
          right,
        ),
      ),
      livingEnd(choices, depth),
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

/** Two bedrooms and the bathroom across the landing from the main suite. */
const bedrooms = ({ hall, right }: Choices): Tree =>
  sized(
    along(
      across(cell('bed2', 'free', [2950, 3050]), cell('robe2', 900)),
      across(
        sized(along(cell('landing')), hall),
        sized(
          along(
            cell('bath', 'free', [2450, 2650, 3200]),
            cell('robe3', 'free', 690),
            cell('bed3', 'free', [2950, 3050, 3900]),
            cell('nook', 'free', [1500, 2400, 4500]),
          ),
          right,
        ),
      ),
    ),
    hall + right,
  )

/** Bedrooms above: the main suite over the garage, the others round a landing. */
function upper(choices: Choices, cells: readonly Cell[], random: Random): LevelDraft {
  const { left, hall, right, back, stairDepth } = choices
  const suite = rectOf(cells, 'stair').y - LOBBY_MM - back
  const row = rectOf(cells, 'dining').h
  const dressing = [cell('wir', [1900, 2300, 2600]), cell('ens', [3200, 3600, 4200])]
  const beds = random.chance(0.5)
  return {
    widthMm: left + hall + right,
    offsetMm: [0, back],
    tree: across(
      sized(
        along(
          sized(
            along(
              cell('master', 'free', [4000, 4150, 4300]),
              across(...(choices.livingSide === 'left' ? dressing.toReversed() : dressing)),
            ),
            'free',
            suite,
          ),
          across(
            sized(
              along(cell('bed4', 'free', 'free'), cell('robe4', 'free', 690)),
              'free',
              stairDepth + LOBBY_MM,
            ),
            along(cell('landing', STAIR_MM, LOBBY_MM), cell('stair', STAIR_MM, stairDepth)),
          ),
          cell(beds ? 'retreat' : 'activity', 'free', row),
        ),
        left,
      ),
      bedrooms(choices),
    ),
    open: OPEN_ABOVE,
    doors: [
      swing('landing', 'master'),
      cavity('master', 'wir'),
      cavity('master', 'ens'),
      swing('landing', 'bed2'),
      swing('landing', 'bath'),
      swing('landing', 'bed3'),
      swing('landing', 'bed4'),
    ],
    stairs: { shape: 'u', facing: 'rear' },
    windows: WINDOWS_ABOVE,
  }
}

/** Two storeys: garage, guests and one big living room on the garden below, bedrooms above. */
export const gardenBelow: Template = {
  id: 'garden-below',
  secondEdition: gardenBelowSuite,
  draft: twoStoreys({ choose, ground, upper }),
}
