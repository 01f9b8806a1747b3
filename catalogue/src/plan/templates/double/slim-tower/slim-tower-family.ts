import type { OpenPairs } from '../../../layout/boundaries.ts'
import type { DoorSpec, LevelDraft, Sides } from '../../../draft.ts'
import { cavity, fromOneOf, maybe, slider, swing } from '../../../draft.ts'
import type { Random } from '../../../random.ts'
import type { Cell } from '../../../layout/solve.ts'
import type { Split, Tree } from '../../../layout/tree.ts'
import { across, along, cell, out, sized } from '../../../layout/tree.ts'
import type { TowerChoices } from './slim-tower-front.ts'
import {
  chooseTower,
  LANDING_MM,
  OPEN_BELOW,
  towerDoors,
  towerFront,
  WINDOWS_BELOW,
} from './slim-tower-front.ts'
import { rectOf, twoStoreys } from '../storeys.ts'

interface Choices extends TowerChoices {
  /** Kitchen across the house, or along one side with the table beside it. */
  kitchen: 'across' | 'along'
  /** Terrace behind the house, or beside the sofa under the same roof line. */
  terrace: 'behind' | 'beside'
  /** At the street above: a main bedroom across the front, or one beside a sitting room with a balcony. */
  street: 'suite' | 'balcony'
  /** At the garden above: two bedrooms, or three and a playroom along a short hall. */
  garden: 'pair' | 'wing'
}

function choose(random: Random): Choices {
  return {
    ...chooseTower(random),
    room: random.between(2450, 2750, 50),
    retreat: true,
    larder: [1800, 2050, 2250],
    kitchen: random.pick(['across', 'along']),
    terrace: random.pick(['behind', 'beside']),
    street: random.pick(['suite', 'balcony']),
    garden: random.pick(['pair', 'wing', 'wing']),
  }
}

/**
 * Widths of the landing beside the stairs, and of the bathroom that keeps 60 cm between bath and vanity: the landing yields to it.
 */
const PASSAGE = 1300
const BATH = 2160

const widthOf = ({ garage, entry, room }: TowerChoices) => garage + entry + room

function livingEnd(random: Random, { kitchen, terrace, livingFirst }: Choices): Tree[] {
  const turned = (...parts: Tree[]) => across(...(livingFirst ? parts : parts.toReversed()))
  const deep = random.between(4100, 4700, 100)
  const roof = cell('alfresco', [3600, 4600, 9000], [2800, 3100, 3600])
  const isBeside = terrace === 'beside'
  const living = cell('living', isBeside ? [4100, 4500, 4700] : [3900, 4300, 5000], deep)
  const corner = cell('alfresco', [2750, 2900, 3400])
  if (kitchen === 'across') {
    const dining = cell('dining', [2500, 2800, 3400])
    const cook = cell('kitchen', 'free', [3500, 3600, 3900])
    if (!isBeside)
      return [cook, turned(living, dining), across(...(livingFirst ? [roof, out()] : [out(), roof]))]
    const table = cell('dining', [2700, 2900, 3200], [3500, 3700, 4000])
    return [turned(cell('kitchen', 'free'), table), turned(living, corner)]
  }
  const cook = cell('kitchen', [3500, 3700, 4000], [4300, 4600, 5000])
  const row = turned(cook, cell('dining', 'free'))
  return isBeside
    ? [row, turned(living, corner)]
    : [
        row,
        turned(sized(across(cell('living', [4700, 5200, 5600], deep)), 'free'), out()),
        turned(roof, out()),
      ]
}

function ground(random: Random, choices: Choices): LevelDraft {
  return {
    widthMm: widthOf(choices),
    tree: along(...towerFront(choices), ...livingEnd(random, choices)),
    open: [...OPEN_BELOW, ['entry', 'dining'], ['entry', 'living']],
    doors: [
      ...towerDoors(choices).map((door): DoorSpec =>
        door.a === 'kitchen' ? fromOneOf(['dining', 'living'], door) : door,
      ),
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
  ['landing', 'retreat'],
]

const WINDOWS_ABOVE: Sides = {
  master: ['front'],
  bed2: ['left', 'rear'],
  bed3: ['rear', 'left'],
  bed4: ['rear', 'right'],
  activity: ['right'],
}

const robed = (bed: string, robeFirst: boolean): Split => {
  const robe = cell(`robe${bed.slice(3)}`, 'free', 690)
  return along(
    across(...(robeFirst ? [robe, cell(bed, 1150)] : [cell(bed, 1150), robe])),
    cell(bed, 'free', [3000, 3150, 3500]),
  )
}

/** Over kitchen and table: two bedrooms, or three round a playroom. */
function gardenRooms({ garden }: Choices, width: number): Split {
  if (garden === 'pair') return across(robed('bed2', true), robed('bed3', false))
  const side = Math.round((width - 1200) / 20) * 10
  const far = [3200, 3350, 3600] as const
  return across(
    sized(
      along(cell('bed2', 'free', [3100, 3200, 3400]), cell('robe2', 'free', 690), cell('bed3', 'free', far)),
      side,
    ),
    sized(
      along(cell('landing'), across(cell('robe3', 600, [1500, 1700, 1900]), cell('robe4', 'free'))),
      width - 2 * side,
    ),
    sized(along(cell('activity', 'free'), cell('bed4', 'free', far)), side),
  )
}

function streetRooms(choices: Choices, { front, balcony }: { front: number; balcony: number }): Tree {
  const { garage, service, stair, street } = choices
  const wir = (w: number | 'free') => cell('wir', w, [1700, 1900, 2600])
  if (street === 'balcony')
    return sized(
      across(
        sized(along(cell('master', 'free'), wir('free')), garage),
        along(cell('balcony', 'free', balcony), cell('retreat', 'free')),
      ),
      'free',
      front,
    )
  const dressing = across(wir(service + stair - 800), cell('landing', 1950), cell('nook', 'free'))
  return sized(along(cell('master', 'free', [3800, 4200, 4600]), dressing), 'free', front)
}

function upper(choices: Choices, cells: readonly Cell[]): LevelDraft {
  const [stair, garage] = [rectOf(cells, 'stair'), rectOf(cells, 'garage')]
  const width = widthOf(choices)
  const rest = width - choices.service - stair.w
  const bath = Math.max(rest - PASSAGE, BATH)
  const isBalcony = choices.street === 'balcony'
  const rooms = choices.garden === 'wing' ? ['bed2', 'bed3', 'bed4'] : ['bed2', 'bed3']
  return {
    widthMm: width,
    offsetMm: [0, garage.y],
    tree: along(
      streetRooms(choices, { front: stair.y - garage.y, balcony: rectOf(cells, 'porch').h - garage.y }),
      across(
        cell('ens', choices.service, stair.h + LANDING_MM),
        sized(
          along(
            across(cell('stair', stair.w, stair.h), cell('landing', 'free')),
            across(cell('landing', 'free', LANDING_MM)),
          ),
          stair.w + rest - bath,
        ),
        cell('bath', bath),
      ),
      gardenRooms(choices, width),
    ),
    open: OPEN_ABOVE,
    doors: [
      isBalcony ? swing('retreat', 'master') : swing('landing', 'master'),
      ...(isBalcony ? [slider('retreat', 'balcony', 2410)] : []),
      cavity('master', 'wir'),
      cavity('wir', 'ens'),
      swing('landing', 'bath'),
      ...rooms.map((room) => swing('landing', room)),
      ...(choices.garden === 'wing' ? [cavity('landing', 'activity')] : []),
    ],
    stairs: { shape: 'u', facing: 'front' },
    windows: WINDOWS_ABOVE,
  }
}

/** The same slim front for a larger family: more bedrooms above, or a balcony, and other kitchens below. */
export const slimTowerFamily = twoStoreys({ choose, ground, upper })
