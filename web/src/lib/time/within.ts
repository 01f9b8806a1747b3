/** What took longer than it may. */
export class TooLongError extends Error {
  constructor(ms: number) {
    super(`Nothing after ${ms / 1000} s.`)
    this.name = 'TooLongError'
  }
}

/** The value of a promise, if it comes within so many milliseconds; else throws a `TooLongError`. */
export function within<T>(ms: number, promise: Promise<T>): Promise<T> {
  const { promise: end, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new TooLongError(ms)), ms)
  return Promise.race([promise, end]).finally(() => clearTimeout(timer))
}
