import { isRecord } from '@dream/contract/rules/app/is-record'
import { forgetOnSignOut } from '#lib/session/session.ts'
import { durableValues as values } from './device-stores.ts'

/** Value on this device that survives reloads and is shared by all tabs. */
export type DurableValue<T> = {
  key: string
  /** Version of its shape: raise it when the shape changes. */
  version: number
  /** Parses the stored value, which another build may have written; undefined when there is none. */
  parse: (stored: unknown, version: number) => T
}

const listeners = new Map<string, Set<() => void>>()
let channel: BroadcastChannel | null = null

function unwrap<T>({ parse, version }: DurableValue<T>, stored: unknown): T {
  return isRecord(stored) && typeof stored['version'] === 'number'
    ? parse(stored['value'], stored['version'])
    : parse(undefined, version)
}

export async function readDurable<T>(durable: DurableValue<T>): Promise<T> {
  return unwrap(durable, await values.read(durable.key))
}

/** Changes the value in one transaction, so that no tab's change is lost, and returns the new one. */
export async function changeDurable<T>(durable: DurableValue<T>, change: (old: T) => T): Promise<T> {
  const { key, version } = durable
  let value = unwrap(durable, undefined)
  await values.change(key, (stored) => {
    value = change(unwrap(durable, stored))
    return { version, value }
  })
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
  await values.clear()
  for (const key of listeners.keys()) {
    notify(key)
    openChannel()?.postMessage(key)
  }
})
