import { createStore } from '#lib/store/create-store.ts'
import { INACTIVE, tourReducer, type Tour, type TourEvent } from './tour.ts'

export const tourStore = createStore<Tour>(INACTIVE)

/** Sends an event to the tour; returns whether it ended it. */
export function sendToTour(event: TourEvent): boolean {
  const before = tourStore.get()
  tourStore.set(tourReducer(before, event))
  return before.state === 'active' && tourStore.get().state === 'inactive'
}
