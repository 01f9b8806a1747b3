import { onResume } from '#lib/device/resume.ts'
import { currentSession, onSession } from '#lib/session/session.ts'
import { createDurableStore, type DurableOptions } from './durable-store.ts'
import { createSender, ONLY_LANE, type SendAll } from './sender.ts'

type QueueOptions<T> = DurableOptions<T> & {
  sendAll: SendAll<T>
  /** What may be sent side by side; one lane for all without it. */
  lanesOf?: (waiting: T) => Iterable<string>
  /** Calls `send` when sending could succeed again, besides the app's resuming; answers how to stop. */
  onChance?: (send: () => void) => () => void
}

/**
 * What a person did and the server does not know yet. It survives reloads, every tab shows the same, one tab sends at a time,
 * and what failed is tried again until it is through. It follows who is signed in.
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
    /** Sends what waits, now and whenever the app resumes. Answers how to stop. */
    start: () => (stop ??= start()),
    /** Tries to send everything that waits; resolves when all is sent or the try has failed. */
    send,
    /** Changes what waits for the person who is signed in; null when nobody is. */
    change(apply: (old: T) => T): Promise<T> | null {
      const userId = store.owner()
      return userId ? store.of(userId).change(apply) : null
    },
    state: store.state,
    /** What waits, once what the device saved is read. */
    loaded: () => loaded.then(store.state.get),
  }
}
