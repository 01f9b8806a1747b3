import type { Database } from '#platform/database/database.ts'
import { createBatcher } from '#platform/database/batch.ts'
import { type Draft, type Pace, type Stored, storeMessages } from './store-message.store.ts'

/** Stores a message; resolves once it is committed. */
export type WriteMessage = (draft: Draft) => Promise<Stored>

/** A slow commit keeps nobody waiting until eight are in flight; few enough in one that the locks of their conversations are held for milliseconds only. */
const LIMITS = { maxConcurrent: 8, maxBatchSize: 32 }

/** Stores messages as they come, those that come faster together; each has its own outcome. A repeat is the same message. */
export const createMessageWriter = (database: Database, pace: Pace): WriteMessage =>
  createBatcher(LIMITS, (drafts) => storeMessages(database, drafts, pace))
