import { withLock } from '#lib/storage/locks.ts'
import { currentSession } from '#lib/session/session.ts'
import type { DurableAccess } from './durable-store.ts'
import { backoff } from '#lib/retry/backoff.ts'

/** One turn of sending; only one tab at a time has it in a lane. */
export type Turn<T> = DurableAccess<T> & {
  /** Whether the saved value may still be changed: after a logout it would stay on the device for the next person. */
  isSignedIn: () => boolean
  succeeded: () => void
  /** Schedules a retry with backoff, never before `waitMs`. */
  tryLater: (waitMs: number) => void
  /** Schedules another turn without a failure. */
  again: (afterMs: number) => void
  /** Starts a turn of another lane, which may have waited for this one. */
  wake: (lane: string) => void
}

/** Sends the queue of a lane in order; ends when all is sent or a try has failed. */
export type SendAll<T> = (turn: Turn<T>, lane: string) => Promise<void>

/** Key of the single lane of a queue without lanes. */
export const ONLY_LANE = ''

/** Lock timeout, longer than a turn takes to send a large file over a poor connection. */
const TURN_MS = 10 * 60_000

type Lane = {
  failures: number
  retry: ReturnType<typeof setTimeout> | undefined
  /** Retry-After of the server, as a time of this device's clock. */
  notBefore: number
  /** Pending lock request of this tab: one turn sends the whole queue. */
  place: Promise<void> | null
}

/** Sends lanes in parallel, so that a full or failing one holds up no other. */
export function createSender<T>({ name, sendAll }: { name: string; sendAll: SendAll<T> }) {
  const lanes = new Map<string, Lane>()

  function laneOf(key: string): Lane {
    const lane = lanes.get(key) ?? { failures: 0, retry: undefined, notBefore: 0, place: null }
    lanes.set(key, lane)
    return lane
  }

  function flush(userId: string, access: DurableAccess<T>, key: string = ONLY_LANE): Promise<void> {
    const lane = laneOf(key)
    if (Date.now() < lane.notBefore) return Promise.resolve()
    clearTimeout(lane.retry)
    const flushIn = (ms: number) => {
      clearTimeout(lane.retry)
      lane.retry = setTimeout(() => {
        lane.notBefore = 0
        void flush(userId, access, key)
      }, ms)
    }
    const turn: Turn<T> = {
      ...access,
      isSignedIn: () => currentSession().user?.id === userId,
      succeeded: () => (lane.failures = 0),
      tryLater(waitMs) {
        lane.failures += 1
        lane.notBefore = Date.now() + waitMs
        flushIn(Math.max(backoff(lane.failures, Math.random()), waitMs))
      },
      again: flushIn,
      wake: (other) => void flush(userId, access, other),
    }
    const begin = () => {
      lane.place = null
      return sendAll(turn, key)
    }
    lane.place ??= withLock(key ? `${name}:${userId}:${key}` : `${name}:${userId}`, begin, TURN_MS)
    return lane.place
  }

  return {
    flush,
    stop() {
      for (const { retry } of lanes.values()) clearTimeout(retry)
      lanes.clear()
    },
  }
}
