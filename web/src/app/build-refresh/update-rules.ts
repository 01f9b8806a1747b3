import { isRecord } from '@dream/contract/rules/app/is-record'
import { BUILD_REMEMBERED_MS } from '@dream/contract/rules/app/background'
import { parseJson } from '#lib/storage/parse-json.ts'

/** A build that this tab ran, or reloaded for. */
export type SeenBuild = { id: string; at: number }

type UpdateInput = { ownId: string; otherId: string | null; seen: readonly SeenBuild[]; now: number }

/** What a page of a server without a build says. */
export const NO_BUILD = 'development'

/** Whether another build should take the place of the one that runs. Servers with two builds must not make a page reload back and forth. */
export function isUpdate({ ownId, otherId, seen, now }: UpdateInput): boolean {
  if (otherId === null || otherId === ownId || [ownId, otherId].includes(NO_BUILD)) return false
  return !seen.some(({ id, at }) => id === otherId && now - at < BUILD_REMEMBERED_MS)
}

/** The builds to remember, these included, without those that may be offered again. */
export function rememberBuilds(seen: readonly SeenBuild[], ids: readonly string[], now: number): SeenBuild[] {
  const others = seen.filter(({ id, at }) => !ids.includes(id) && now - at < BUILD_REMEMBERED_MS)
  return [...others, ...ids.map((id) => ({ id, at: now }))]
}

/** Parses what the tab stored; anything malformed counts as nothing. */
export function parseSeen(stored: string | null): SeenBuild[] {
  const seen = parseJson(stored)
  return Array.isArray(seen) ? seen.filter(isSeen) : []
}

const isSeen = (value: unknown): value is SeenBuild =>
  isRecord(value) && typeof value['id'] === 'string' && typeof value['at'] === 'number'

/** When a page could reload: the person asks for it, needs a screen of it, goes to another page, or has looked away. */
export type Moment = 'request' | 'missing-screen' | 'navigation' | 'hidden'
/** What a reload would interrupt. */
export type Activity = { isTyping: boolean; isTouching: boolean; isReading: boolean; isWatching: boolean }

/** Whether a reload loses nothing. A navigation leaves what was typed and read by itself. */
export function isSafe(moment: Moment, { isTyping, isTouching, isReading, isWatching }: Activity): boolean {
  if (moment === 'request' || moment === 'missing-screen') return true
  if (moment === 'navigation') return !isTouching
  return !isTyping && !isTouching && !isReading && !isWatching
}
