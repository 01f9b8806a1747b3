import { parseJson } from './parse-json.ts'
import { device } from './storage.ts'

/** Reads a value from the device; null when there is nothing readable. Check it before use: an older build may have written it. */
export function readJson(key: string): unknown {
  return parseJson(device.get(key))
}

/** Saves a value on the device, or removes it when it is null. */
export function saveJson(key: string, value: unknown) {
  if (value === null) device.remove(key)
  else device.set(key, JSON.stringify(value))
}
