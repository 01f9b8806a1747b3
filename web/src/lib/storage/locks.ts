/** Longer than a tab at work holds a lock; one that the system has put to sleep holds it for ever. */
const WAIT_MS = 60_000

/**
 * Runs `work` while no other tab holds the lock of this name, or once another has held it for too long: what is done under a lock may be done
 * twice. Without Web Locks only this tab is kept in order.
 */
export async function withLock<T>(name: string, work: () => Promise<T>, waitMs = WAIT_MS): Promise<T> {
  const locks: LockManager | undefined = globalThis.navigator?.locks
  if (!locks) return withLocalLock(name, work)
  let done: Promise<T> | null = null
  const begin = () => (done = work())
  return locks
    .request(`dream:${name}`, { signal: AbortSignal.timeout(waitMs) }, begin)
    .catch(() => done ?? begin())
}

const tails = new Map<string, Promise<unknown>>()

function withLocalLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  const turn = (tails.get(name) ?? Promise.resolve()).then(work, work)
  tails.set(name, turn)
  return turn
}
