import type { State } from '@dream/contract/rules/account/australia'

/** Place in the guide; empty for the contents. */
export type Place = { view?: string; card?: string; topic?: string }

/** URL of a place, keeping the chosen state; 'all' is a choice too. */
export function urlOf(path: string, place: Place, chosen: State | 'all' | null): string {
  const search = new URLSearchParams({ ...place, ...(chosen !== null && { state: chosen }) })
  return search.size > 0 ? `${path}?${search}` : path
}
