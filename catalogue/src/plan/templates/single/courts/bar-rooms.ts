import type { LimitsMm, Split, Tree } from '../../../layout/tree.ts'
import { across, along, cell, sized } from '../../../layout/tree.ts'
import type { OpenPairs } from '../../../layout/boundaries.ts'
import type { Random } from '../../../random.ts'
import { nooked, robed } from '../family/rooms.ts'

/** Width of a lobby with space for a wall on its left. */
export const LOBBY_MM = 1400

/** Depth of a garage in which one can walk round both cars, wherever the door is. */
export const ROOMY_GARAGE_MM: LimitsMm = [6050, 6150, 6400]

/** Open pairs: the living rooms are one, and each of these passages opens to them. */
export const openTo = (...passages: string[]): OpenPairs =>
  passages.flatMap((passage, index) => [
    ...(['living', 'dining', 'kitchen'] as const).map((room) => [passage, room] as const),
    ...passages.slice(index + 1).map((other) => [passage, other] as const),
  ])

/** Two bedrooms along a lobby on their left, whose near end is open; the bath lies at that end. */
export function lobbyPair(first: string, second: string, near: 'first' | 'last'): Split {
  const bath = cell('bath', 'free', [2250, 2350, 2600])
  const width = LOBBY_MM - 70
  const parts = [
    across(
      cell('lobby', LOBBY_MM),
      along(...(near === 'first' ? [bath, robed(first)] : [robed(first, 'first'), bath])),
    ),
    nooked(second, { width, at: near }),
  ]
  return along(...(near === 'first' ? parts : parts.toReversed()))
}

interface PassSuite {
  /** Position of the entrance: before the bed or behind it. */
  at: 'first' | 'last'
  bed?: LimitsMm
  nook?: number
}

/** The main suite, entered past robe and bathroom beside the entrance on its left. */
export function passSuite(random: Random, { at, bed = [3800, 4000, 4400], nook = 1300 }: PassSuite): Split {
  const wet: Tree[] = [cell('ens', [1950, 2100, 2400], [2450, 2550, 2700]), cell('wir', [1300, 1550, 2100])]
  const way = across(cell('master', nook), ...(random.chance(0.5) ? wet : wet.toReversed()))
  const room = cell('master', 'free', bed)
  return along(...(at === 'first' ? [way, room] : [room, way]))
}

/** Three bedrooms and a bath on both sides of a lobby across the house; it is reached at its right end. */
export function threeAcross(isPairLast: boolean): Split {
  const single = sized(
    across(cell('bed4', [2900, 3150, 3400]), cell('robe4', 690), cell('bath', [2000, 2150, 2600])),
    'free',
    [3050, 3200, 3500],
  )
  const at = isPairLast ? 'first' : 'last'
  const two = across(
    sized(nooked('bed2', { at, hall: 'right' }), [2900, 2970, 3100]),
    sized(nooked('bed3', { at }), [2900, 3020, 3450]),
  )
  const way = across(cell('linen', [700, 900, 1200]), cell('lobby', 'free', 1260))
  return along(...(isPairLast ? [single, way, two] : [two, way, single]))
}

/** Two bedrooms and their bathroom in a row, behind a lobby in its middle; `end` is the width of the one beside the lobby. */
export const childrensRow = (end: number): Split =>
  across(
    sized(along(cell('bed2', 'free', [3200, 3500, 3900]), cell('robe2', 'free', 880)), [
      end - 20,
      end,
      end + 120,
    ]),
    along(
      cell('lobby', 'free', 1260),
      across(cell('bed3', [2740, 2760, 2950], [3200, 3300, 3500]), cell('robe3', 690)),
    ),
    cell('bath', [1700, 1900, 2200]),
  )
