import type { LevelDraft } from '../../../../draft.ts'
import { backDoor, cavity, frontDoor, maybe, roller, slider, swing } from '../../../../draft.ts'
import type { OpenPairs } from '../../../../layout/boundaries.ts'
import type { Split } from '../../../../layout/tree.ts'
import { across, along, cell, sized } from '../../../../layout/tree.ts'
import type { Random } from '../../../../random.ts'
import { openTo } from '../../courts/bar-rooms.ts'
import { GARAGE_DEPTH_MM, GARAGE_MM, suiteDoors } from '../../family/rooms.ts'
import { setback, sleeping, wayIn, yard } from '../compact-rooms.ts'

const ENTRY_MM = 1550
const LOBBY_MM = 1300

/** The kitchen at the street, and sofa and table behind it at the terrace. */
const dayEnd = (random: Random): Split =>
  along(
    setback(random),
    across(cell('pantry', [1500, 1600, 1800]), cell('kitchen', 'free', [3600, 3750, 4000])),
    across(cell('living', [3750, 3850, 4100], [4200, 4400, 4700]), cell('dining')),
    cell('alfresco', 'free', [2700, random.between(2700, 3000, 100), 3400]),
    yard,
  )

/** Front door and cars side by side, the lobby behind them, and the main suite at the garden. */
function middle(random: Random): Split {
  return along(
    across(
      wayIn(random, ENTRY_MM),
      along(
        setback(random, 500),
        cell('garage', 'free', GARAGE_DEPTH_MM),
        cell('lobby', GARAGE_MM, LOBBY_MM),
      ),
    ),
    sized(
      across(
        cell('laundry', [1900, 1950, 2050]),
        along(cell('wir', 'free', [1450, 1500, 1700]), cell('ens')),
        cell('master', [3500, 3650, 3800]),
      ),
      'free',
      [3800, 3900, 4200],
    ),
    yard,
  )
}

/** A bedroom at the street, one at the garden, bath and WC between them. */
const childrensEnd = (random: Random): Split =>
  along(
    setback(random, 500),
    sleeping('bed2', { at: 'last', nook: LOBBY_MM - 50, deep: [2950, 3000, 3300] }),
    across(
      cell('hall', LOBBY_MM),
      along(cell('bath', 'free', [2300, 2400, 2600]), cell('wc', 'free', [1010, 1100, 1300])),
    ),
    sleeping('bed3', { nook: LOBBY_MM - 50, deep: [2950, 3000, 3300] }),
    yard,
  )

/** Living rooms at one end, the children at the other one, and the cars between them before the main suite. */
export function carsBetween(random: Random): LevelDraft {
  const [day, quiet] = [random.between(6300, 6450, 50), random.between(4200, 4350, 50)]
  const open: OpenPairs = [...openTo('entry'), ['entry', 'lobby'], ['lobby', 'hall']]
  return {
    widthMm: day + ENTRY_MM + GARAGE_MM + quiet,
    tree: across(
      sized(dayEnd(random), day),
      sized(middle(random), ENTRY_MM + GARAGE_MM),
      sized(childrensEnd(random), quiet),
    ),
    open,
    doors: [
      roller(),
      frontDoor('porch', 'entry'),
      swing('garage', 'entry', 'rear'),
      cavity('entry', 'laundry'),
      backDoor('laundry', 'rear'),
      swing('lobby', 'master'),
      ...suiteDoors,
      swing('hall', 'bed2'),
      swing('hall', 'bath'),
      swing('hall', 'wc'),
      swing('hall', 'bed3'),
      cavity('kitchen', 'pantry'),
      maybe(slider('living', 'alfresco', 2410)),
      maybe(slider('dining', 'alfresco', 2110)),
    ],
    windows: {
      bed2: ['front'],
      bed3: ['right', 'rear'],
      kitchen: ['front'],
      living: ['left'],
      dining: ['left'],
      master: ['rear'],
    },
  }
}
