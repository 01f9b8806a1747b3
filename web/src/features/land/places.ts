import type { State } from '@dream/contract/rules/account/australia'

/** Somewhere in the guide. Nothing of it is the contents. */
export type Place = { view?: string; card?: string; topic?: string }

/** The URL of a place, keeping a state that was chosen here; 'all' is a choice too. */
export function urlOf(path: string, place: Place, chosen: State | 'all' | null): string {
  const search = new URLSearchParams({ ...place, ...(chosen !== null && { state: chosen }) })
  return search.size > 0 ? `${path}?${search}` : path
}
