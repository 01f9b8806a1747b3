import { onResume } from '#lib/device/resume.ts'
import { currentSession, onSession } from '#lib/session/session.ts'
import { createDurableStore, type DurableOptions } from './durable-store.ts'
import { createSender, ONLY_LANE, type SendAll } from './sender.ts'

type QueueOptions<T> = DurableOptions<T> & {
  sendAll: SendAll<T>
  /** Lanes that are sent in parallel; a single one without it. */
  lanesOf?: (waiting: T) => Iterable<string>
  /** Calls `send` when a retry could succeed, besides each resume; returns the unsubscribe function. */
  onChance?: (send: () => void) => () => void
}

/**
 * Outbox of changes that the server does not know yet. It survives reloads and is the same in every tab; one tab sends at a time,
 * and failures are retried until they succeed. It follows the signed-in person.
 */
export function createDurableQueue<T>({ sendAll, lanesOf, onChance, ...options }: QueueOptions<T>) {
  const store = createDurableStore(options)
  const sender = createSender({ name: options.name, sendAll })
  let loaded = Promise.resolve()
  let stop: (() => void) | null = null

  async function send(): Promise<void> {
    const userId = store.owner()
    if (!userId) return
    const access = store.of(userId)
    const lanes = lanesOf ? [...lanesOf(await access.read())] : [ONLY_LANE]
    await Promise.all(lanes.map((lane) => sender.flush(userId, access, lane)))
  }
  const sendSoon = () => void send()

  function become(userId: string | null) {
    if (userId === store.owner()) return
    sender.stop()
    loaded = store.setOwner(userId)
    void loaded.then(send)
  }

  function start(): () => void {
    const follow = () => become(currentSession().user?.id ?? null)
    follow()
    const stops = [onSession(follow), onResume(sendSoon), onChance?.(sendSoon)]
    return () => {
      for (const each of stops) each?.()
      become(null)
      stop = null
    }
  }

  return {
    /** Sends the queue now and on each resume. Returns the stop function. */
    start: () => (stop ??= start()),
    /** Tries to send the queue; resolves when all is sent or the try has failed. */
    send,
    /** Changes the queue of the signed-in person; null when nobody is. */
    change(apply: (old: T) => T): Promise<T> | null {
      const userId = store.owner()
      return userId ? store.of(userId).change(apply) : null
    },
    state: store.state,
    /** Resolves with the queue once it is read from the device. */
    loaded: () => loaded.then(store.state.get),
  }
}
