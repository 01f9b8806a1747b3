import { setTimeout as sleep } from 'node:timers/promises'
import postgres from 'postgres'
import type { ConnectionOptions } from './driver-connection.ts'

/** What a listener tells. Notices between `onDown` and the next `onUp` are missed for good. */
export type NoticeHooks = {
  onNotice: (payload: string) => void
  onUp?: () => void
  onDown?: () => void
}

export type Listener = { isUp(): boolean; stop(): Promise<void> }

const RETRY_MS = 200
/** A connection can die without a word; one that does not answer in time is given up. */
const HEARTBEAT_MS = 15_000
const ANSWER_MS = 5000

type Wish = { url: string; options: ConnectionOptions; channel: string; hooks: NoticeHooks }

/** Listens on one channel and listens again after every loss. */
export function keepListening({ url, options, channel, hooks }: Wish): Listener {
  const stopping = new AbortController()
  let isUp = false

  const listenOnce = async () => {
    const lost = Promise.withResolvers<void>()
    const ofListener = {
      ...options,
      max: 1,
      max_lifetime: null,
      fetch_types: false,
      // The driver's types leave this one out; its own `listen` hides when the connection is lost.
      onnotify: (heard: string, payload: string) => {
        if (heard === channel) hooks.onNotice(payload)
      },
      onclose: () => lost.resolve(),
    }
    const sql = postgres(url, ofListener)
    const heartbeat = setInterval(() => void answers(sql).then((yes) => yes || lost.resolve()), HEARTBEAT_MS)
    stopping.signal.addEventListener('abort', () => lost.resolve(), { once: true })
    try {
      await sql.unsafe(`listen "${channel}"`)
      isUp = true
      hooks.onUp?.()
      await lost.promise
    } finally {
      clearInterval(heartbeat)
      if (isUp) hooks.onDown?.()
      isUp = false
      await sql.end({ timeout: 0 })
    }
  }

  const listenOn = async () => {
    while (!stopping.signal.aborted) {
      await listenOnce().catch(() => undefined)
      await sleep(RETRY_MS, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined)
    }
  }

  const ended = listenOn()
  return {
    isUp: () => isUp,
    async stop() {
      stopping.abort()
      await ended
    },
  }
}

async function answers(sql: postgres.Sql): Promise<boolean> {
  const late = sleep(ANSWER_MS, false, { ref: false })
  return Promise.race([
    sql`select 1`.then(
      () => true,
      () => false,
    ),
    late,
  ])
}
