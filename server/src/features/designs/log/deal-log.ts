import type { Database } from '#platform/database/database.ts'
import type { Logger } from '#platform/process/logger.ts'
import { randomHex } from '#platform/security/tokens.ts'
import { type DealtCard, insertDealt, type Outcome, setOutcomes } from './deal-log.store.ts'

const DEAL_BYTES = 8
/** Flush interval, and the batch size that flushes earlier. */
const FLUSH_MS = 2000
const FLUSH_AT = 500
/** Max queue while the database is down; later entries are dropped, since the deck never waits for its log. */
const MOST_WAITING = 10_000

export type DealLog = ReturnType<typeof createDealLog>

/** Logs each dealt card and its outcome, in batches outside of requests. */
export function createDealLog(database: Database, log?: Logger) {
  let cards: DealtCard[] = []
  let outcomes: Outcome[] = []
  let timer: NodeJS.Timeout | null = null
  let writing: Promise<void> = Promise.resolve()

  async function write() {
    const [newCards, newOutcomes] = [cards, outcomes]
    cards = []
    outcomes = []
    try {
      if (newCards.length > 0) await insertDealt(database.db, newCards)
      if (newOutcomes.length > 0) await setOutcomes(database.db, newOutcomes)
    } catch (error) {
      log?.warn({ err: error }, 'Dealt cards could not be logged; these are lost')
    }
  }
  function flush(): Promise<void> {
    if (timer) clearTimeout(timer)
    timer = null
    // Sequential: a card is written before its outcome.
    writing = writing.then(write)
    return writing
  }
  function written() {
    if (cards.length + outcomes.length >= FLUSH_AT) void flush()
    timer ??= setTimeout(() => void flush(), FLUSH_MS).unref()
  }
  return {
    /** Logs a card and returns its number. */
    dealt(card: Omit<DealtCard, 'deal' | 'reason'> & { why: string | null }): string {
      const { why, ...noted } = card
      const deal = randomHex(DEAL_BYTES)
      if (cards.length < MOST_WAITING) cards.push({ ...noted, deal, reason: reasonOf(why) })
      written()
      return deal
    },
    /** Logs the outcome of a card. */
    swiped(outcome: Outcome) {
      if (outcomes.length < MOST_WAITING) outcomes.push(outcome)
      written()
    },
    flush,
  }
}

/** Kind of sentence: numbers would reveal a person's likes and block. */
const reasonOf = (why: string | null) => why?.replace(/\d+(?:\.\d+)?/g, '#') ?? null
