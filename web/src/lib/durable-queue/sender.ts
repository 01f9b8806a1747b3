import { withLock } from '#lib/storage/locks.ts'
import { currentSession } from '#lib/session/session.ts'
import type { DurableAccess } from './durable-store.ts'
import { backoff } from '#lib/retry/backoff.ts'

/** One turn of sending, of the only tab that sends. */
export type Turn<T> = DurableAccess<T> & {
  /** Whether the saved value may still be changed: after a logout it would stay on the device for the next person. */
  isSignedIn: () => boolean
  succeeded: () => void
  /** Asks for another turn, later after each failure in a row and never before `waitMs`. */
  tryLater: (waitMs: number) => void
  /** Asks for another turn at a time, though nothing has failed. */
  again: (afterMs: number) => void
}

/** Sends what waits, in order; ends when all is sent or a try has failed. */
export type SendAll<T> = (turn: Turn<T>) => Promise<void>

export function createSender<T>({ name, sendAll }: { name: string; sendAll: SendAll<T> }) {
  let failures = 0
  let retry: ReturnType<typeof setTimeout> | undefined
  /** This tab's place in the queue for the lock: one turn sends everything that waits. */
  let place: Promise<void> | null = null

  function flush(userId: string, access: DurableAccess<T>): Promise<void> {
    clearTimeout(retry)
    const turn: Turn<T> = {
      ...access,
      isSignedIn: () => currentSession().user?.id === userId,
      succeeded: () => (failures = 0),
      tryLater(waitMs) {
        failures += 1
        const delayMs = Math.max(backoff(failures, Math.random()), waitMs)
        retry = setTimeout(() => void flush(userId, access), delayMs)
      },
      again(afterMs) {
        clearTimeout(retry)
        retry = setTimeout(() => void flush(userId, access), afterMs)
      },
    }
    place ??= withLock(`${name}:${userId}`, () => {
      place = null
      return sendAll(turn)
    })
    return place
  }

  return {
    flush,
    stop() {
      clearTimeout(retry)
      failures = 0
    },
  }
}
