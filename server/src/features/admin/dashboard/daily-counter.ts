import type { Database } from '#platform/database/database.ts'
import type { Messenger } from '#platform/messages-out/messenger.ts'
import type { Logger } from '#platform/process/logger.ts'
import { addToToday } from './daily-counter.store.ts'

/** Anonymous events that are only counted. */
export type CountedMeasure = 'visit' | 'install' | `${'sms' | 'mail'}-${'sent' | 'failed'}`

/** Counter in memory, flushed to the day's row every few seconds: a visit writes nothing itself. */
export type DailyCounter = { count: (measure: CountedMeasure) => void; close: () => Promise<void> }

const FLUSH_MS = 10_000

export function createDailyCounter({ db }: Pick<Database, 'db'>, log: Pick<Logger, 'warn'>): DailyCounter {
  let counts = new Map<string, number>()
  const add = (measure: string, count: number) => counts.set(measure, (counts.get(measure) ?? 0) + count)

  const flush = async () => {
    if (counts.size === 0) return
    const taken = counts
    counts = new Map()
    try {
      await addToToday(db, taken)
    } catch (error) {
      log.warn({ err: error }, 'Adding to the day’s counts failed; retrying in 10 s')
      for (const [measure, count] of taken) add(measure, count)
    }
  }
  let last = Promise.resolve()
  const flushNext = () => (last = last.then(flush))
  const timer = setInterval(() => void flushNext(), FLUSH_MS)
  timer.unref()
  return {
    count: (measure) => void add(measure, 1),
    async close() {
      clearInterval(timer)
      await flushNext()
    },
  }
}

/** Wraps a messenger to count its messages, by whether they could be handed over. */
export function countMessages(messenger: Messenger, { count }: Pick<DailyCounter, 'count'>): Messenger {
  const counted = async (kind: 'sms' | 'mail', sending: Promise<void>) => {
    await sending.catch((error: unknown) => {
      count(`${kind}-failed`)
      throw error
    })
    count(`${kind}-sent`)
  }
  return {
    sms: (to, text, options) => counted('sms', messenger.sms(to, text, options)),
    email: (letter) => counted('mail', messenger.email(letter)),
  }
}
