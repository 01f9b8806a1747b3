import { INACTIVE, tourReducer, type Tour, type TourEvent } from './tour.ts'

let tour: Tour = INACTIVE
const listeners = new Set<() => void>()

export const currentTour = () => tour

/** Calls `tell` after each change; answers how to stop. */
export function onTour(tell: () => void) {
  listeners.add(tell)
  return () => void listeners.delete(tell)
}

/** Answers whether this ended the tour. */
export function sendToTour(event: TourEvent): boolean {
  const before = tour
  tour = tourReducer(before, event)
  if (tour !== before) for (const tell of listeners) tell()
  return before.state === 'active' && tour.state === 'inactive'
}
