import type { OpenPairs } from '../../../layout/boundaries.ts'
import type { DoorSpec, LevelDraft, Sides } from '../../../draft.ts'
import {
  backDoor,
  cavity,
  fromOneOf,
  frontDoor,
  maybe,
  portal,
  roller,
  slider,
  swing,
} from '../../../draft.ts'
import type { Random } from '../../../random.ts'
import type { Cell } from '../../../layout/solve.ts'
import type { Tree } from '../../../layout/tree.ts'
import { across, along, cell, out, sized } from '../../../layout/tree.ts'
import type { Cars } from '../../street-rooms.ts'
import { CARS_DOORS, ROLLER_MM, streetRooms } from '../../street-rooms.ts'
import type { SuiteChoices } from './garden-below-rooms.ts'
import { LOBBY_MM, roomsAbove, SIDE_DOORS, sideRooms, STAIR_MM } from './garden-below-rooms.ts'
import { rectOf, twoStoreys } from '../storeys.ts'

function choose(random: Random): SuiteChoices {
  const cars = random.pick<Cars>([1, 2, 2])
  return {
    left: random.between(5900, 6100, 40),
    hall: random.between(1740, 1840, 20),
    right: random.between(3350, 3600, 50),
    back: random.between(0, 2, 1) * 100,
    stairDepth: random.between(2900, 3050, 50),
    cars,
    livingSide: cars === 1 ? 'right' : random.pick(['left', 'right']),
    side: cars === 1 ? 'guest' : random.pick(['guest', 'study', 'media']),
    store: random.pick(['scullery', 'pantry']),
    reach: random.pick([0, 1250]),
    suite: random.pick(['street', 'garden']),
    last: random.pick(['bed5', 'study']),
  }
}

const widthOf = ({ left, hall, right }: SuiteChoices) => left + hall + right

const OPEN_BELOW: OpenPairs = [
  ['entry', 'stair'],
  ['entry', 'dining'],
  ['entry', 'living'],
  ['entry', 'kitchen'],
]

const WINDOWS_BELOW: Sides = {
  living: ['left', 'right', 'rear'],
  kitchen: ['right', 'left'],
  dining: ['rear'],
  guest: ['front', 'right'],
  study: ['front', 'right'],
  media: ['front', 'right'],
}

/** Kitchen, table and sofa in a row at the garden; the sofa's end may project beyond the upper storey. */
function livingEnd(random: Random, { livingSide, reach }: SuiteChoices): Tree {
  const deep = random.between(4400, 4900, 50)
  const turned = (...parts: Tree[]) => across(...(livingSide === 'left' ? parts : parts.toReversed()))
  const living = (depth: number) => cell('living', [4500, 5000, 5800], depth)
  const table = turned(cell('dining', [2700, 2900, 3400], deep), cell('kitchen', [3600, 3800, 4500]))
  const roof = cell('alfresco', [4200, 5200, 7000], [3000, 3300, 3800])
  if (reach === 0) return along(turned(living(deep), table), turned(out([0, 1600, 3600]), roof, out()))
  return turned(along(living(deep + reach), out()), along(table, turned(roof, out())))
}

/** Behind the garage: a mudroom before the living room, or the pantry behind the kitchen. */
const serviceRooms = ({ livingSide, store }: SuiteChoices): Tree =>
  livingSide === 'left'
    ? across(cell('laundry', [1800, 1950, 2200]), cell('mudroom', 'free'))
    : across(cell('laundry', [1750, 1850, 2000]), cell(store, 'free'))

const serviceDoors = ({ livingSide, store, cars }: SuiteChoices): DoorSpec[] => [
  ...(livingSide === 'left'
    ? [swing('garage', 'mudroom'), cavity('mudroom', 'laundry'), cavity('living', 'mudroom')]
    : [...(cars === 1 ? CARS_DOORS[1] : [swing('entry', 'garage', 'rear')]), cavity('kitchen', 'laundry')]),
  cavity('kitchen', store),
  backDoor('laundry', 'left'),
]

function ground(random: Random, choices: SuiteChoices): LevelDraft {
  const { left, hall, back, stairDepth, cars, side, livingSide } = choices
  return {
    widthMm: widthOf(choices),
    tree: along(
      across(
        sized(
          along(
            out('free', back),
            streetRooms(cars, { width: left, depth: [6200, 6350, 6500] }),
            across(
              along(
                cell('garage', 'free', LOBBY_MM),
                sized(across(serviceRooms(choices)), 'free', stairDepth),
              ),
              along(cell('entry', STAIR_MM, LOBBY_MM), cell('stair', STAIR_MM, stairDepth)),
            ),
          ),
          left,
        ),
        sized(along(cell('porch', 'free', [1600, 1800, 2200]), cell('entry')), hall),
        sideRooms(choices),
      ),
      livingEnd(random, choices),
    ),
    open: OPEN_BELOW,
    doors: [
      roller('front', ROLLER_MM[cars]),
      frontDoor('porch', 'entry'),
      ...SIDE_DOORS[side](livingSide),
      ...serviceDoors(choices),
      maybe(slider('living', 'alfresco', 3010)),
      maybe(slider('dining', 'alfresco', 2410)),
      maybe(slider('kitchen', 'alfresco', 2110)),
    ],
    stairs: { shape: 'u', facing: 'rear' },
    windows: WINDOWS_BELOW,
  }
}

const OPEN_ABOVE: OpenPairs = [
  ['landing', 'stair'],
  ['landing', 'activity'],
  ['hall', 'activity'],
]

const WINDOWS_ABOVE: Sides = {
  bed2: ['front', 'right'],
  bed4: ['front', 'left'],
  activity: ['left', 'rear'],
}

function upper(choices: SuiteChoices, cells: readonly Cell[]): LevelDraft {
  const { back, suite, last } = choices
  const street = rectOf(cells, 'stair').y - LOBBY_MM - back
  return {
    widthMm: widthOf(choices),
    offsetMm: [0, back],
    tree: roomsAbove(choices, {
      street,
      row: rectOf(cells, 'dining').h,
      porch: rectOf(cells, 'porch').h - back,
    }),
    open: OPEN_ABOVE,
    doors: [
      portal('landing', 'hall'),
      fromOneOf(['hall'], swing('landing', 'master')),
      cavity('master', 'wir'),
      cavity(suite === 'garden' ? 'wir' : 'master', 'ens'),
      fromOneOf(['hall'], swing('landing', 'bed2')),
      fromOneOf(['hall'], swing('landing', 'bath')),
      swing('landing', 'bed3'),
      fromOneOf(['hall'], swing('landing', 'bed4')),
      slider('hall', 'balcony', 1500),
      last === 'bed5' ? swing('landing', 'bed5') : cavity('landing', 'study'),
    ],
    stairs: { shape: 'u', facing: 'rear' },
    windows: { ...WINDOWS_ABOVE, master: suite === 'garden' ? ['rear', 'left'] : ['front', 'left'] },
  }
}

/** A variant with the main suite above the garden or the street, and one more bedroom or a study. */
export const gardenBelowSuite = twoStoreys({ choose, ground, upper })
