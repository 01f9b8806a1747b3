import type { DoorWish } from '../draft.ts'
import { cavity, swing } from '../draft.ts'
import type { Limits, Tree } from '../tree.ts'
import { across, along, cell, sized } from '../tree.ts'

/** Two cars, or one with a study and a mudroom beside it. */
export type Cars = 1 | 2

const ONE_CAR = 3480

/** The garage, or a smaller one with a study at the street. */
export const streetRooms = (cars: Cars, { width, depth }: { width: number; depth: Limits }): Tree =>
  cars === 2
    ? cell('garage', 'free', depth)
    : across(
        cell('garage', ONE_CAR, depth),
        sized(along(cell('study', 'free', [2900, 3200, 3500]), cell('mudroom', 'free')), width - ONE_CAR),
      )

export const CARS_DOORS: Record<Cars, readonly DoorWish[]> = {
  1: [cavity('entry', 'study'), swing('garage', 'mudroom'), cavity('entry', 'mudroom')],
  2: [swing('garage', 'entry', 'rear')],
}
export const ROLLER_MM: Record<Cars, number> = { 1: 2710, 2: 4810 }
