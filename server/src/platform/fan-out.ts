import { type Database, isDatabaseUnavailable } from './database.ts'
import { carryByPostgres } from './fan-out-postgres.ts'
import { carryByRedis } from './fan-out-redis.ts'
import type { Logger } from './logger.ts'
import type { Processes } from './processes.ts'

/**
 * Hints from this process to all others of the same database. They are coalesced, sent after and apart from what they hint
 * at, and may get lost: whoever hears one looks into the database, and looks there now and then without one.
 */
export type FanOut = {
  /** Tells the others; a hint that waits under the same key is replaced. */
  tell(key: string, hint: unknown): void
  close(): Promise<void>
}

/** What brings texts to every process, this one too. It comes back by itself after a loss. */
export type Carrier = {
  send(text: string): Promise<void>
  close(): Promise<void>
}

export type CarrierHooks = {
  onText: (text: string) => void
  /** Texts are heard from now on; those from before are lost. */
  onUp: () => void
}

type Parts = {
  database: Database
  /** Carries instead of the database when there is one. */
  redisUrl: string | null
  log: Logger
  processes: Pick<Processes, 'id' | 'hasOthers' | 'heardOther'>
}
type Hooks = {
  onHint: (hint: unknown) => void
  /** Hints may have been missed. */
  onGap: () => void
}

/** A notice of the database takes less than 8000 bytes. */
const MOST_BYTES = 7500
const GATHER_MS = 5

export function createFanOut(parts: Parts, { onHint, onGap }: Hooks): FanOut {
  const { database, redisUrl, log, processes } = parts
  const waiting = new Map<string, string>()
  let sending: Promise<void> | null = null

  const hooks: CarrierHooks = {
    onText(text) {
      const { from, hints } = read(text)
      if (from === processes.id) return
      processes.heardOther()
      for (const hint of hints) onHint(hint)
    },
    onUp() {
      // An empty list says hello: the others know from now on that they are not alone.
      void send([]).catch(() => undefined)
      onGap()
    },
  }
  const carrier = redisUrl === null ? carryByPostgres(database, hooks) : carryByRedis(redisUrl, log, hooks)
  const send = (hints: readonly string[]) =>
    carrier.send(`{"from":"${processes.id}","hints":[${hints.join(',')}]}`)

  const sendAll = async () => {
    await new Promise((resolve) => setTimeout(resolve, GATHER_MS))
    while (waiting.size > 0) await send(takeSome(waiting))
  }
  const sendAllQuietly = () =>
    sendAll()
      .catch((error: unknown) => {
        waiting.clear()
        const isExpected = redisUrl !== null || isDatabaseUnavailable(error)
        log[isExpected ? 'warn' : 'error']({ err: error }, 'Hints for other processes are lost')
      })
      .finally(() => {
        sending = null
      })

  return {
    tell(key, hint) {
      if (!processes.hasOthers()) return
      waiting.set(key, JSON.stringify(hint))
      sending ??= sendAllQuietly()
    },
    async close() {
      await sending
      await carrier.close()
    },
  }
}

/** As many as fit into one notice. A hint that would never fit is left out: what it hints at is found without it. */
function takeSome(waiting: Map<string, string>): string[] {
  const taken: string[] = []
  let bytes = 0
  for (const [key, hint] of waiting) {
    const size = Buffer.byteLength(hint) + 1
    if (taken.length > 0 && bytes + size > MOST_BYTES) break
    waiting.delete(key)
    if (size > MOST_BYTES) continue
    taken.push(hint)
    bytes += size
  }
  return taken
}

function read(payload: string): { from: string; hints: unknown[] } {
  const value: unknown = JSON.parse(payload)
  const isRecord = typeof value === 'object' && value !== null
  const hints: unknown = isRecord && 'hints' in value ? value.hints : []
  const from = isRecord && 'from' in value && typeof value.from === 'string' ? value.from : ''
  return { from, hints: Array.isArray(hints) ? hints : [] }
}
