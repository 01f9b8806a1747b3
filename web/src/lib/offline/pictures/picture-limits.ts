/** Cached picture, and when it was saved or last renewed. */
export type CachedPicture = { url: string; bytes: number; at: number }

export type CacheLimits = { count: number; bytes: number }

/** Limits that a phone spares easily: the pictures of a few hundred cards. */
export const PICTURE_LIMITS: CacheLimits = { count: 500, bytes: 24_000_000 }

/** URLs to evict, least recently seen first, until the rest is within the limits. */
export function surplusOf(cached: readonly CachedPicture[], limits: CacheLimits): string[] {
  let bytes = 0
  const fits = new Set<string>()
  for (const picture of cached.toSorted((one, other) => other.at - one.at)) {
    bytes += picture.bytes
    if (fits.size === limits.count || bytes > limits.bytes) break
    fits.add(picture.url)
  }
  return cached.map(({ url }) => url).filter((url) => !fits.has(url))
}

/**
 * Subject of a picture, without its width, theme, format and hash: .../card-ground-dark.1b2c.avif and .../card-ground.3d4e.avif
 * are one.
 */
function subjectOf(url: string): string {
  const path = new URL(url, 'https://any').pathname
  const slash = path.lastIndexOf('/')
  const name = path.slice(slash + 1).replace(/\.[\w-]+\.\w+$/, '')
  return `${path.slice(0, slash)}/${name.replace(/-dark$/, '').replace(/^\d+$/, '')}`
}

/** Cached variant of a picture that cannot be loaded; undefined when there is none. */
export function standInFor(url: string, cached: readonly string[]): string | undefined {
  const subject = subjectOf(url)
  return cached.find((each) => subjectOf(each) === subject)
}
