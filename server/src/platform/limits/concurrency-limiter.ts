import { problem } from '#platform/problems/problem.ts'

/** Limits concurrent requests, of one person and in all; the others are told when to retry. */
export function createConcurrencyLimiter({ each, all }: { each: number; all: number }) {
  const running = new Map<string, number>()
  let total = 0

  return {
    /** Acquires a slot, and returns the function that releases it; throws when there is none. */
    acquire(userId: string): () => void {
      const own = running.get(userId) ?? 0
      if (own >= each) throw problem('rate-limited', { retryAfterSeconds: 5 })
      if (total >= all) throw problem('unavailable', { retryAfterSeconds: 10 })
      running.set(userId, own + 1)
      total += 1
      return () => {
        total -= 1
        const left = (running.get(userId) ?? 1) - 1
        if (left === 0) running.delete(userId)
        else running.set(userId, left)
      }
    },
  }
}
