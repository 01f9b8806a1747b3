import type { DoorSpec } from '../draft.ts'
import { cavity, swing } from '../draft.ts'
import type { LimitsMm, Tree } from '../layout/tree.ts'
import { across, along, cell, sized } from '../layout/tree.ts'

/** Number of cars: two, or one with a study and a mudroom beside it. */
export type Cars = 1 | 2

const ONE_CAR_MM = 3480

/** The garage, or a smaller one with a study at the street. */
export const streetRooms = (cars: Cars, { width, depth }: { width: number; depth: LimitsMm }): Tree =>
  cars === 2
    ? cell('garage', 'free', depth)
    : across(
        cell('garage', ONE_CAR_MM, depth),
        sized(along(cell('study', 'free', [2900, 3200, 3500]), cell('mudroom', 'free')), width - ONE_CAR_MM),
      )

export const CARS_DOORS: Record<Cars, readonly DoorSpec[]> = {
  1: [cavity('entry', 'study'), swing('garage', 'mudroom'), cavity('entry', 'mudroom')],
  2: [swing('garage', 'entry', 'rear')],
}
export const ROLLER_MM: Record<Cars, number> = { 1: 2710, 2: 4810 }
