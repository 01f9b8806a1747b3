import type { TourName } from '@dream/contract/rules/app/tours'
import { TOUR_STEPS } from './steps.ts'

/** At most one tour is active at a time (product §4). */
export type Tour = { state: 'inactive' } | { state: 'active'; name: TourName; step: number }

/** Tour events. `ended`: closed before its last step. `left`: the screen is gone, without a decision. */
export type TourEvent =
  | { type: 'started'; name: TourName }
  | { type: 'next' }
  | { type: 'ended' }
  | { type: 'left'; name: TourName }

export const INACTIVE: Tour = { state: 'inactive' }

/** Next state of a tour; the step after the last one ends it. */
export function tourReducer(tour: Tour, event: TourEvent): Tour {
  if (event.type === 'started') {
    return tour.state === 'active' ? tour : { state: 'active', name: event.name, step: 0 }
  }
  if (tour.state === 'inactive') return tour
  if (event.type === 'left') return event.name === tour.name ? INACTIVE : tour
  if (event.type === 'ended' || isLastStep(tour)) return INACTIVE
  return { ...tour, step: tour.step + 1 }
}

const isLastStep = ({ name, step }: { name: TourName; step: number }) => step >= TOUR_STEPS[name].length - 1
