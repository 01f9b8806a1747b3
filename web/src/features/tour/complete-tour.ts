import type { TourName } from '@dream/contract/rules/app/tours'
import { call } from '#lib/api/api-client.ts'
import { markTour } from './completed-tours.ts'

/** Completed at once on this device, then reported; when that fails it is not completed after all (product §4). */
export async function completeTour(userId: string, name: TourName): Promise<void> {
  markTour(userId, name, true)
  try {
    await call('POST /api/tours/:tourName/complete', { params: { tourName: name } })
  } catch {
    markTour(userId, name, false)
  }
}

/** Whether the server says that a tour is still to be shown; without an answer it is not. */
export async function isTourDue(userId: string, name: TourName): Promise<boolean> {
  try {
    const { completed } = await call('GET /api/tours/:tourName/status', { params: { tourName: name } })
    if (completed) markTour(userId, name, true)
    return !completed
  } catch {
    return false
  }
}
