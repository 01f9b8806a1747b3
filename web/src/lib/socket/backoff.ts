import { RECONNECT } from '@dream/contract/rules/chat'

/** After a server's restart its clients must not all come back in the same moment. */
const SPREAD = 0.5

/**
 * How long to wait before an attempt, counted from 1: 1 s, doubled each time, at most 30 s; null after ten of them (spec §9).
 * `random`, from 0 to 1, spreads who lost the same server.
 */
export function reconnectDelay(attempt: number, random: number): number | null {
  const { firstMs, longestMs, attempts } = RECONNECT
  if (attempt > attempts) return null
  const doubled = firstMs * 2 ** (attempt - 1)
  return Math.min(doubled * (1 + SPREAD * random), longestMs)
}
