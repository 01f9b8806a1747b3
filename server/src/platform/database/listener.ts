import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { connect } from './connection.ts'

/** Callbacks of a listener. Notices between `onDown` and the next `onUp` are missed for good. */
export type NoticeHooks = {
  onNotice: (payload: string) => void
  onUp?: () => void
  onDown?: () => void
}

export type Listener = { isUp(): boolean; stop(): Promise<void> }

const RETRY_MS = 200
/** A connection can be lost without a sign; one that does not answer in time is closed. */
const HEARTBEAT_MS = 15_000
const ANSWER_MS = 5000

/** Listens on one channel, and again after each loss of its connection. */
export function listen(url: string, channel: string, hooks: NoticeHooks): Listener {
  const stopping = new AbortController()
  let isUp = false

  const listenOnce = async () => {
    const lost = Promise.withResolvers<void>()
    stopping.signal.addEventListener('abort', () => lost.resolve(), { once: true })
    const client = await connect(url)
    client.once('end', lost.resolve)
    client.on('notification', ({ payload = '' }) => hooks.onNotice(payload))
    const heartbeat = setInterval(
      () => void answers(client).then((yes) => yes || lost.resolve()),
      HEARTBEAT_MS,
    )
    try {
      await client.query(`listen ${pg.escapeIdentifier(channel)}`)
      isUp = true
      hooks.onUp?.()
      await lost.promise
    } finally {
      clearInterval(heartbeat)
      if (isUp) hooks.onDown?.()
      isUp = false
      await client.end()
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

async function answers(client: pg.Client): Promise<boolean> {
  const late = sleep(ANSWER_MS, false, { ref: false })
  const answer = client.query('select 1').then(
    () => true,
    () => false,
  )
  return Promise.race([answer, late])
}
