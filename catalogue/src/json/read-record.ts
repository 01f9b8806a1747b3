import { existsSync, readFileSync } from 'node:fs'

/** Reads an object of a JSON file and validates each entry; empty when there is no file yet. */
export function readRecord<T>(path: string, isEntry: (value: unknown) => value is T): Record<string, T> {
  const stored: unknown = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
  const entries = Object.entries(stored ?? {}).map(([key, entry]: [string, unknown]) => {
    if (!isEntry(entry)) throw new Error(`${path}: the entry ${key} is damaged`)
    return [key, entry] as const
  })
  return Object.fromEntries(entries)
}

/** Whether a value is an object with all these fields. */
export const hasFields = <K extends string>(value: unknown, ...names: K[]): value is Record<K, unknown> =>
  typeof value === 'object' && value !== null && names.every((name) => name in value)
