import { call } from '#lib/api-client.ts'
import { invalidate, keyOf, queryClient, setAnswer } from '#lib/query.ts'
import { failureOf } from '#lib/submission.ts'

const FAVORITES = 'GET /api/videos/favorites'
const FAILED = 'That could not be saved. Please try again.'

/** What the person wants last of each video. */
const wishes = new Map<string, boolean>()
/** Calls go out one after the other, so that the last wish is the last word. */
let line: Promise<unknown> = Promise.resolve()

/**
 * Keeps a video or lets it go: shown at once, taken back when it cannot be sent. Answers null, or why it failed in words
 * for the person.
 */
export function keepVideo(id: string, isKept: boolean): Promise<string | null> {
  wishes.set(id, isKept)
  show(id, isKept)
  const isWished = () => wishes.get(id) === isKept
  const turn = line.then(async () => {
    if (!isWished()) return null
    const failure = await send(id, isKept)
    if (failure !== null && isWished()) show(id, !isKept)
    if (failure !== null || !isKnown()) void invalidate(FAVORITES)
    return isWished() ? failure : null
  })
  line = turn
  return turn
}

async function send(id: string, isKept: boolean): Promise<string | null> {
  try {
    await call(isKept ? 'PUT /api/videos/favorites/:id' : 'DELETE /api/videos/favorites/:id', {
      params: { id },
    })
    return null
  } catch (error) {
    return failureOf(error, FAILED).message
  }
}

const isKnown = () => queryClient.getQueryData(keyOf(FAVORITES)) !== undefined

function show(id: string, isKept: boolean) {
  if (!isKnown()) return
  // A list that was read before this wish must not arrive after it.
  queryClient.cancelQueries({ queryKey: keyOf(FAVORITES) })
  setAnswer(FAVORITES, (known) => {
    const others = known?.items.filter((kept) => kept.id !== id) ?? []
    return { items: isKept ? [{ id, keptAt: new Date().toISOString() }, ...others] : others }
  })
}
