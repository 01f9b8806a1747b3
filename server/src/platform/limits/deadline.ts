import { problem } from '#platform/problems/problem.ts'

/** What takes longer goes on, and whoever asked is told to retry. */
export async function withinDeadline<T>(work: Promise<T>, ms: number): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(problem('unavailable', { retryAfterSeconds: 2 })), ms)
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
