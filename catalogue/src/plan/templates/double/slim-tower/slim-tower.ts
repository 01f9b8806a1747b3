import type { OpenPairs } from '../../../layout/boundaries.ts'
import type { LevelDraft, Sides, Template } from '../../../draft.ts'
import { cavity, maybe, slider, swing } from '../../../draft.ts'
import type { Random } from '../../../random.ts'
import type { Cell } from '../../../layout/solve.ts'
import { across, along, cell, out, sized } from '../../../layout/tree.ts'
import { slimTowerFamily } from './slim-tower-family.ts'
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

function ground(random: Random, choices: TowerChoices): LevelDraft {
  const { garage, entry, room, livingFirst } = choices
  const width = garage + entry + room
  const depth = random.between(4300, 5200, 100)
  const sit = livingFirst
    ? across(cell('living', [3900, 4300, 5000], depth), cell('dining', [2500, 2800, 3400]))
    : across(cell('dining', [2500, 2800, 3400], depth), cell('living', [3900, 4300, 5000]))
  return {
    widthMm: width,
    tree: along(
      ...towerFront(choices),
      cell('kitchen', 'free', [3600, 3700, 4000]),
      sit,
      random.chance(0.6)
        ? across(cell('alfresco', [3800, 4600, 9000], [2800, 3000, 3400]), out())
        : across(cell('alfresco', 'free', [2800, 3000, 3400])),
    ),
    open: OPEN_BELOW,
    doors: [
      ...towerDoors(choices),
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
function upper(choices: TowerChoices, cells: readonly Cell[]): LevelDraft {
  const [stair, garage] = [rectOf(cells, 'stair'), rectOf(cells, 'garage')]
  const width = choices.garage + choices.entry + choices.room
  const front = stair.y - garage.y
  const rest = width - choices.service - stair.w
  const dressing = across(
    cell('wir', choices.service + stair.w - 800),
    cell('landing', 1950),
    cell(choices.retreat ? 'nook' : 'master', 'free'),
  )
  return {
    widthMm: width,
    offsetMm: [0, garage.y],
    tree: along(
      sized(
        along(cell('master', 'free', [3800, 4200, 4600]), sized(dressing, 'free', [1700, 1900, 2600])),
        'free',
        front,
      ),
      across(
        cell('ens', choices.service, stair.h + LANDING_MM),
        sized(
          along(
            across(cell('stair', stair.w, stair.h), cell('landing', 'free')),
            across(cell('landing', 'free', LANDING_MM)),
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
  secondEdition: slimTowerFamily,
  draft: twoStoreys({ choose: chooseTower, ground, upper }),
}
