import type { LevelDraft } from '../../../../draft.ts'
import { backDoor, cavity, frontDoor, slider, swing } from '../../../../draft.ts'
import type { Split } from '../../../../layout/tree.ts'
import { across, along, cell, out, sized } from '../../../../layout/tree.ts'
import type { Random } from '../../../../random.ts'
import { openTo } from '../../courts/bar-rooms.ts'
import { deepGarage, ONE_CAR_MM, oneRoller, setback, sleeping } from '../compact-rooms.ts'

const HALL_MM = 2450

/** Two bedrooms at the street, the third one and the bathrooms behind them, and a front door from the side. */
function quietEnd(random: Random, left: number): Split {
  return along(
    across(
      sized(along(setback(random), sleeping('bed2', { hall: 'right', at: 'last', nook: 1300 })), left + 1080),
      along(
        setback(random),
        sleeping('master', { at: 'last', nook: 1300, robe: 880, deep: [3300, 3450, 4000] }),
      ),
    ),
    across(
      sized(sleeping('bed3', { hall: 'right', deep: [3700, 3900, 4300] }), left),
      cell('entry', HALL_MM),
      along(
        cell('porch', 'free', [1500, 1600, 1900]),
        cell('bath', 'free', [2150, 2200, 2350]),
        cell('wc', 'free', [1010, 1020, 1100]),
      ),
    ),
  )
}

/** All bedrooms towards the street, the living rooms at the garden, and the car at a lane. */
export function laneBehind(random: Random): LevelDraft {
  const [left, wet] = [random.between(2950, 3000, 50), random.between(2600, 2700, 50)]
  const isCookFirst = random.chance(0.5)
  const cook = cell('kitchen', 'free', [3300, 3400, 3700])
  const dining = cell('dining', 'free', isCookFirst ? [2800, 2900, 3100] : [2500, 2600, 2900])
  return {
    widthMm: left + HALL_MM + wet,
    tree: along(
      quietEnd(random, left),
      across(
        cell('living', [4300, 4400, 4500], [5600, 5900, 6400]),
        along(...(isCookFirst ? [cook, dining] : [dining, cook])),
      ),
      across(
        along(cell('alfresco', 'free', [3000, random.between(3000, 3400, 100), 4200]), out()),
        sized(along(cell('laundry', 'free', [1700, 1800, 2000]), deepGarage), ONE_CAR_MM),
      ),
    ),
    open: openTo('entry'),
    doors: [
      oneRoller('rear'),
      frontDoor('porch', 'entry'),
      swing('entry', 'bed2'),
      swing('entry', 'master'),
      swing('entry', 'bed3'),
      swing('entry', 'wc'),
      swing('entry', 'bath'),
      swing('garage', 'laundry'),
      cavity(isCookFirst ? 'dining' : 'kitchen', 'laundry'),
      backDoor('laundry', 'right'),
      slider('living', 'alfresco', 2410),
    ],
    windows: { bed2: ['front'], bed3: ['left'], master: ['front'], kitchen: ['right'], living: ['left'] },
  }
}
