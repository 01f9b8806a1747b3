const FIRST_MS = 1000
const LONGEST_MS = 30_000
/** After a server's restart its clients must not all come back in the same moment. */
const SPREAD = 0.5

/**
 * How long to wait before trying again: 1 s, doubled by each failure, at most 30 s, never less than the server asks.
 * `random`, from 0 to 1, spreads those who failed together.
 */
export function retryDelay(failures: number, askedMs: number, random: number): number {
  const doubled = FIRST_MS * 2 ** Math.min(Math.max(failures - 1, 0), 10)
  return Math.max(Math.min(doubled * (1 + SPREAD * random), LONGEST_MS), askedMs)
}
