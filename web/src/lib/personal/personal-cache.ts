import { SHAPE_VERSION } from '@dream/contract/api/shape-version'
import { clear, createStore, get, set, type UseStore } from 'idb-keyval'
import { currentSession, forgetOnSignOut } from '#lib/session/session.ts'
import { trust } from '#lib/storage/trust.ts'
import { isRecord } from '@dream/contract/rules/app/is-record'

/** Something that the server said, and when. */
export type SavedValue<T> = { value: T; at: number }

/** Values of a browser that refuses IndexedDB: they live as long as the page. */
const memory = new Map<string, unknown>()
let store: UseStore | null = null

function open(): UseStore | null {
  if (!('indexedDB' in globalThis)) return null
  store ??= createStore('dream-answers', 'answers')
  return store
}

const keyFor = (userId: string, key: string) => `${userId} ${key}`

/** What was saved for this person under this key; nothing that a build with other shapes saved. */
export async function readPersonal<T>(userId: string, key: string): Promise<SavedValue<T> | undefined> {
  const name = keyFor(userId, key)
  const from = open()
  const saved = from ? await get<unknown>(name, from).catch(() => memory.get(name)) : memory.get(name)
  if (!isRecord(saved) || saved['version'] !== SHAPE_VERSION || typeof saved['at'] !== 'number')
    return undefined
  const { value, at } = saved
  trust<T>(value)
  return { value, at }
}

/** Saves a value for this person until they log out; one that comes later is dropped. */
export async function savePersonal(
  userId: string,
  key: string,
  { value, at }: SavedValue<unknown>,
): Promise<void> {
  if (currentSession().user?.id !== userId) return
  const name = keyFor(userId, key)
  const saved = { version: SHAPE_VERSION, value, at }
  const into = open()
  const remember = () => void memory.set(name, saved)
  if (into) await set(name, saved, into).catch(remember)
  else remember()
}

/** Forgets every value of everyone. */
export async function clearPersonal(): Promise<void> {
  memory.clear()
  const from = open()
  if (from) await clear(from).catch(() => undefined)
}

forgetOnSignOut(clearPersonal)
