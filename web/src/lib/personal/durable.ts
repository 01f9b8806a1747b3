import { isRecord } from '@dream/contract/rules/app/is-record'
import { clear, createStore, get, update, type UseStore } from 'idb-keyval'
import { forgetOnSignOut } from '#lib/session/session.ts'

/** A value on this device that survives reloads and that every tab sees. */
export type DurableValue<T> = {
  key: string
  /** Of its shape: raise it when the shape changes. */
  version: number
  /** Makes the value of what is stored, which another build may have written; version 0 is from before there were versions. */
  parse: (stored: unknown, version: number) => T
}

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

function unwrap<T>({ parse }: DurableValue<T>, stored: unknown): T {
  return isRecord(stored) && typeof stored['version'] === 'number'
    ? parse(stored['value'], stored['version'])
    : parse(stored, 0)
}

export async function readDurable<T>(durable: DurableValue<T>): Promise<T> {
  const { key } = durable
  const from = open()
  return unwrap(durable, from ? await get<unknown>(key, from).catch(() => memory.get(key)) : memory.get(key))
}

/** Changes the value in one transaction, so that no tab's change is lost, and answers the new one. */
export async function changeDurable<T>(durable: DurableValue<T>, change: (old: T) => T): Promise<T> {
  const { key, version } = durable
  let value = unwrap(durable, undefined)
  const apply = (stored: unknown) => {
    value = change(unwrap(durable, stored))
    return { version, value }
  }
  const into = open()
  const remember = () => void memory.set(key, apply(memory.get(key)))
  if (into) await update<unknown>(key, apply, into).catch(remember)
  else remember()
  openChannel()?.postMessage(key)
  return value
}

/** Calls the listener when another tab changed the value. */
export function onDurableChange(key: string, listener: () => void): () => void {
  openChannel()
  const known = listeners.get(key) ?? new Set()
  listeners.set(key, known.add(listener))
  return () => void known.delete(listener)
}

function openChannel(): BroadcastChannel | null {
  if (channel || typeof BroadcastChannel !== 'function') return channel
  channel = new BroadcastChannel('dream-durable')
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string') notify(data)
  }
  return channel
}

function notify(key: string) {
  for (const listener of listeners.get(key) ?? []) listener()
}

forgetOnSignOut(async () => {
  memory.clear()
  const from = open()
  if (from) await clear(from).catch(() => undefined)
  for (const key of listeners.keys()) {
    notify(key)
    openChannel()?.postMessage(key)
  }
})
