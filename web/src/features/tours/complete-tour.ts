import type { TourText } from '@dream/contract/rules/app/tour-texts'
import type { TourName } from '@dream/contract/rules/app/tours'
import { call } from '#lib/api/api-client.ts'
import { markTour } from './completed-tours.ts'

/** Completes a tour at once on this device, then reports it; rolled back when that fails (product §4). */
export async function completeTour(userId: string, name: TourName): Promise<void> {
  markTour(userId, name, true)
  try {
    await call('POST /api/tours/:tourName/complete', { params: { tourName: name } })
  } catch {
    markTour(userId, name, false)
  }
}

/** Tour that is still to be shown, with an editor's texts if there are any. */
export type Due = { texts: readonly TourText[] | undefined }

/** Returns the tour if the server says that it is still to be shown; null without an answer. */
export async function dueTour(userId: string, name: TourName): Promise<Due | null> {
  try {
    const { completed, texts } = await call('GET /api/tours/:tourName/status', { params: { tourName: name } })
    if (completed) markTour(userId, name, true)
    return completed ? null : { texts }
  } catch {
    return null
  }
}
