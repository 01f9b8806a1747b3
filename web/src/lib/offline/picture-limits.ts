/** A kept picture and when it was kept or last renewed. */
export type Kept = { address: string; bytes: number; at: number }

export type Limits = { count: number; bytes: number }

/** A phone gives this without a thought: the pictures of a few hundred cards. */
export const PICTURE_LIMITS: Limits = { count: 500, bytes: 24_000_000 }

/** The pictures that must go, those longest unseen first, until the rest is within the limits. */
export function surplusOf(kept: readonly Kept[], limits: Limits): string[] {
  let bytes = 0
  const fits = new Set<string>()
  for (const picture of kept.toSorted((one, other) => other.at - one.at)) {
    bytes += picture.bytes
    if (fits.size === limits.count || bytes > limits.bytes) break
    fits.add(picture.address)
  }
  return kept.map(({ address }) => address).filter((address) => !fits.has(address))
}

/** What a picture shows, whatever its width, theme and format: .../card-ground-dark.1b2c.avif and .../card-ground.3d4e.avif are one. */
function subjectOf(address: string): string {
  const path = new URL(address, 'https://any').pathname
  const slash = path.lastIndexOf('/')
  const name = path.slice(slash + 1).replace(/\.[\w-]+\.\w+$/, '')
  return `${path.slice(0, slash)}/${name.replace(/-dark$/, '').replace(/^\d+$/, '')}`
}

/** A kept picture of the same thing, for when the wanted one cannot be had; undefined when there is none. */
export function standInFor(address: string, kept: readonly string[]): string | undefined {
  const subject = subjectOf(address)
  return kept.find((each) => subjectOf(each) === subject)
}
