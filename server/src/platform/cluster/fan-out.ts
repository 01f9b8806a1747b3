import { z } from 'zod'
import { type Database, isDatabaseUnavailable } from '#platform/database/database.ts'
import type { TransportHooks } from './transport.ts'
import { createPostgresTransport } from './postgres-transport.ts'
import { createRedisTransport } from './redis-transport.ts'
import type { Logger } from '#platform/process/logger.ts'
import type { Processes } from './processes.ts'

/**
 * Broadcasts events from this process to all others of the same database. Events are coalesced, sent after and apart from their
 * subject's transaction, and may get lost: receivers read the database, and poll it now and then.
 */
export type FanOut = {
  /** Broadcasts an event; replaces a waiting one of the same key. */
  send(key: string, event: unknown): void
  close(): Promise<void>
}

type Deps = {
  database: Database
  /** Redis as the transport instead of the database; null: none. */
  redisUrl: string | null
  log: Logger
  processes: Pick<Processes, 'id' | 'hasOthers' | 'noteOther'>
}
type Hooks = {
  onEvent: (event: unknown) => void
  /** Events may have been missed. */
  onGap: () => void
}

/** Max payload: a database notification takes less than 8000 bytes. */
const MAX_BYTES = 7500
const BATCH_MS = 5

export function createFanOut(deps: Deps, { onEvent, onGap }: Hooks): FanOut {
  const { database, redisUrl, log, processes } = deps
  const waiting = new Map<string, string>()
  let sending: Promise<void> | null = null

  const hooks: TransportHooks = {
    onText(text) {
      const { from, events } = parse(text)
      // Untrusted input: others may write to the same channel.
      if (from === null || from === processes.id) return
      processes.noteOther()
      for (const event of events) onEvent(event)
    },
    onUp() {
      // An empty list announces this process to the others.
      void sendBatch([]).catch(() => undefined)
      onGap()
    },
  }
  const transport =
    redisUrl === null ? createPostgresTransport(database, hooks) : createRedisTransport(redisUrl, log, hooks)
  const sendBatch = (events: readonly string[]) =>
    transport.send(`{"from":"${processes.id}","events":[${events.join(',')}]}`)

  const sendAll = async () => {
    await new Promise((resolve) => setTimeout(resolve, BATCH_MS))
    while (waiting.size > 0) await sendBatch(takeBatch(waiting))
  }
  const sendAllQuietly = () =>
    sendAll()
      .catch((error: unknown) => {
        waiting.clear()
        const isExpected = redisUrl !== null || isDatabaseUnavailable(error)
        log[isExpected ? 'warn' : 'error'](
          { err: error },
          'Sending events to other processes failed; they find them in the database',
        )
      })
      .finally(() => {
        sending = null
      })

  return {
    send(key, event) {
      if (!processes.hasOthers()) return
      waiting.set(key, JSON.stringify(event))
      sending ??= sendAllQuietly()
    },
    async close() {
      await sending
      await transport.close()
    },
  }
}

/** Takes as many events as fit into one notification. One that would never fit is dropped: receivers find its change by polling. */
function takeBatch(waiting: Map<string, string>): string[] {
  const batch: string[] = []
  let bytes = 0
  for (const [key, event] of waiting) {
    const size = Buffer.byteLength(event) + 1
    if (batch.length > 0 && bytes + size > MAX_BYTES) break
    waiting.delete(key)
    if (size > MAX_BYTES) continue
    batch.push(event)
    bytes += size
  }
  return batch
}

const Envelope = z.object({ from: z.string(), events: z.array(z.unknown()) })

/** Parses a text; one that is not ours has no events and no sender. */
function parse(text: string): { from: string | null; events: readonly unknown[] } {
  try {
    return Envelope.parse(JSON.parse(text))
  } catch {
    return { from: null, events: [] }
  }
}
