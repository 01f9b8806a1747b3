import type { CardDesign, Design } from '@dream/contract/api/designs/design'
import type { Database } from '#platform/database/database.ts'
import type { Logger } from '#platform/process/logger.ts'
import { type StoredDesign, CATALOGUE_CHANNEL, readCatalogueVersion, readDesigns } from './designs.store.ts'
import { cardOf } from './card/card-of.ts'
import { type FeatureIndex, buildFeatureIndex } from './ranking/feature-index.ts'
import { type Measured, type PassReason, passReasonsFor } from './ranking/pass-reasons.ts'
import { type Swipes, type TagCounts, createTagCounter } from './ranking/swipes.ts'
import { sameRooms } from './same-room.ts'

/** Immutable snapshot of the whole catalogue; a newer one replaces it. */
export type CatalogueState = {
  byId: ReadonlyMap<string, StoredDesign>
  byOrdinal: readonly (StoredDesign | undefined)[]
  index: FeatureIndex
  /** Counts of a person's liked and passed tags. */
  countsOf: (userId: string, swipes: Swipes) => TagCounts
  /** Reasons that a pass of this design may give. */
  passReasonsOf: (design: Design, person?: Measured) => PassReason[]
  /** Designs that show one room in several styles, by their room key. */
  sameRooms: ReadonlyMap<string, readonly Design[]>
  /** Card of a design, as it is sent. */
  cardOf: (design: Design) => CardDesign
}

/** Catalogue in this process's memory, kept in sync with the database. */
export type Catalogue = {
  now(): CatalogueState
  /** Rereads the database; concurrent callers share one read. */
  refresh(): Promise<void>
  close(): Promise<void>
}

/** Builds a snapshot from a set of designs. */
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
    sameRooms: sameRooms(stored),
    cardOf,
  }
}

/** Loads the catalogue and listens for changes; after a lost connection it checks for missed ones. */
export async function loadCatalogue(database: Database, log?: Logger): Promise<Catalogue> {
  const first = await readCatalogueVersion(database)
  let { version } = first
  let state = catalogueState(await readDesigns(database))
  let reading: Promise<void> | null = null
  let isStale = false
  let isClosed = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let noticed: ReturnType<typeof setTimeout> | undefined

  const readOnce = async () => {
    while (isStale) {
      isStale = false
      const newest = await readCatalogueVersion(database)
      waitFor(newest.nextInMs)
      if (newest.version === version) continue
      state = catalogueState(await readDesigns(database))
      version = newest.version
    }
  }
  /** Refreshes when the next scheduled design is due, since no process notifies of it. */
  const waitFor = (ms: number | null) => {
    clearTimeout(timer)
    if (ms === null || isClosed) return
    timer = setTimeout(refreshQuietly, Math.min(Math.max(ms, 0) + 1, MAX_WAIT_MS))
    timer.unref()
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

  /** Debounced: reading a large catalogue delays cards that are being dealt. */
  const onNotice = () => {
    if (noticed !== undefined || isClosed) return
    noticed = setTimeout(() => {
      noticed = undefined
      refreshQuietly()
    }, GATHER_MS)
    noticed.unref()
  }

  const listener = database.listen(CATALOGUE_CHANNEL, { onNotice, onUp: refreshQuietly })
  waitFor(first.nextInMs)
  return {
    now: () => state,
    refresh,
    close() {
      isClosed = true
      clearTimeout(timer)
      clearTimeout(noticed)
      return listener.stop()
    },
  }
}

/** Debounce, shorter than an editor notices. */
const GATHER_MS = 200
/** Max wait, since clocks of two machines drift apart. */
const MAX_WAIT_MS = 10 * 60_000
