import { clear, createStore, del, get, set, type UseStore } from 'idb-keyval'
import { forgetOnSignOut } from '#lib/session/session.ts'

/** Files of a browser that refuses IndexedDB: they live as long as the page. */
const memory = new Map<string, Blob>()
let store: UseStore | null = null

function open(): UseStore | null {
  if (!('indexedDB' in globalThis)) return null
  store ??= createStore('dream-files', 'files')
  return store
}

/** Saves a file on the device until it is removed, also over reloads. */
export async function saveFile(key: string, file: Blob): Promise<void> {
  const into = open()
  const remember = () => void memory.set(key, file)
  if (into) await set(key, file, into).catch(remember)
  else remember()
}

/** The saved file; undefined when there is none. */
export async function readFile(key: string): Promise<Blob | undefined> {
  const from = open()
  const saved = from ? await get<Blob>(key, from).catch(() => undefined) : undefined
  return saved ?? memory.get(key)
}

export async function removeFile(key: string): Promise<void> {
  memory.delete(key)
  const from = open()
  if (from) await del(key, from).catch(() => undefined)
}

forgetOnSignOut(async () => {
  memory.clear()
  const from = open()
  if (from) await clear(from).catch(() => undefined)
})
