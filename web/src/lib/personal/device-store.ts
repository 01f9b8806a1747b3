import { clear, createStore, del, get, set, update, type UseStore } from 'idb-keyval'

const isDone = (request: Promise<void>) =>
  request.then(
    () => true,
    () => false,
  )

/** A database of the device, opened when it is first used. Where a browser refuses IndexedDB, its values live as long as the page. */
export function createDeviceStore(database: string, table: string) {
  const memory = new Map<string, unknown>()
  let store: UseStore | null = null
  const open = () => ('indexedDB' in globalThis ? (store ??= createStore(database, table)) : null)

  return {
    async read(key: string): Promise<unknown> {
      const from = open()
      const saved = from && (await get<unknown>(key, from).catch(() => null))
      return saved ?? memory.get(key)
    },
    async save(key: string, value: unknown) {
      const into = open()
      if (!into || !(await isDone(set(key, value, into)))) memory.set(key, value)
    },
    /** In one transaction, so that no tab's change is lost. */
    async change(key: string, apply: (stored: unknown) => unknown) {
      const into = open()
      if (!into || !(await isDone(update(key, apply, into)))) memory.set(key, apply(memory.get(key)))
    },
    async remove(key: string) {
      memory.delete(key)
      const from = open()
      if (from) await isDone(del(key, from))
    },
    async clear() {
      memory.clear()
      const from = open()
      if (from) await isDone(clear(from))
    },
  }
}
