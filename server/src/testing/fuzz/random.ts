/** Seeded random numbers. */
export type Random = {
  /** From 0 up to 1. */
  next(): number
  below(count: number): number
  isOneIn(count: number): boolean
  pick<T>(from: readonly T[]): T
}

export function randomFrom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (count: number) => Math.floor(next() * count)
  return {
    next,
    below,
    isOneIn: (count) => below(count) === 0,
    pick: (from) => from[below(from.length)] as never,
  }
}

/** Number of cases; raise it for more confidence, and repeat a failure with its seed. */
export const CASES = Number(process.env['FUZZ_CASES'] ?? 300)
export const SEED = Number(process.env['FUZZ_SEED'] ?? Date.now() % 1_000_000)
