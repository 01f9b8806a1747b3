import type { Random } from '#plan/random.ts'

/** Picks an item of a list by the random stream. */
export function pickOf<T>(random: Random, list: readonly T[]): T {
  const chosen = list[Math.floor(random.next() * list.length)]
  if (chosen === undefined) throw new Error('There is nothing to pick from')
  return chosen
}
