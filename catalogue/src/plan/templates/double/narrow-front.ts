import type { DoorSpec } from '../../draft.ts'
import { slider, swing } from '../../draft.ts'
import type { Split, Tree } from '../../layout/tree.ts'
import { across, along, cell, sized } from '../../layout/tree.ts'

/** One flight along the side wall, the core of a narrow house. */
export const STAIR_MM = { w: 1200, d: 4150 }
const PORCH = 1650

/** Room above porch and foyer, beside the main bedroom. */
export type Front = 'study' | 'balcony' | 'bed5'

const FRONTS: Record<Front, (depth: number, deck: string) => Tree> = {
  study: (depth) => along(cell('study', 'free', depth - 1120), cell('landing', 'free', 1120)),
  bed5: (depth) => along(cell('bed5', 'free', depth - 1120), cell('landing', 'free', 1120)),
  balcony: (depth, deck) => along(cell(deck, 'free', PORCH), cell('nook', 'free', depth - PORCH)),
}

/** Upper street side: the main bedroom, and the rooms reached past its door. */
export const frontRow = (
  front: Front,
  { width, depth, deck = 'balcony' }: { width: number; depth: number; deck?: string },
): Tree =>
  sized(
    across(cell('master', Math.round((width - 3120) / 10) * 10), FRONTS[front](depth, deck)),
    'free',
    depth,
  )

const FRONT_DOORS: Record<Front, (deck: string) => readonly DoorSpec[]> = {
  study: () => [swing('landing', 'master'), swing('landing', 'study')],
  bed5: () => [swing('landing', 'master'), swing('landing', 'bed5')],
  balcony: (deck) => [swing('nook', 'master'), slider('nook', deck, 2110)],
}
export const frontDoors = (front: Front, deck = 'balcony') => FRONT_DOORS[front](deck)

/** Porch and foyer, then the hall beside the stairs. */
export const streetHall = (hall: number, foyer: number): Tree =>
  sized(
    along(
      cell('porch', 'free', [1500, PORCH, 1800]),
      cell('entry', 'free', foyer - PORCH),
      across(cell('entry', hall), cell('stair', STAIR_MM.w, STAIR_MM.d)),
    ),
    hall + STAIR_MM.w,
  )

/** Two rows of rooms on both sides of a short hall that ends in the robes of the last ones. */
export function bedroomWing(
  hall: string,
  { width, left, right }: { width: number; left: readonly Tree[]; right: readonly Tree[] },
  robes: readonly [left: string, right: string],
): Split {
  const middle = 1300
  const side = (width - middle) / 2
  return across(
    sized(along(...left), side),
    sized(
      along(cell(hall), across(cell(robes[0], middle / 2, [1500, 1750, 2100]), cell(robes[1], middle / 2))),
      middle,
    ),
    sized(along(cell(hall, 'free', 1100), ...right), side),
  )
}
