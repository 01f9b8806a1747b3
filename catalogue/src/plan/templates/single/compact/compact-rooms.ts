import type { DoorSpec } from '../../../draft.ts'
import { roller } from '../../../draft.ts'
import type { LimitsMm, Split, Tree } from '../../../layout/tree.ts'
import { across, along, cell, out, sized } from '../../../layout/tree.ts'
import type { Random } from '../../../random.ts'

/** A single garage's outer width and depth. */
export const ONE_CAR_MM = 3450
const ONE_CAR_DEPTH_MM: LimitsMm = [5900, 6000, 6250]
export const oneRoller = (side: 'front' | 'rear' = 'front'): DoorSpec => roller(side, 2710)

/** Setback of a room's front behind the foremost wall. */
export const setback = (random: Random, most = 800) =>
  out('free', [250, random.between(300, most, 100), 2200])

/** Garden behind a room, deep enough not to be a slot. */
export const yard = out('free', [200, 300, 8000])

/** A single garage at the street. */
export const carBay = (random: Random): Tree[] => [setback(random), cell('garage', 'free', ONE_CAR_DEPTH_MM)]

/** A single garage at the street, with rooms behind it. */
export const besideCar = (random: Random, ...behind: readonly Tree[]): Split =>
  sized(along(...carBay(random), ...behind), ONE_CAR_MM)

/** A single garage with its door into the house past the car's nose. */
export const deepGarage = cell('garage', 'free', [6150, 6300, 6500])

/** Entrance from the street: a porch, and the entry behind it. */
export const wayIn = (random: Random, width: number, ...behind: readonly Tree[]): Split =>
  sized(
    along(
      cell('porch', 'free', [1500, random.between(1600, 2100, 100), 2600]),
      cell('entry', 'free', [1600, 2300, 100_000]),
      ...behind,
    ),
    width,
  )

interface Sleeping {
  /** Side of the hall. */
  hall?: 'left' | 'right'
  /** Position of the door's nook: before the room or behind it. */
  at?: 'first' | 'last'
  nook?: number
  /** Depth of the robe beside the nook, including its wall if any. */
  robe?: number
  deep?: LimitsMm
}

/** A bedroom with its robe beside the nook of its door. */
export function sleeping(
  bed: string,
  { hall = 'left', at = 'first', nook = 1200, robe = 700, deep = [2950, 3100, 3500] }: Sleeping = {},
): Split {
  const row = [cell(bed, nook), cell(bed === 'master' ? 'robe1' : `robe${bed.slice(3)}`, 'free', robe)]
  const way = across(...(hall === 'left' ? row : row.toReversed()))
  const room = cell(bed, 'free', deep)
  return along(...(at === 'first' ? [way, room] : [room, way]))
}
