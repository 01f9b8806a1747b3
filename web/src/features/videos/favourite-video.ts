import { call } from '#lib/api/api-client.ts'
import { cancelRead, getApiData, invalidate, setApiData } from '#lib/api/query.ts'
import { failureOf } from '#lib/forms/submission.ts'

const FAVORITES = 'GET /api/videos/favorites'
const FAILED = "Couldn't save that. Please try again."

/** Last choice of the person by video. */
const wanted = new Map<string, boolean>()
/** Calls run in sequence, so that the last choice wins. */
let queue: Promise<unknown> = Promise.resolve()

/**
 * Makes a video a favourite or removes it: optimistic, rolled back on failure. Resolves with null, or the error message for the
 * person.
 */
export function setFavourite(id: string, isFavourite: boolean): Promise<string | null> {
  wanted.set(id, isFavourite)
  show(id, isFavourite)
  const isStillWanted = () => wanted.get(id) === isFavourite
  const turn = queue.then(async () => {
    if (!isStillWanted()) return null
    const failure = await send(id, isFavourite)
    if (failure !== null && isStillWanted()) show(id, !isFavourite)
    if (failure !== null || !isKnown()) void invalidate(FAVORITES)
    return isStillWanted() ? failure : null
  })
  queue = turn
  return turn
}

async function send(id: string, isFavourite: boolean): Promise<string | null> {
  try {
    await call(isFavourite ? 'PUT /api/videos/favorites/:id' : 'DELETE /api/videos/favorites/:id', {
      params: { id },
    })
    return null
  } catch (error) {
    return failureOf(error, FAILED).message
  }
}

const isKnown = () => getApiData(FAVORITES) !== undefined

function show(id: string, isFavourite: boolean) {
  if (!isKnown()) return
  // Cancel pending reads of the list, whose answer would be older than this choice.
  void cancelRead(FAVORITES)
  setApiData(FAVORITES, (known) => {
    const others = known?.items.filter((favourite) => favourite.id !== id) ?? []
    return { items: isFavourite ? [{ id, savedAt: new Date().toISOString() }, ...others] : others }
  })
}
