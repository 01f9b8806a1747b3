import type { LevelDraft } from '../../../../draft.ts'
import { backDoor, cavity, fromOneOf, frontDoor, maybe, portal, slider, swing } from '../../../../draft.ts'
import type { Split } from '../../../../layout/tree.ts'
import { across, along, cell, out, sized } from '../../../../layout/tree.ts'
import type { Random } from '../../../../random.ts'
import { openTo } from '../../courts/bar-rooms.ts'
import { suiteDoors } from '../../family/rooms.ts'
import { besideCar, ONE_CAR_MM, oneRoller, setback, sleeping, wayIn } from '../compact-rooms.ts'

/** Children and bath from the street on, a terrace behind them, and the main suite at the garden. */
const quietColumn = (random: Random): Split =>
  along(
    setback(random),
    sleeping('bed2', { at: 'last', deep: [2950, 3000, 3200] }),
    cell('bath', 'free', [2100, 2200, 2400]),
    sleeping('bed3', { deep: [2950, 3000, 3200] }),
    cell('alfresco', 'free', [2900, random.between(3000, 3300, 100), 3600]),
    cell('master', 'free', [3550, 3700, 4000]),
    across(cell('ens', 'free', [1900, 2000, 2300]), cell('wir', [1450, 1500, 1700])),
    out('free', [250, 400, 3000]),
  )

/** The terrace between the children's and the parents' rooms, and the living rooms beside it. */
export function besideTerrace(random: Random): LevelDraft {
  const [way, quiet] = [1400, random.between(3800, 4000, 50)]
  const isTableFirst = random.chance(0.5)
  const cook = across(cell('pantry', [1450, 1500, 1600]), cell('kitchen', 'free', [3500, 3700, 4200]))
  const dining = cell('dining', 'free', [2500, 2600, 3200])
  const sit = cell('living', 'free', [4200, 4500, 5200])
  return {
    widthMm: ONE_CAR_MM + way + quiet,
    tree: across(
      sized(
        along(
          across(
            besideCar(random, cell('laundry', 'free', [1750, 1850, 2200])),
            wayIn(random, way, cell('lobby', 'free', [3200, 3500, 4200])),
          ),
          ...(isTableFirst ? [sit, dining, cook] : [cook, dining, sit]),
        ),
        ONE_CAR_MM + way,
      ),
      sized(quietColumn(random), quiet),
    ),
    open: openTo('lobby'),
    doors: [
      oneRoller(),
      frontDoor('porch', 'entry'),
      portal('entry', 'lobby'),
      swing('garage', 'entry', 'rear'),
      fromOneOf(['lobby'], swing('entry', 'bed2')),
      fromOneOf(['lobby'], swing('entry', 'bath')),
      swing('lobby', 'bed3'),
      fromOneOf(['entry'], cavity('lobby', 'laundry')),
      backDoor('laundry', 'left'),
      cavity('kitchen', 'pantry'),
      fromOneOf(['dining'], swing('living', 'master')),
      ...suiteDoors,
      maybe(slider('dining', 'alfresco', 2110)),
      maybe(slider(isTableFirst ? 'living' : 'kitchen', 'alfresco', 2110)),
      ...(isTableFirst
        ? []
        : [{ ...maybe(slider('living', 'garden', 2410)), b: null, side: 'rear' as const }]),
    ],
    windows: {
      bed2: ['front'],
      bed3: ['right'],
      master: ['right'],
      living: ['left', 'rear'],
      kitchen: ['left', 'rear'],
    },
  }
}

/** Kitchen and table across the house, the sofa beside the terrace, and the main suite at the garden. */
function dayAndSuite(random: Random): Split[] {
  return [
    across(cell('kitchen', [3450, 3600, 3900], [3500, 3600, 3900]), cell('dining')),
    across(
      cell('living', 'free', [4300, 4450, 4800]),
      cell('alfresco', [3100, random.between(3250, 3400, 50), 3450]),
    ),
    sized(
      across(cell('master', [3700, 3900, 4200]), along(cell('wir', 'free', [1400, 1450, 1600]), cell('ens'))),
      'free',
      [3700, 3800, 4000],
    ),
  ]
}

/** A bedroom at the street and one behind the car, a front door from the side, and the parents at the garden. */
export function bothEnds(random: Random): LevelDraft {
  const right = random.between(3750, 3950, 50)
  const bed = along(
    setback(random),
    sleeping('bed2', { at: 'last', robe: 880, deep: [2950, 3050, 3300] }),
    across(cell('entry', 'free', [2500, 2600, 2800]), cell('porch', [1900, 2050, 2300])),
  )
  const wet = along(cell('bath', 'free', [2350, 2400, 2500]), cell('laundry', 'free', [1650, 1700, 1900]))
  return {
    widthMm: ONE_CAR_MM + right,
    tree: along(
      across(besideCar(random), sized(bed, right)),
      across(
        sized(sleeping('bed3', { hall: 'right', deep: [3100, 3350, 3700] }), ONE_CAR_MM),
        cell('lobby', 1300),
        wet,
      ),
      ...dayAndSuite(random),
    ),
    open: openTo('entry', 'lobby'),
    doors: [
      oneRoller(),
      frontDoor('porch', 'entry'),
      swing('garage', 'entry', 'rear'),
      swing('entry', 'bed2'),
      swing('lobby', 'bed3'),
      swing('lobby', 'bath'),
      cavity('dining', 'laundry'),
      backDoor('laundry', 'right'),
      swing('living', 'master'),
      ...suiteDoors,
      maybe(slider('dining', 'alfresco', 1810)),
      slider('living', 'alfresco', 2410),
    ],
    windows: {
      bed2: ['front'],
      bed3: ['left'],
      kitchen: ['left'],
      living: ['left'],
      master: ['rear'],
      dining: ['right'],
    },
  }
}
