import type { LevelDraft } from '../../../../draft.ts'
import { arch, backDoor, cavity, frontDoor, maybe, slider, swing } from '../../../../draft.ts'
import type { Split } from '../../../../layout/tree.ts'
import { across, along, cell, out, sized } from '../../../../layout/tree.ts'
import type { Random } from '../../../../random.ts'
import { openTo } from '../../courts/bar-rooms.ts'
import { suiteDoors } from '../../family/rooms.ts'
import { besideCar, ONE_CAR_MM, oneRoller, setback, sleeping, yard } from '../compact-rooms.ts'

const ENTRY_MM = 1550
const LOBBY_MM = 1300

/** Terrace and sofa beside the front door; behind them the lobby, and at the garden a bath and a bedroom. */
const middle = (random: Random): Split =>
  along(
    across(
      sized(
        along(
          cell('porch', 'free', [1500, random.between(1600, 2100, 100), 2600]),
          cell('entry', 'free', [3000, 4600, 5400]),
        ),
        ENTRY_MM,
      ),
      along(
        out('free', [0, 300, 1000]),
        cell('alfresco', 'free', [2650, random.between(2700, 3000, 100), 3200]),
        cell('living', 'free', [3700, 3800, 4200]),
      ),
    ),
    cell('lobby', 'free', LOBBY_MM),
    sized(
      across(cell('bath', [2150, 2250, 2400]), cell('robe3', 700), cell('bed3', [2950, 3000, 3400])),
      'free',
      [3150, 3250, 3600],
    ),
    yard,
  )

/** Kitchen and table, the laundry beside them, and behind them the main suite. */
function lastColumn(random: Random, isTableFirst: boolean): Split {
  const cook = across(cell('kitchen', 'free', [3500, 3600, 3900]), cell('pantry', [1500, 1600, 1750]))
  const eat = across(cell('dining', 'free', [2700, 2800, 3100]), cell('laundry', [1850, 1900, 2100]))
  return along(
    setback(random),
    ...(isTableFirst ? [eat, cook] : [cook, eat]),
    across(
      cell('master', [3600, 3700, 3900], [3900, 4000, 4300]),
      along(cell('wir', 'free', [1450, 1500, 1700]), cell('ens')),
    ),
    yard,
  )
}

/** Terrace, sofa and kitchen look to the street; all bedrooms lie behind them at the garden. */
export function sunAtStreet(random: Random): LevelDraft {
  const isTableFirst = random.chance(0.4)
  const [middleMm, last] = [random.between(5850, 5950, 50), random.between(5650, 5900, 50)]
  return {
    widthMm: ONE_CAR_MM + middleMm + last,
    tree: across(
      besideCar(random, sleeping('bed2', { hall: 'right' }), yard),
      sized(middle(random), middleMm),
      sized(lastColumn(random, isTableFirst), last),
    ),
    open: openTo('entry'),
    doors: [
      oneRoller(),
      frontDoor('porch', 'entry'),
      swing('garage', 'entry', 'rear'),
      { ...arch('entry', 'lobby', 1000), at: 'left' },
      ...['bed2', 'bed3', 'master'].map((room) => swing('lobby', room)),
      swing('lobby', 'bath', 'right'),
      ...suiteDoors,
      cavity('kitchen', 'pantry'),
      cavity('dining', 'laundry'),
      backDoor('laundry', 'right'),
      slider('living', 'alfresco', 3010),
      maybe(slider('dining', 'alfresco', 1810)),
    ],
    windows: {
      living: ['front'],
      kitchen: ['front'],
      dining: ['front'],
      bed2: ['rear'],
      bed3: ['rear'],
      master: ['rear'],
    },
  }
}
