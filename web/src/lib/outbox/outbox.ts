import { currentSession, onSession } from '../session.ts'
import { onWake } from '../wake.ts'
import { createKept, type KeptParts } from './kept.ts'
import { createSender, type SendAll } from './sender.ts'

type Parts<T> = KeptParts<T> & {
  sendAll: SendAll<T>
  /** Calls when sending could succeed again, besides the app's waking up; answers how to stop. */
  onChance?: (send: () => void) => () => void
}

/**
 * What a person did and the server does not know yet. It survives reloads, every tab shows the same, one tab sends at a time,
 * and what failed is tried again until it is through. It follows who is signed in.
 */
export function createOutbox<T>({ sendAll, onChance, ...parts }: Parts<T>) {
  const kept = createKept(parts)
  const sender = createSender({ ...parts, sendAll })
  let loaded = Promise.resolve()
  let stop: (() => void) | null = null

  async function send(): Promise<void> {
    const userId = kept.owner()
    if (userId) await sender.flush(userId, kept.of(userId))
  }
  const sendSoon = () => void send()

  function become(userId: string | null) {
    if (userId === kept.owner()) return
    sender.stop()
    loaded = kept.follow(userId)
    void loaded.then(send)
  }

  function start(): () => void {
    const follow = () => become(currentSession().user?.id ?? null)
    follow()
    const stops = [onSession(follow), onWake(sendSoon), onChance?.(sendSoon)]
    return () => {
      for (const each of stops) each?.()
      become(null)
      stop = null
    }
  }

  return {
    /** Sends what waits, now and whenever the app wakes up. Answers how to stop. */
    start: () => (stop ??= start()),
    /** Tries to send everything that waits; resolves when all is sent or the try has failed. */
    send,
    /** Changes what waits for the person who is signed in; null when nobody is. */
    change(apply: (old: T) => T): Promise<T> | null {
      const userId = kept.owner()
      return userId ? kept.of(userId).change(apply) : null
    },
    current: kept.current,
    /** What waits, once what the device kept is read. */
    loaded: () => loaded.then(kept.current),
    subscribe: kept.subscribe,
  }
}
