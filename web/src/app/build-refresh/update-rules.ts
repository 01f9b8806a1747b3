import { isRecord } from '@dream/contract/rules/app/is-record'
import { BUILD_REMEMBERED_MS } from '@dream/contract/rules/app/background'
import { parseJson } from '#lib/storage/parse-json.ts'

/** Build that this tab ran, or reloaded for. */
export type SeenBuild = { id: string; at: number }

type UpdateInput = { ownId: string; otherId: string | null; seen: readonly SeenBuild[]; now: number }

/** Build id in a page of a server without a build. */
export const NO_BUILD = 'development'

/** Whether to update to another build. Servers with two builds must not make a page reload back and forth. */
export function isUpdate({ ownId, otherId, seen, now }: UpdateInput): boolean {
  if (otherId === null || otherId === ownId || [ownId, otherId].includes(NO_BUILD)) return false
  return !seen.some(({ id, at }) => id === otherId && now - at < BUILD_REMEMBERED_MS)
}

/** Adds `ids` to the seen builds and drops those that may be offered again. */
export function rememberBuilds(seen: readonly SeenBuild[], ids: readonly string[], now: number): SeenBuild[] {
  const others = seen.filter(({ id, at }) => !ids.includes(id) && now - at < BUILD_REMEMBERED_MS)
  return [...others, ...ids.map((id) => ({ id, at: now }))]
}

/** Parses the tab's stored builds; anything malformed is ignored. */
export function parseSeen(stored: string | null): SeenBuild[] {
  const seen = parseJson(stored)
  return Array.isArray(seen) ? seen.filter(isSeen) : []
}

const isSeen = (value: unknown): value is SeenBuild =>
  isRecord(value) && typeof value['id'] === 'string' && typeof value['at'] === 'number'

/** Occasion for a reload: the person asks for it, a screen's code is missing, a navigation, or the page is hidden. */
export type Moment = 'request' | 'missing-screen' | 'navigation' | 'hidden'
/** Activities that a reload would interrupt. */
export type Activity = { isTyping: boolean; isTouching: boolean; isReading: boolean; isWatching: boolean }

/** Whether a reload loses nothing. A navigation ends typing and reading anyway. */
export function isSafe(moment: Moment, { isTyping, isTouching, isReading, isWatching }: Activity): boolean {
  if (moment === 'request' || moment === 'missing-screen') return true
  if (moment === 'navigation') return !isTouching
  return !isTyping && !isTouching && !isReading && !isWatching
}
