import type { DoorSpec } from '../../../draft.ts'
import { cavity } from '../../../draft.ts'
import type { LimitsMm, Split, Tree } from '../../../layout/tree.ts'
import { across, along, cell, sized } from '../../../layout/tree.ts'
import type { Random } from '../../../random.ts'

/** A double garage's outer width and depth. */
export const GARAGE_MM = 5880
export const GARAGE_DEPTH_MM: LimitsMm = [5900, 6000, 6300]
/** Setback of the house behind a garage that stands on the boundary. */
export const BESIDE_MM = 1000

/** A bedroom with its robe along the rear, or the front. */
export function robed(bed: string, robe: 'first' | 'last' = 'last'): Split {
  const room = cell(bed, 'free', [2950, 3050, 3350])
  const cupboard = cell(`robe${bed.slice(3)}`, 'free', 690)
  return robe === 'last' ? along(room, cupboard) : along(cupboard, room)
}

interface Nook {
  /** Side of the hall. */
  hall?: 'left' | 'right'
  at?: 'first' | 'last'
  width?: number
}

/** A bedroom with its robe beside the nook of its door. */
export function nooked(bed: string, { hall = 'left', at = 'first', width = 1180 }: Nook = {}): Split {
  const row = [cell(bed, width), cell(`robe${bed.slice(3)}`, 'free', 690)]
  const nook = across(...(hall === 'left' ? row : row.toReversed()))
  const room = cell(bed, 'free', [2950, 3050, 3350])
  return at === 'first' ? along(nook, room) : along(room, nook)
}

/** Depth of a bedroom between an outer wall and a lobby's wall. */
const BESIDE_LOBBY_MM = 2900
const WIDE_LOBBY_MM = 1400

function aroundLobby(random: Random, [first, second]: readonly [string, string], lobby: number): Split {
  const width = lobby - 70
  if (random.chance(0.5))
    return along(
      nooked(first, { at: 'last', width }),
      across(cell('lobby', lobby), cell('bath', 'free', [2300, 2400, 2700])),
      nooked(second, { width }),
    )
  return along(
    across(cell('lobby', lobby), along(cell('bath', 'free', [2300, 2400, 2700]), robed(first))),
    nooked(second, { width }),
  )
}

/** Two bedrooms and their bathroom around a lobby on the left, which opens to the living rooms. */
export const pair = (random: Random, first: string, second: string): Split =>
  aroundLobby(random, [first, second], 1250)

/** The same around a lobby with space for a wall on its left; `w` is its minimum width. */
export function widePair(random: Random, first: string, second: string): Split {
  const rooms = aroundLobby(random, [first, second], WIDE_LOBBY_MM)
  const isBeside = rooms.parts.length === 2
  return isBeside ? sized(rooms, [WIDE_LOBBY_MM + BESIDE_LOBBY_MM, 100_000]) : rooms
}

/** The same rooms with left and right swapped. */
export const turned = (tree: Split): Split => {
  const parts = tree.parts.map((part): Tree => ('room' in part ? part : turned(part)))
  return { ...tree, parts: tree.way === 'across' ? parts.toReversed() : parts }
}

/** Robe and ensuite side by side, in either order. */
export function dressing(random: Random, depth: LimitsMm = [2200, 2350, 2650]): Split {
  const parts = [cell('wir', [1300, 1400, 2100]), cell('ens', [2150, 2350, 3000])]
  return sized(across(...(random.chance(0.5) ? parts : parts.toReversed())), 'free', depth)
}

/** The same behind a bedroom that is wider. */
export function wideDressing(random: Random, depth: LimitsMm = [2150, 2300, 2600]): Split {
  const parts = [cell('wir', [1800, 2500, 3100]), cell('ens', [2350, 2900, 3300])]
  return sized(across(...(random.chance(0.5) ? parts : parts.toReversed())), 'free', depth)
}

export const master = cell('master', 'free', [3850, 4050, 4500])

/** Doors of a main suite: robe and ensuite are reached from the main bedroom. */
export const suiteDoors: readonly DoorSpec[] = [cavity('master', 'wir'), cavity('master', 'ens')]
