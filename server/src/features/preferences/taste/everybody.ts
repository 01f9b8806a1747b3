import type { CatalogueState } from '#features/designs/catalogue.ts'
import { readLikings } from '#features/designs/designs.store.ts'
import type { Database } from '#platform/database/database.ts'

const FRESH_MS = 60 * 60_000
/** Days of likes that count. */
const DAYS = 90
/** Min likes of all people together: fewer mean nothing, and could reveal somebody's. */
const MIN_LIKES = 500

/** Shares of everybody's likes: by tag, and of floor plans. */
export type Shares = { tags: Float64Array; plans: number }

/** Shares of everybody's likes, from the anonymous daily counts of designs; cached for an hour. */
export function createEverybody({ db }: Database) {
  let known: { catalogue: CatalogueState; at: number; shares: Promise<Shares | null> } | null = null

  async function read(catalogue: CatalogueState): Promise<Shares | null> {
    const { tags, tagsOf } = catalogue.index
    const shares = new Float64Array(tags.length)
    let [all, plans] = [0, 0]
    for (const { designId, likes } of await readLikings(db, DAYS)) {
      const entry = catalogue.byId.get(designId)
      if (!entry) continue
      all += likes
      if (entry.design.plan) plans += likes
      for (const tag of tagsOf[entry.ordinal] ?? []) shares[tag] = (shares[tag] ?? 0) + likes
    }
    return all < MIN_LIKES ? null : { tags: shares.map((likes) => likes / all), plans: plans / all }
  }

  return (catalogue: CatalogueState): Promise<Shares | null> => {
    if (known?.catalogue !== catalogue || Date.now() - known.at > FRESH_MS) {
      const shares = read(catalogue)
      known = { catalogue, at: Date.now(), shares }
      shares.catch(() => (known = null))
    }
    return known.shares
  }
}

export type Everybody = ReturnType<typeof createEverybody>
