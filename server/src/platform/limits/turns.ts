import { problem } from '#platform/problems/problem.ts'

type Line = { running: number; waiting: (() => void)[] }

export type Turns = ReturnType<typeof createTurns>

/** Limits one person's concurrent work; further work is queued up to a limit, and beyond that told to retry. */
export function createTurns({ each, waiting }: { each: number; waiting: number }) {
  const lines = new Map<string, Line>()

  return {
    async take<T>(userId: string, work: () => Promise<T>): Promise<T> {
      const line = lines.get(userId) ?? { running: 0, waiting: [] }
      lines.set(userId, line)
      if (line.running < each) line.running += 1
      else {
        if (line.waiting.length >= waiting) throw problem('unavailable', { retryAfterSeconds: 2 })
        // A finished task hands its slot over, so `running` stays unchanged.
        await new Promise<void>((go) => line.waiting.push(go))
      }
      try {
        return await work()
      } finally {
        const next = line.waiting.shift()
        if (next) next()
        else line.running -= 1
        if (line.running === 0) lines.delete(userId)
      }
    },
  }
}
