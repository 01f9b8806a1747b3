import type { LevelDraft } from '../../../../draft.ts'
import { backDoor, cavity, frontDoor, maybe, slider, swing } from '../../../../draft.ts'
import type { Split, Tree } from '../../../../layout/tree.ts'
import { across, along, cell, out, sized } from '../../../../layout/tree.ts'
import type { Random } from '../../../../random.ts'
import { openTo } from '../../courts/bar-rooms.ts'
import { suiteDoors } from '../../family/rooms.ts'
import { besideCar, deepGarage, ONE_CAR_MM, oneRoller, setback, sleeping } from '../compact-rooms.ts'

/** Kitchen and table across the house, the sofa before or behind them beside the terrace, and the main suite at the garden. */
function dayAndSuite(isSofaFirst: boolean): Split[] {
  const terrace = cell('alfresco', [2620, 2680, 2800])
  const sit = cell('living', 'free', isSofaFirst ? [4700, 4900, 5200] : [4250, 4400, 4700])
  const cook = across(cell('kitchen', [3300, 3450, 3600], [3400, 3500, 3800]), cell('dining'))
  const dressing = along(cell('wir', 'free', [1300, 1400, 1600]), cell('ens'))
  const suite = (...parts: Tree[]) => sized(across(...parts), 'free', [3650, 3800, 4000])
  const bed = cell('master', [3600, 3800, 4100])
  return isSofaFirst
    ? [across(terrace, sit), cook, suite(dressing, bed)]
    : [cook, across(sit, terrace), suite(bed, dressing)]
}

/** One bedroom at the street beside the car, the other one at the garden, and a front door from the side. */
export function bothEnds(random: Random): LevelDraft {
  const isSofaFirst = random.chance(0.5)
  const right = random.between(3150, 3300, 50) + (isSofaFirst ? 150 : 0)
  const bed = along(
    setback(random),
    sleeping('bed2', { at: 'last', robe: 880, deep: [2950, 3050, 3300] }),
    across(cell('entry', 'free', [2500, 2600, 2800]), cell('porch', [1500, 1550, 1650])),
  )
  return {
    widthMm: ONE_CAR_MM + right,
    tree: along(
      across(besideCar(random), sized(bed, right)),
      across(cell('bath', ONE_CAR_MM, [2150, 2250, 2400]), cell('lobby', 1300), cell('laundry')),
      ...dayAndSuite(isSofaFirst),
    ),
    open: openTo('entry', 'lobby'),
    doors: [
      oneRoller(),
      frontDoor('porch', 'entry'),
      swing('garage', 'entry', 'rear'),
      swing('entry', 'bed2'),
      isSofaFirst ? cavity('lobby', 'bath', 'rear') : swing('lobby', 'bath', 'rear'),
      cavity('lobby', 'laundry'),
      backDoor('laundry', 'right'),
      swing(isSofaFirst ? 'dining' : 'living', 'master'),
      ...suiteDoors,
      maybe(slider(isSofaFirst ? 'kitchen' : 'dining', 'alfresco', 1810)),
      { ...slider('living', 'alfresco', 2110), at: isSofaFirst ? 'front' : 'mid' },
    ],
    windows: {
      bed2: ['front'],
      kitchen: ['left'],
      living: isSofaFirst ? ['right'] : ['left'],
      master: ['rear'],
      dining: ['right'],
    },
  }
}

/** Both bedrooms at the street, the living rooms at the garden, and the car at a lane. */
export function laneBehind(random: Random): LevelDraft {
  const [left, right] = [random.between(3500, 3600, 50), random.between(4150, 4300, 50)]
  const isCookFirst = random.chance(0.5)
  const cook = cell('kitchen', 'free', [3400, 3550, 3800])
  const dining = cell('dining', 'free', [2500, 2650, 2900])
  return {
    widthMm: left + right,
    tree: along(
      across(
        sized(
          along(setback(random), sleeping('bed2', { hall: 'right', at: 'last', deep: [2950, 3050, 3300] })),
          left,
        ),
        sized(sleeping('master', { at: 'last', nook: 1300, robe: 880, deep: [3300, 3500, 4300] }), right),
      ),
      sized(
        across(cell('bath', [2350, 2400, 2450]), cell('entry'), cell('porch', [1500, 1600, 1800])),
        'free',
        [2400, 2450, 2600],
      ),
      across(
        cell('living', [4250, 4350, 4450], [5600, 6000, 6400]),
        along(...(isCookFirst ? [cook, dining] : [dining, cook])),
      ),
      across(
        along(cell('alfresco', 'free', [3000, random.between(3100, 4000, 100), 4200]), out()),
        sized(along(cell('laundry', 'free', [1700, 1800, 2000]), deepGarage), ONE_CAR_MM),
      ),
    ),
    open: openTo('entry'),
    doors: [
      oneRoller('rear'),
      frontDoor('porch', 'entry'),
      swing('entry', 'bed2'),
      swing('entry', 'master'),
      swing('entry', 'bath'),
      swing('garage', 'laundry'),
      cavity(isCookFirst ? 'dining' : 'kitchen', 'laundry'),
      backDoor('laundry', 'right'),
      slider('living', 'alfresco', 2410),
    ],
    windows: { bed2: ['front'], master: ['front'], kitchen: ['right'], living: ['left'], dining: ['right'] },
  }
}
