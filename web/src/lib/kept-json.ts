import { device } from './storage.ts'

/** What a device kept under a key; null when there is nothing readable. Check it before use: an older app may have written it. */
export function readJson(key: string): unknown {
  const text = device.get(key)
  if (text === null) return null
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Keeps a value on the device, or forgets it when it is null. */
export function keepJson(key: string, value: unknown) {
  if (value === null) device.remove(key)
  else device.set(key, JSON.stringify(value))
}
