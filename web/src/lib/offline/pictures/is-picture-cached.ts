import { PICTURE_CACHE } from '../names.ts'

/** Whether one of these URLs of a picture is cached on the device. */
export async function isPictureCached(urls: readonly string[]): Promise<boolean> {
  const cache = await caches.open(PICTURE_CACHE)
  const cached = await Promise.all(urls.map((url) => cache.match(url)))
  return cached.some((each) => each !== undefined)
}
