import { problem } from '#platform/problems/problem.ts'

/** Rejects after the deadline with a problem to retry; the work itself continues. */
export async function withinDeadline<T>(work: Promise<T>, ms: number): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(problem('unavailable', { retryAfterSeconds: 2 })), ms)
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
