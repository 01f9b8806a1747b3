import { call } from '#lib/api/api-client.ts'
import { cancelRead, getApiData, invalidate, setApiData } from '#lib/api/query.ts'
import { failureOf } from '#lib/forms/submission.ts'

const FAVORITES = 'GET /api/videos/favorites'
const FAILED = "Couldn't save that. Please try again."

/** What the person wants last of each video. */
const wanted = new Map<string, boolean>()
/** Calls go out one after the other, so that the last choice wins. */
let queue: Promise<unknown> = Promise.resolve()

/**
 * Makes a video a favourite or no longer one: shown at once, taken back when it cannot be sent. Returns null, or why it failed in words
 * for the person.
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
  // A list that was read before this choice must not arrive after it.
  void cancelRead(FAVORITES)
  setApiData(FAVORITES, (known) => {
    const others = known?.items.filter((favourite) => favourite.id !== id) ?? []
    return { items: isFavourite ? [{ id, savedAt: new Date().toISOString() }, ...others] : others }
  })
}
