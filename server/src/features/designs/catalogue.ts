import type { CardDesign, Design } from '@dream/contract/api/designs/design'
import type { Database } from '#platform/database/database.ts'
import type { Logger } from '#platform/process/logger.ts'
import { type StoredDesign, CATALOGUE_CHANNEL, readCatalogueVersion, readDesigns } from './designs.store.ts'
import { cardOf } from './card/card-of.ts'
import { type FeatureIndex, buildFeatureIndex } from './ranking/feature-index.ts'
import { type Measured, type PassReason, passReasonsFor } from './ranking/pass-reasons.ts'
import { type Swipes, type TagCounts, createTagCounter } from './ranking/swipes.ts'

/** One state of the whole catalogue; it never changes, a newer one takes its place. */
export type CatalogueState = {
  byId: ReadonlyMap<string, StoredDesign>
  byOrdinal: readonly (StoredDesign | undefined)[]
  index: FeatureIndex
  /** How often the tags were liked and passed by a person. */
  countsOf: (userId: string, swipes: Swipes) => TagCounts
  /** The reasons that a pass of this design may give. */
  passReasonsOf: (design: Design, person?: Measured) => PassReason[]
  /** A design as it is sent. */
  cardOf: (design: Design) => CardDesign
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
  const index = buildFeatureIndex(stored)
  const byOrdinal: (StoredDesign | undefined)[] = []
  for (const entry of stored) byOrdinal[entry.ordinal] = entry
  const plans = stored.filter(({ design, isPublished }) => isPublished && design.category === 'Floor Plan')
  return {
    byId: new Map(stored.map((entry) => [entry.design.id, entry])),
    byOrdinal,
    index,
    countsOf: createTagCounter(index),
    passReasonsOf: passReasonsFor(plans.map(({ design }) => design)),
    cardOf,
  }
}

/** Loads the catalogue and listens for changes; after a lost connection it checks whether it missed one. */
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
    refresh().catch((error: unknown) =>
      log?.warn({ err: error }, 'The catalogue could not be read; the last one stays'),
    )
  }

  const listener = database.listen(CATALOGUE_CHANNEL, { onNotice: refreshQuietly, onUp: refreshQuietly })
  return { now: () => state, refresh, close: () => listener.stop() }
}
