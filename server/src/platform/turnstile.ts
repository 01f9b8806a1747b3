import { problem } from './problem.ts'

/** Lets so many in at once, of each person and in all; the others are asked to come back. */
export function createTurnstile({ each, all }: { each: number; all: number }) {
  const inside = new Map<string, number>()
  let total = 0

  return {
    /** Answers how to leave again. */
    enter(userId: string): () => void {
      const own = inside.get(userId) ?? 0
      if (own >= each) throw problem('rate-limited', { retryAfterSeconds: 5 })
      if (total >= all) throw problem('unavailable', { retryAfterSeconds: 10 })
      inside.set(userId, own + 1)
      total += 1
      return () => {
        total -= 1
        const left = (inside.get(userId) ?? 1) - 1
        if (left === 0) inside.delete(userId)
        else inside.set(userId, left)
      }
    },
  }
}
