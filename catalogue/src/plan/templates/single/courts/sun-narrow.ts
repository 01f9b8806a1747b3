import type { DoorSpec, LevelDraft } from '../../../draft.ts'
import { cavity, roller, swing } from '../../../draft.ts'
import type { Split } from '../../../layout/tree.ts'
import { across, along, cell, out, sized } from '../../../layout/tree.ts'
import type { Random } from '../../../random.ts'
import { turned } from '../family/rooms.ts'
import { lobbyPair, openTo, passSuite, ROOMY_GARAGE_MM } from './bar-rooms.ts'
import { doorway, ENTRY_MM, sleepingDoors, terrace } from './sun-rooms.ts'

const ONE_CAR_MM = 3600

const oneCar = (random: Random): Split =>
  along(
    out('free', [250, random.between(300, 700, 100), 1900]),
    cell('garage', 'free', ROOMY_GARAGE_MM),
    cell('laundry', 'free', [2000, 2150, 2400]),
  )

const oneCarDoors: readonly DoorSpec[] = [
  ...sleepingDoors,
  roller('front', 2710),
  swing('garage', 'entry', 'rear'),
  cavity('entry', 'laundry'),
  cavity('kitchen', 'pantry'),
  swing('lobby', 'master'),
]

/** One car; bedrooms in two columns behind the table. */
export function columnsBehind(random: Random): LevelDraft {
  const isSuiteLeft = random.chance(0.5)
  const row = [
    cell('pantry', [1450, 1500, 1650], [3700, 3950, 4300]),
    cell('kitchen', [3800, 4000, 4300]),
    ...(isSuiteLeft
      ? [cell('dining', [5000, 5400, 5900])]
      : [cell('dining', [3000, 3300, 3600]), cell('study', [1950, 2100, 2400])]),
  ]
  const children = lobbyPair('bed2', 'bed3', 'first')
  const suite = passSuite(random, { at: 'first' })
  const lobbyMm = random.between(5050, 5150, 50)
  return {
    widthMm: lobbyMm + random.between(5600, 5750, 50),
    tree: along(
      across(
        sized(oneCar(random), ONE_CAR_MM),
        along(terrace(random), across(cell('entry', ENTRY_MM), cell('living', 'free', [4500, 4800, 5200]))),
      ),
      across(...(isSuiteLeft ? row : row.toReversed())),
      isSuiteLeft
        ? across(along(turned(suite), out()), sized(along(children, out()), lobbyMm))
        : across(sized(along(turned(children), out()), lobbyMm), along(suite, out())),
    ),
    open: openTo('entry', 'lobby'),
    doors: [...oneCarDoors, ...(isSuiteLeft ? [] : [cavity('dining', 'study')])],
    windows: { master: ['rear', 'left', 'right'], living: ['front', 'right'], kitchen: ['left', 'right'] },
  }
}

/**
 * Single garage with the children's rooms behind it; on the other side terrace, living rooms and main suite one behind the other.
 */
export function suiteBehindKitchen(random: Random): LevelDraft {
  const left = ONE_CAR_MM + ENTRY_MM
  return {
    widthMm: left + random.between(5500, 5750, 50),
    tree: across(
      sized(
        along(
          across(sized(oneCar(random), ONE_CAR_MM), doorway([2000, 2250, 8000])),
          turned(lobbyPair('bed3', 'bed2', 'last')),
          out(),
        ),
        left,
      ),
      along(
        out('free', [250, random.between(300, 600, 100), 1500]),
        cell('alfresco', 'free', [3200, random.between(3300, 3900, 100), 4400]),
        cell('living', 'free', [4500, 4800, 5100]),
        cell('dining', 'free', [2700, 2900, 3200]),
        across(cell('kitchen', 'free', [3900, 4100, 4400]), cell('pantry', [1450, 1500, 1650])),
        passSuite(random, { at: 'first' }),
        out(),
      ),
    ),
    open: openTo('entry', 'lobby'),
    doors: oneCarDoors,
    windows: { master: ['rear', 'right'], living: ['front', 'right'], dining: ['right'], kitchen: ['right'] },
  }
}
