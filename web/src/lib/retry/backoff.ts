import { RETRY } from '@dream/contract/rules/app/timing'

/** Share of the delay that is jitter, so that clients do not all reconnect at once after a server restart. */
const JITTER = 0.5
/** Maximum exponent; the delay has long reached its maximum by then. */
const DOUBLINGS_MAX = 10

/**
 * Exponential backoff after `failures` failures in a row: 1 s, doubled by each, at most 30 s (product §9). `random`, from 0 to 1,
 * adds jitter.
 */
export function backoff(failures: number, random = 0): number {
  const doubled = RETRY.firstMs * 2 ** Math.min(failures - 1, DOUBLINGS_MAX)
  return Math.min(doubled * (1 + JITTER * random), RETRY.maxMs)
}
