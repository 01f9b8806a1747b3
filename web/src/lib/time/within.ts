/** Resolves with the value of a promise within `ms` milliseconds; else rejects with a `TimeoutError`. */
export function within<T>(ms: number, promise: Promise<T>): Promise<T> {
  const { promise: end, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new DOMException('', 'TimeoutError')), ms)
  return Promise.race([promise, end]).finally(() => clearTimeout(timer))
}
