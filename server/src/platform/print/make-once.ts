import { createHash } from 'node:crypto'

/**
 * Caches things by their source and makes them one at a time, as background work without hurry; keeps the newest `kept`. A failed
 * one is retried on the next request.
 */
export function createMaker<Made>(kept: number) {
  const made = new Map<string, Promise<Made>>()
  let tail: Promise<unknown> = Promise.resolve()

  return (source: unknown, make: () => Promise<Made>): Promise<Made> => {
    const key = createHash('sha256').update(JSON.stringify(source)).digest('base64')
    const known = made.get(key)
    if (known) return known
    const making = tail.then(make)
    tail = making.catch(() => made.delete(key))
    made.set(key, making)
    const [oldest] = made.keys()
    if (made.size > kept && oldest !== undefined) made.delete(oldest)
    return making
  }
}
