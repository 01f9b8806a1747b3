import { RETRY } from '@dream/contract/rules/app/timing'

/** After a server's restart its clients must not all come back in the same moment. */
const SPREAD = 0.5
/** Where doubling has long reached the longest wait. */
const DOUBLINGS_MAX = 10

/**
 * How long to wait after so many failures in a row: 1 s, doubled by each, at most 30 s (product §9).
 * `random`, from 0 to 1, spreads those who failed together.
 */
export function backoff(failures: number, random = 0): number {
  const doubled = RETRY.firstMs * 2 ** Math.min(failures - 1, DOUBLINGS_MAX)
  return Math.min(doubled * (1 + SPREAD * random), RETRY.maxMs)
}
