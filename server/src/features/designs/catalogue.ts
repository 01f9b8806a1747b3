import type { CardDesign, Design } from '@dream/contract/api/designs/design'
import type { Database } from '#platform/database/database.ts'
import type { Logger } from '#platform/process/logger.ts'
import { type StoredDesign, CATALOGUE_CHANNEL, readCatalogueVersion, readDesigns } from './designs.store.ts'
import { cardOf } from './card/card-of.ts'
import { type FeatureIndex, buildFeatureIndex } from './ranking/feature-index.ts'
import { type Measured, type PassReason, passReasonsFor } from './ranking/pass-reasons.ts'
import { type Swipes, type TagCounts, createTagCounter } from './ranking/swipes.ts'
import { sameRooms } from './same-room.ts'

/** One state of the whole catalogue; it never changes, a newer one takes its place. */
export type CatalogueState = {
  byId: ReadonlyMap<string, StoredDesign>
  byOrdinal: readonly (StoredDesign | undefined)[]
  index: FeatureIndex
  /** How often the tags were liked and passed by a person. */
  countsOf: (userId: string, swipes: Swipes) => TagCounts
  /** The reasons that a pass of this design may give. */
  passReasonsOf: (design: Design, person?: Measured) => PassReason[]
  /** Designs that show one room in several styles, by what they share. */
  sameRooms: ReadonlyMap<string, readonly Design[]>
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
    sameRooms: sameRooms(stored),
    cardOf,
  }
}

/** Loads the catalogue and listens for changes; after a lost connection it checks whether it missed one. */
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
  /** Looks again when the next scheduled design is due: no other process has to tell of it. */
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

  /** Reading a large catalogue holds up whoever is being dealt cards: changes that come together are read together. */
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

/** Shorter than an editor notices. */
const GATHER_MS = 200
/** The clocks of two machines drift apart: nobody sleeps for days. */
const MAX_WAIT_MS = 10 * 60_000
