import { problem } from '#platform/problems/problem.ts'

/**
 * Throws `stale-edit` when the editor saw another version than the one that is stored, and sends the whole document as it is now, so that
 * both can be shown side by side. Call it within the transaction, on a row that is locked.
 */
export function refuseStale(seen: number, latest: { version: number }): void {
  if (latest.version !== seen) throw problem('stale-edit', { latest })
}
