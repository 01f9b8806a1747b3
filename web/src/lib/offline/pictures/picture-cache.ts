import { PICTURE_CACHE, type Later } from '../names.ts'
import { PICTURE_LIMITS, standInFor, surplusOf, type CachedPicture } from './picture-limits.ts'

const CACHED_AT = 'x-cached-at'
const BYTES = 'content-length'
/** Minimum interval between renewals of a cached picture: writing costs more than reading. */
const RENEW_AFTER_MS = 24 * 60 * 60 * 1000
/** New pictures between two evictions: listing the whole cache takes time. */
const TIDY_EVERY = 20

/** Changes when the cache is cleared, so that a picture that was loading then is not saved. */
let era = 0
let added = 0

/** Answers from the cache, or else from the network and caches the response. Offline, another variant of the picture stands in. */
export async function answerPicture(request: Request, later: Later): Promise<Response> {
  const cache = await caches.open(PICTURE_CACHE)
  const cached = await cache.match(request.url)
  if (cached) {
    if (Date.now() - cachedAt(cached) > RENEW_AFTER_MS) later(save(request.url, cached.clone()))
    return cached
  }
  try {
    const answer = await fetch(request)
    if (answer.status === 200) later(save(request.url, answer.clone()))
    return answer
  } catch (error) {
    const urls = (await cache.keys()).map(({ url }) => url)
    const other = standInFor(request.url, urls)
    const standIn = other === undefined ? undefined : await cache.match(other)
    if (standIn) return standIn
    throw error
  }
}

/** Clears the picture cache after a logout. */
export async function forgetPictures(): Promise<void> {
  era += 1
  await caches.delete(PICTURE_CACHE)
}

const cachedAt = (answer: Response) => Number(answer.headers.get(CACHED_AT))

async function save(url: string, answer: Response) {
  const begun = era
  const picture = await answer.blob()
  const headers = {
    'content-type': picture.type,
    [BYTES]: String(picture.size),
    [CACHED_AT]: String(Date.now()),
  }
  if (begun !== era) return
  const cache = await caches.open(PICTURE_CACHE)
  if (begun !== era) return
  await cache.put(url, new Response(picture, { headers }))
  added += 1
  if (added % TIDY_EVERY === 0) await tidy(cache)
}

async function tidy(cache: Cache) {
  const cached: CachedPicture[] = []
  for (const { url } of await cache.keys()) {
    const answer = await cache.match(url)
    if (answer) cached.push({ url: url, bytes: Number(answer.headers.get(BYTES)), at: cachedAt(answer) })
  }
  await Promise.all(surplusOf(cached, PICTURE_LIMITS).map((each) => cache.delete(each)))
}
