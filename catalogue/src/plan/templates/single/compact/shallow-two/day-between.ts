import type { LevelDraft } from '../../../../draft.ts'
import { backDoor, cavity, fromOneOf, frontDoor, maybe, roller, slider, swing } from '../../../../draft.ts'
import type { Split } from '../../../../layout/tree.ts'
import { across, along, cell, out, sized } from '../../../../layout/tree.ts'
import type { Random } from '../../../../random.ts'
import { openTo } from '../../courts/bar-rooms.ts'
import { GARAGE_DEPTH_MM, GARAGE_MM, suiteDoors } from '../../family/rooms.ts'
import { besideCar, ONE_CAR_MM, oneRoller, setback, sleeping, wayIn } from '../compact-rooms.ts'

const ENTRY_MM = 1500
const LOBBY_MM = 1300

/** A bedroom at the street, one at the garden, and the bath at the lobby between them. */
function bedColumn(random: Random, first: string, last: string): Split {
  const bed = (room: string, at: 'first' | 'last') =>
    sleeping(room, {
      hall: 'right',
      at,
      nook: LOBBY_MM - 50,
      deep: room === 'master' ? [3150, 3250, 3500] : [2950, 3000, 3300],
    })
  return along(
    setback(random),
    bed(first, 'last'),
    across(cell('bath', 'free', [2250, 2300, 2500]), cell('lobby', LOBBY_MM)),
    bed(last, 'first'),
    out(),
  )
}

/** Sofa and table, one of them at the street beside the front door and the other one at the terrace. */
function dayColumn(random: Random, isSofaFirst: boolean): Split {
  const [first, last] = isSofaFirst
    ? [cell('living', 'free', [4600, 4800, 5000]), cell('dining', 'free', [2700, 2800, 3000])]
    : [cell('dining', 'free', [3300, 3400, 3600]), cell('living', 'free', [4000, 4200, 4400])]
  return along(
    setback(random),
    across(wayIn(random, ENTRY_MM), first),
    last,
    cell('alfresco', 'free', [2700, 2750, 2900]),
    out(),
  )
}

/** The kitchen behind the car, and the laundry beside both. */
const workColumn = (random: Random): Split =>
  along(
    across(
      besideCar(random),
      along(out('free', [1500, 3500, 5000]), cell('laundry', 'free', [2300, 2500, 2800])),
    ),
    cell('kitchen', 'free', [3500, 3600, 3900]),
    out(),
  )

/** Both bedrooms at one end, kitchen and car at the other one, and one room from street to garden between them. */
export function throughDay(random: Random): LevelDraft {
  const [first, last] = random.chance(0.5) ? (['master', 'bed2'] as const) : (['bed2', 'master'] as const)
  const isSofaFirst = random.chance(0.5)
  const [quiet, day, work] = [
    random.between(4300, 4450, 50),
    random.between(5100, 5300, 50),
    ONE_CAR_MM + random.between(1800, 2000, 50),
  ]
  return {
    widthMm: quiet + day + work,
    tree: across(
      sized(bedColumn(random, first, last), quiet),
      sized(dayColumn(random, isSofaFirst), day),
      sized(workColumn(random), work),
    ),
    open: openTo('entry', 'lobby'),
    doors: [
      oneRoller(),
      frontDoor('porch', 'entry'),
      swing('garage', 'laundry'),
      cavity('kitchen', 'laundry'),
      backDoor('laundry', 'right'),
      fromOneOf(['living', 'dining', 'lobby'], swing('entry', 'master')),
      fromOneOf(['living', 'dining', 'lobby'], swing('entry', 'bed2')),
      swing('lobby', 'bath'),
      slider(isSofaFirst ? 'dining' : 'living', 'alfresco', 3010),
    ],
    windows: {
      [first]: ['front'],
      [last]: ['rear'],
      living: isSofaFirst ? ['front'] : ['rear'],
      dining: isSofaFirst ? ['rear'] : ['front'],
      kitchen: ['rear', 'right'],
    },
  }
}

/** Living rooms in the middle, one bedroom at their one end and the main suite behind two cars at the other. */
export function betweenBeds(random: Random): LevelDraft {
  const [guest, sofa, table] = [
    random.between(3800, 3900, 50),
    random.between(3950, 4100, 50),
    random.between(2550, 2650, 50),
  ]
  return {
    widthMm: guest + sofa + table + GARAGE_MM,
    tree: across(
      sized(
        along(
          setback(random),
          sleeping('bed2', { hall: 'right', at: 'last' }),
          across(cell('bath', 'free', [2350, 2450, 2700]), cell('lobby', LOBBY_MM)),
          cell('laundry', 'free', [1750, 1850, 2100]),
          out(),
        ),
        guest,
      ),
      sized(
        along(
          setback(random),
          across(wayIn(random, ENTRY_MM), cell('kitchen', 'free', [3600, 3700, 3900])),
          across(cell('dining', table, [4200, 4300, 4500]), cell('living')),
          cell('alfresco', 'free', [2600, 2650, 2800]),
        ),
        sofa + table,
      ),
      sized(
        along(
          setback(random),
          cell('garage', 'free', GARAGE_DEPTH_MM),
          across(
            cell('master', [3700, 3800, 3900], [3750, 3850, 4000]),
            along(cell('ens', 'free', [2050, 2200, 2500]), cell('wir', 'free', [1450, 1500, 1700])),
          ),
          out(),
        ),
        GARAGE_MM,
      ),
    ),
    open: openTo('entry', 'lobby'),
    doors: [
      roller(),
      frontDoor('porch', 'entry'),
      swing('lobby', 'bath'),
      swing('lobby', 'bed2'),
      cavity('dining', 'laundry'),
      backDoor('laundry', 'left'),
      swing('living', 'master'),
      swing('kitchen', 'garage'),
      ...suiteDoors,
      maybe(slider('living', 'alfresco', 2410)),
      maybe(slider('dining', 'alfresco', 2110)),
    ],
    windows: { bed2: ['front'], kitchen: ['front'], master: ['rear'] },
  }
}
