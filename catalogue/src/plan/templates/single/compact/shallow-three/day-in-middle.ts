import type { LevelDraft } from '../../../../draft.ts'
import { backDoor, cavity, fromOneOf, frontDoor, maybe, roller, slider, swing } from '../../../../draft.ts'
import type { Split } from '../../../../layout/tree.ts'
import { across, along, cell, out, sized } from '../../../../layout/tree.ts'
import type { Random } from '../../../../random.ts'
import { openTo } from '../../courts/bar-rooms.ts'
import { GARAGE_DEPTH_MM, GARAGE_MM, suiteDoors } from '../../family/rooms.ts'
import { besideCar, ONE_CAR_MM, oneRoller, setback, sleeping, wayIn, yard } from '../compact-rooms.ts'

const ENTRY_MM = 1500
const LOBBY_MM = 1300

/** Two bedrooms at the street, the main suite and the bath at the garden, and a lobby across between them. */
function wing(random: Random): Split {
  const bed = (room: string) =>
    sized(sleeping(room, { hall: 'right', at: 'last', deep: [2950, 3000, 3200] }), [3650, 3800, 4000])
  return along(
    setback(random, 500),
    across(bed('bed2'), bed('bed3')),
    across(cell('wir', [2450, 2600, 2750], LOBBY_MM), cell('lobby')),
    sized(
      across(
        cell('master', [3900, 3950, 4100]),
        cell('ens', [1750, 1800, 1900]),
        cell('bath', [2000, 2050, 2200]),
      ),
      'free',
      [3550, 3600, 3800],
    ),
    yard,
  )
}

/** Sofa and table, one of them at the street beside the front door and the other one at the terrace. */
function dayColumn(random: Random, isSofaFirst: boolean): Split {
  const [first, last] = isSofaFirst
    ? [cell('living', 'free', [4500, 4600, 4900]), cell('dining', 'free', [2900, 3100, 3300])]
    : [cell('dining', 'free', [3300, 3400, 3600]), cell('living', 'free', [4200, 4300, 4500])]
  return along(
    setback(random, 500),
    across(wayIn(random, ENTRY_MM), first),
    last,
    cell('alfresco', 'free', [2700, random.between(2800, 3200, 100), 3300]),
    yard,
  )
}

/** All bedrooms in a wing at one end, kitchen and car at the other one. */
export function wingAtEnd(random: Random): LevelDraft {
  const isSofaFirst = random.chance(0.5)
  const [quiet, day, strip] = [
    random.between(7750, 7900, 50),
    random.between(5200, 5400, 50),
    random.between(2050, 2200, 50),
  ]
  return {
    widthMm: quiet + day + ONE_CAR_MM + strip,
    tree: across(
      sized(wing(random), quiet),
      sized(dayColumn(random, isSofaFirst), day),
      along(
        across(
          besideCar(random),
          sized(along(out('free', [1500, 3500, 5000]), cell('laundry', 'free', [2300, 2500, 2800])), strip),
        ),
        cell('kitchen', 'free', [3500, 3700, 3900]),
        yard,
      ),
    ),
    open: openTo('entry', 'lobby'),
    doors: [
      oneRoller(),
      frontDoor('porch', 'entry'),
      swing('garage', 'laundry'),
      cavity('kitchen', 'laundry'),
      backDoor('laundry', 'right'),
      ...['master', 'bed2', 'bed3', 'bath'].map((room) => swing('lobby', room)),
      ...suiteDoors,
      slider(isSofaFirst ? 'dining' : 'living', 'alfresco', 3010),
    ],
    windows: {
      bed2: ['front'],
      bed3: ['front'],
      master: ['rear'],
      living: isSofaFirst ? ['front'] : ['rear'],
      dining: isSofaFirst ? ['rear'] : ['front'],
      kitchen: ['rear', 'right'],
    },
  }
}

/** A bedroom at the street, one at the garden, and bath and laundry at the lobby between them. */
const childrensColumn = (random: Random): Split =>
  along(
    setback(random, 500),
    sleeping('bed2', { hall: 'right', at: 'last', nook: LOBBY_MM - 50, deep: [2950, 3050, 3300] }),
    across(
      along(cell('bath', 'free', [2250, 2300, 2500]), cell('laundry', 'free', [1700, 1750, 1900])),
      cell('lobby', LOBBY_MM),
    ),
    sleeping('bed3', { hall: 'right', nook: LOBBY_MM - 50, deep: [2950, 3050, 3300] }),
    yard,
  )

/** Living rooms in the middle, the children at their one end and the parents behind two cars at the other. */
export function betweenBeds(random: Random): LevelDraft {
  const [quiet, table, sofa] = [
    random.between(4300, 4450, 50),
    random.between(2600, 2750, 50),
    random.between(3950, 4100, 50),
  ]
  return {
    widthMm: quiet + table + sofa + GARAGE_MM,
    tree: across(
      sized(childrensColumn(random), quiet),
      sized(
        along(
          setback(random, 600),
          across(wayIn(random, ENTRY_MM), cell('kitchen', 'free', [3700, 3800, 4000])),
          across(cell('dining', table, [4300, 4500, 4700]), cell('living')),
          cell('alfresco', 'free', [2700, random.between(2700, 3300, 100), 3400]),
          yard,
        ),
        table + sofa,
      ),
      sized(
        along(
          setback(random, 600),
          cell('garage', 'free', GARAGE_DEPTH_MM),
          across(
            cell('master', [3700, 3800, 3900], [3750, 3850, 4100]),
            along(cell('ens', 'free', [2050, 2200, 2500]), cell('wir', 'free', [1450, 1500, 1700])),
          ),
          yard,
        ),
        GARAGE_MM,
      ),
    ),
    open: openTo('entry', 'lobby'),
    doors: [
      roller(),
      frontDoor('porch', 'entry'),
      fromOneOf(['entry', 'dining'], swing('lobby', 'bed2')),
      swing('lobby', 'bath'),
      cavity('lobby', 'laundry'),
      fromOneOf(['dining'], swing('lobby', 'bed3')),
      backDoor('laundry', 'left'),
      swing('living', 'master'),
      swing('kitchen', 'garage'),
      ...suiteDoors,
      maybe(slider('living', 'alfresco', 2410)),
      maybe(slider('dining', 'alfresco', 2110)),
    ],
    windows: { bed2: ['front'], bed3: ['rear', 'left'], kitchen: ['front'], master: ['rear'] },
  }
}
