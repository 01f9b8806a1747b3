import type { Database } from '#platform/database/database.ts'
import { createBatcher } from '#platform/database/batch.ts'
import { type Draft, type Pace, type Stored, storeMessages } from './store-message.store.ts'

/** Stores a message; resolves once it is committed. */
export type WriteMessage = (draft: Draft) => Promise<Stored>

/**
 * Limits of batching: a slow commit delays others only once eight are in flight; batches are small enough to hold the locks of
 * their conversations for milliseconds only.
 */
const LIMITS = { maxConcurrent: 8, maxBatchSize: 32 }

/** Stores messages in batches under load; each has its own outcome. Idempotent by client id. */
export const createMessageWriter = (database: Database, pace: Pace): WriteMessage =>
  createBatcher(LIMITS, (drafts) => storeMessages(database, drafts, pace))
