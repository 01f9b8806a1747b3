import type { TourText } from '@dream/contract/rules/app/tour-texts'
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

/** A tour that is still to be shown, with what it says where an editor has written it anew. */
export type Due = { texts: readonly TourText[] | undefined }

/** The tour, if the server says that it is still to be shown; without an answer it is not. */
export async function dueTour(userId: string, name: TourName): Promise<Due | null> {
  try {
    const { completed, texts } = await call('GET /api/tours/:tourName/status', { params: { tourName: name } })
    if (completed) markTour(userId, name, true)
    return completed ? null : { texts }
  } catch {
    return null
  }
}
