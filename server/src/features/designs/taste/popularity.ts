import type { Database } from '#platform/database/database.ts'
import type { Logger } from '#platform/process/logger.ts'
import type { CatalogueState } from '../catalogue.ts'
import { readLikings } from '../designs.store.ts'
import { learnPopularity } from '../ranking/model.ts'

const FRESH_MS = 60 * 60_000
/** Days of swipes that count. */
const DAYS = 90
/** Min swipes of all people together. */
const MIN_SWIPES = 500

/** Everybody's prior of each tag, from the daily counts of designs; relearned each hour in the background. */
export function createPopularity(database: Database, log?: Logger) {
  const learned = new WeakMap<CatalogueState, { prior: Float64Array | undefined; at: number }>()

  async function learn(catalogue: CatalogueState) {
    const likings = await readLikings(database.db, DAYS)
    const heard = likings.reduce((sum, { likes, passes }) => sum + likes + passes, 0)
    if (heard < MIN_SWIPES) return
    const known = likings.flatMap(({ designId, likes, passes }) => {
      const entry = catalogue.byId.get(designId)
      return entry ? [{ ordinal: entry.ordinal, likes, passes }] : []
    })
    learned.set(catalogue, { prior: learnPopularity(catalogue.index, known), at: Date.now() })
  }

  return (catalogue: CatalogueState): Float64Array | undefined => {
    const known = learned.get(catalogue)
    if (!known || Date.now() - known.at > FRESH_MS) {
      learned.set(catalogue, { prior: known?.prior, at: Date.now() })
      learn(catalogue).catch((error: unknown) =>
        log?.warn({ err: error }, 'What everybody likes could not be read; trying again in an hour'),
      )
    }
    return known?.prior
  }
}
