import type { LevelDraft } from '../../../draft.ts'
import { cavity, fromOneOf, maybe, slider, swing } from '../../../draft.ts'
import type { Cell } from '../../../layout/solve.ts'
import { across, along, cell, out, sized } from '../../../layout/tree.ts'
import type { Random } from '../../../random.ts'
import { robed } from '../../single/family/rooms.ts'
import { rectOf, twoStoreys } from '../storeys.ts'
import type { Choices } from './slim-rooms.ts'
import { bathing, car, slim, slimDoors, streetDoor } from './slim-rooms.ts'
import type { House } from './up-rooms.ts'
import { FLIGHTS_MM, streetRoom, suiteDoors, widthOf } from './up-rooms.ts'

function ground(random: Random, choices: Choices): LevelDraft {
  const { left, hall, right, front, porch } = choices
  return {
    widthMm: widthOf(choices),
    tree: along(
      across(
        sized(car(front), left),
        sized(along(cell('porch', 'free', porch), cell('entry')), hall),
        sized(along(out('free', front), ...streetRoom('guest'), cell('stair', 'free', FLIGHTS_MM)), right),
      ),
      across(cell('kitchen', [3900, 4100, 4400], [4050, 4150, 4350]), cell('dining')),
      across(
        cell('living', [4900, 5100, 5300], [4300, random.between(4400, 4800, 50), 4900]),
        cell('alfresco'),
      ),
    ),
    open: [
      ['entry', 'stair'],
      ['entry', 'dining'],
      ['entry', 'kitchen'],
    ],
    doors: [
      ...slimDoors,
      streetDoor,
      swing('garage', 'entry', 'rear'),
      swing('entry', 'guest'),
      swing('entry', 'bath2'),
      fromOneOf(['dining'], cavity('kitchen', 'pantry')),
      { ...maybe(slider('living', '', 2410)), b: null, side: 'rear' },
    ],
    stairs: { shape: 'u', facing: 'right' },
    windows: { living: ['rear', 'left'], kitchen: ['left'], dining: ['right'], guest: ['front'] },
  }
}

/** Three bedrooms on both sides of a landing, and parents above the garden. */
function upper(choices: Choices, cells: readonly Cell[]): LevelDraft {
  const { left, hall, right, front, porch } = choices
  const [stair, kitchen] = [rectOf(cells, 'stair'), rectOf(cells, 'kitchen')]
  const half = stair.y + stair.h
  return {
    widthMm: widthOf(choices),
    tree: along(
      sized(
        across(
          sized(
            along(out('free', front), robed('bed2'), robed('bed3'), cell('linen', 'free', [500, 690, 900])),
            left,
          ),
          sized(along(out('free', porch), cell('landing')), hall),
          sized(
            along(
              out('free', front),
              cell('bed4', 'free', [2950, 3100, 3500]),
              cell('robe4', 'free', 690),
              cell('bath', 'free', [1850, 2100, 2400]),
              cell('stair', 'free', FLIGHTS_MM),
            ),
            right,
          ),
        ),
        'free',
        half,
      ),
      sized(
        across(sized(bathing(), [3000, 3200, 3400]), cell('master')),
        'free',
        kitchen.y + kitchen.h - half,
      ),
    ),
    open: [['landing', 'stair']],
    doors: [
      ...suiteDoors,
      swing('landing', 'master'),
      swing('landing', 'bed2'),
      swing('landing', 'bed3'),
      swing('landing', 'bed4'),
      swing('landing', 'bath'),
    ],
    stairs: { shape: 'u', facing: 'right' },
    windows: { master: ['rear'], bed2: ['front'], bed3: ['left'], bed4: ['front'], landing: ['front'] },
  }
}

export const stairsBetween: House = twoStoreys({ choose: slim, ground, upper })
