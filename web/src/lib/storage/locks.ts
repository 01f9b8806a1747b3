/** Lock timeout, longer than a working tab holds one; a tab that the system suspended holds it for ever. */
const WAIT_MS = 60_000

/**
 * Runs `work` under the named lock across tabs, or without it once another tab has held it for too long: the work may run twice,
 * so it must tolerate that. Without Web Locks only this tab is serialised.
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
