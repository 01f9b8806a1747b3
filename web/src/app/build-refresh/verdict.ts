import { BUILD_REMEMBERED_MS } from '@dream/contract/rules/background'

/** A build that this tab has been, or was loaded anew for. */
export type SeenBuild = { id: string; at: number }

type Facts = { ownId: string; otherId: string | null; seen: readonly SeenBuild[]; now: number }

/** What a page of a server without a build says. */
export const NO_BUILD = 'development'

/** Whether another build should take the place of the one that runs. Servers with two builds must not send a page to and fro. */
export function isNews({ ownId, otherId, seen, now }: Facts): boolean {
  if (otherId === null || otherId === ownId || [ownId, otherId].includes(NO_BUILD)) return false
  return !seen.some(({ id, at }) => id === otherId && now - at < BUILD_REMEMBERED_MS)
}

/** The builds to remember with these among them, without those that may be news again. */
export function remember(seen: readonly SeenBuild[], ids: readonly string[], now: number): SeenBuild[] {
  const others = seen.filter(({ id, at }) => !ids.includes(id) && now - at < BUILD_REMEMBERED_MS)
  return [...others, ...ids.map((id) => ({ id, at: now }))]
}

/** Reads what the tab kept; anything strange counts as nothing. */
export function parseSeen(stored: string | null): SeenBuild[] {
  try {
    const seen: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(seen) ? seen.filter(isSeen) : []
  } catch {
    return []
  }
}

const isSeen = (value: unknown): value is SeenBuild =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  'at' in value &&
  typeof value.id === 'string' &&
  typeof value.at === 'number'

/** When a page could be loaded anew: the person wishes it, needs a screen of it, goes to another page, or has looked away. */
export type Moment = 'wish' | 'missing-screen' | 'navigation' | 'hidden'
/** What a new page would interrupt. */
export type Doing = { isTyping: boolean; isTouching: boolean; isReading: boolean; isWatching: boolean }

/** Whether a new page takes nothing away. A navigation leaves what was typed and read by itself. */
export function isSafe(moment: Moment, { isTyping, isTouching, isReading, isWatching }: Doing): boolean {
  if (moment === 'wish' || moment === 'missing-screen') return true
  if (moment === 'navigation') return !isTouching
  return !isTyping && !isTouching && !isReading && !isWatching
}
