import { problem } from '#platform/problems/problem.ts'

/**
 * Throws `stale-edit` when the editor's version is not the stored one, with the current document, so that both can be shown side
 * by side. Call it within the transaction, on a locked row.
 */
export function refuseStale(seen: number, latest: { version: number }): void {
  if (latest.version !== seen) throw problem('stale-edit', { latest })
}
