import { clear, createStore, get, set, type UseStore } from 'idb-keyval'
import { currentSession, forgetOnSignOut } from './session.ts'

/** An answer as it was kept, and when the server gave it. */
export type KeptAnswer = { answer: unknown; at: number }

/** Answers of a browser that refuses IndexedDB: they live as long as the page. */
const memory = new Map<string, KeptAnswer>()
let store: UseStore | null = null

function open(): UseStore | null {
  if (!('indexedDB' in globalThis)) return null
  store ??= createStore('dream-answers', 'answers')
  return store
}

const keyFor = (userId: string, key: string) => `${userId} ${key}`

/** The answer that this person was given last. */
export async function keptAnswer(userId: string, key: string): Promise<KeptAnswer | undefined> {
  const name = keyFor(userId, key)
  const from = open()
  return from ? get<KeptAnswer>(name, from).catch(() => memory.get(name)) : memory.get(name)
}

/** Keeps an answer for this person until they log out; one that comes later is not kept. */
export async function keepAnswer(userId: string, key: string, kept: KeptAnswer): Promise<void> {
  if (currentSession().user?.id !== userId) return
  const name = keyFor(userId, key)
  const into = open()
  const remember = () => void memory.set(name, kept)
  if (into) await set(name, kept, into).catch(remember)
  else remember()
}

/** Forgets every answer of everyone. */
export async function wipeAnswers(): Promise<void> {
  memory.clear()
  const from = open()
  if (from) await clear(from).catch(() => undefined)
}

forgetOnSignOut(wipeAnswers)
