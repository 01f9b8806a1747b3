import type { TourName } from '@dream/contract/rules/app/tours'
import { device, personalKey } from '#lib/storage/storage.ts'

const keyOf = (userId: string, name: TourName) => personalKey(userId, `tour:${name}`)

/** Whether this device knows that a person has completed a tour, so that no request is needed. */
export const isTourDone = (userId: string, name: TourName) => device.get(keyOf(userId, name)) !== null

export function markTour(userId: string, name: TourName, isDone: boolean) {
  if (isDone) device.set(keyOf(userId, name), 'done')
  else device.remove(keyOf(userId, name))
}
