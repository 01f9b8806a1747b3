import { clear, createStore, get, update, type UseStore } from 'idb-keyval'
import { forgetOnSignOut } from './session.ts'

/** A value on this device that survives reloads and that every tab sees. `parse` turns what is stored into the value. */
export type DurableValue<T> = { key: string; parse: (stored: unknown) => T }

/** Values of a browser that refuses IndexedDB: they live as long as the page. */
const memory = new Map<string, unknown>()
const listeners = new Map<string, Set<() => void>>()
let store: UseStore | null = null
let channel: BroadcastChannel | null = null

function open(): UseStore | null {
  if (!('indexedDB' in globalThis)) return null
  store ??= createStore('dream-durable', 'values')
  return store
}

export async function readDurable<T>({ key, parse }: DurableValue<T>): Promise<T> {
  const from = open()
  const stored = from ? await get<unknown>(key, from).catch(() => memory.get(key)) : memory.get(key)
  return parse(stored)
}

/** Changes the value in one transaction, so that no tab's change is lost, and answers the new one. */
export async function changeDurable<T>({ key, parse }: DurableValue<T>, change: (old: T) => T): Promise<T> {
  let changed = parse(undefined)
  const apply = (stored: unknown) => (changed = change(parse(stored)))
  const into = open()
  const remember = () => void memory.set(key, apply(memory.get(key)))
  if (into) await update<unknown>(key, apply, into).catch(remember)
  else remember()
  speaker()?.postMessage(key)
  return changed
}

/** Calls the listener when another tab changed the value. */
export function onDurableChange(key: string, listener: () => void): () => void {
  speaker()
  const known = listeners.get(key) ?? new Set()
  listeners.set(key, known.add(listener))
  return () => void known.delete(listener)
}

function speaker(): BroadcastChannel | null {
  if (channel || typeof BroadcastChannel !== 'function') return channel
  channel = new BroadcastChannel('dream-durable')
  channel.onmessage = (event: MessageEvent<unknown>) => {
    if (typeof event.data === 'string') tell(event.data)
  }
  return channel
}

function tell(key: string) {
  for (const listener of listeners.get(key) ?? []) listener()
}

forgetOnSignOut(async () => {
  memory.clear()
  const from = open()
  if (from) await clear(from).catch(() => undefined)
  for (const key of listeners.keys()) {
    tell(key)
    speaker()?.postMessage(key)
  }
})
