import type { Design } from '@dream/contract/api/design'
import type { Database } from '#platform/database.ts'
import type { Logger } from '#platform/logger.ts'
import type { StoredDesign } from './designs.store.ts'
import { CATALOGUE_CHANNEL, readCatalogueVersion, readDesigns } from './designs.store.ts'
import type { FeatureIndex } from './ranking/feature-index.ts'
import { buildFeatureIndex } from './ranking/feature-index.ts'
import type { PassReason } from './ranking/pass-reasons.ts'
import { passReasonsFor } from './ranking/pass-reasons.ts'

/** A design with what its cards need, made once. */
export type CatalogueEntry = {
  design: Design
  ordinal: number
  isPublished: boolean
  passReasons: readonly PassReason[]
}

/** One state of the whole catalogue; it never changes, a newer one takes its place. */
export type CatalogueState = {
  byId: ReadonlyMap<string, CatalogueEntry>
  byOrdinal: readonly (CatalogueEntry | undefined)[]
  index: FeatureIndex
}

/** The catalogue in this process's memory, kept in step with the database. */
export type Catalogue = {
  now(): CatalogueState
  /** Reads the database anew; callers at the same time share one reading. */
  refresh(): Promise<void>
  close(): Promise<void>
}

/** Makes the state of a set of designs. */
export function catalogueState(stored: readonly StoredDesign[]): CatalogueState {
  const rankables = stored.map(({ document, ordinal, isPublished }) => ({ ...document, ordinal, isDealt: isPublished }))
  const reasonsOf = passReasonsFor(rankables.filter(({ isDealt, category }) => isDealt && category === 'Floor Plan'))
  const byId = new Map<string, CatalogueEntry>()
  const byOrdinal: (CatalogueEntry | undefined)[] = []
  for (const rankable of rankables) {
    const { ordinal, isDealt, ...design } = rankable
    const entry = { design, ordinal, isPublished: isDealt, passReasons: reasonsOf(rankable) }
    byId.set(design.id, entry)
    byOrdinal[ordinal] = entry
  }
  return { byId, byOrdinal, index: buildFeatureIndex(rankables) }
}

/** Loads the catalogue and listens for changes; after a lost connection it looks whether it missed one. */
export async function loadCatalogue(database: Database, log?: Logger): Promise<Catalogue> {
  let version = await readCatalogueVersion(database)
  let state = catalogueState(await readDesigns(database))
  let reading: Promise<void> | null = null
  let isStale = false

  const readOnce = async () => {
    while (isStale) {
      isStale = false
      const newest = await readCatalogueVersion(database)
      if (newest === version) continue
      state = catalogueState(await readDesigns(database))
      version = newest
    }
  }
  const refresh = () => {
    isStale = true
    reading ??= readOnce().finally(() => {
      reading = null
    })
    return reading
  }
  const refreshQuietly = () => {
    refresh().catch((error: unknown) => log?.warn({ err: error }, 'The catalogue could not be read; the last one stays'))
  }

  const listener = database.listen(CATALOGUE_CHANNEL, { onNotice: refreshQuietly, onUp: refreshQuietly })
  return { now: () => state, refresh, close: () => listener.stop() }
}
