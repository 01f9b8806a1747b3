import { setImmediate, setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { connect } from './connection.ts'

/** Callbacks of a listener. Notifications from shortly before `onDown` to the next `onUp` are lost. */
export type NoticeHooks = {
  onNotice: (payload: string) => void
  onUp?: () => void
  onDown?: () => void
}

export type Listener = {
  /** Whether it is connected and has received a sign of life recently. */
  isUp(): boolean
  stop(): Promise<void>
}

const RETRY_MS = 200
/** Heartbeat interval and timeout: a connection can be lost without a sign. Both together are below two seconds. */
const HEARTBEAT_MS = 500
const ANSWER_MS = 1000
/** Silence after which caches that depend on notifications are not trusted. */
const TRUSTED_MS = 2000

/** Listens on one channel, and reconnects after each loss. */
export function listen(url: string, channel: string, hooks: NoticeHooks): Listener {
  const stopping = new AbortController()
  let isUp = false
  let heardAt = -Infinity

  const listenOnce = async () => {
    const lost = Promise.withResolvers<void>()
    stopping.signal.addEventListener('abort', () => lost.resolve(), { once: true })
    const client = await connect(url)
    client.once('end', lost.resolve)
    client.on('notification', ({ payload = '' }) => hooks.onNotice(payload))
    let isAsking = false
    const ask = async () => {
      if (isAsking) return
      isAsking = true
      if (await answers(client)) heardAt = performance.now()
      else lost.resolve()
      isAsking = false
    }
    const heartbeat = setInterval(() => void ask(), HEARTBEAT_MS)
    try {
      await client.query(`listen ${pg.escapeIdentifier(channel)}`)
      isUp = true
      heardAt = performance.now()
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
    isUp: () => isUp && performance.now() - heardAt < TRUSTED_MS,
    async stop() {
      stopping.abort()
      await ended
    },
  }
}

/** Pings over the connection itself: earlier notifications have arrived before the answer. */
async function answers(client: pg.Client): Promise<boolean> {
  // A busy process reads its input before it takes the other side for dead.
  const late = sleep(ANSWER_MS, false, { ref: false }).then((no) => setImmediate(no))
  const answer = client.query('select 1').then(
    () => true,
    () => false,
  )
  return Promise.race([answer, late])
}
