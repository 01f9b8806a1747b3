/** Runs `work` while no other tab holds the lock of this name; without Web Locks only this tab is kept in order. */
export function withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  const locks: LockManager | undefined = globalThis.navigator?.locks
  return locks ? locks.request(`dream:${name}`, work) : withLocalLock(name, work)
}

const tails = new Map<string, Promise<unknown>>()

function withLocalLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  const turn = (tails.get(name) ?? Promise.resolve()).then(work, work)
  tails.set(name, turn)
  return turn
}
