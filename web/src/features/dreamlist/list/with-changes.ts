import type { LikedDesign } from '@dream/contract/api/designs/deck'
import type { CardDesign } from '@dream/contract/api/designs/design'
import { putBack } from './join-pages.ts'

/**
 * What this device did to a like, and an answer that was read before `sentAt` cannot know; null: it waits still. Without a card the
 * like is gone; one that is put back keeps its time.
 */
export type LikeChange = {
  designId: string
  card: (CardDesign & { likedAt?: string | undefined }) | null
  sentAt: number | null
}

/** What was taken out and put back on this screen, and what was done on this device, before the server lists it so. */
export type Changes = {
  removed: ReadonlySet<string>
  restored: readonly LikedDesign[]
  made: readonly LikeChange[]
}

type Since = { added: readonly LikedDesign[]; gone: ReadonlySet<string> }

const NOTHING: Since = { added: [], gone: new Set() }

/** What an answer of `readAt` cannot know: the likes that it lacks, as the newest of all, and ids of those that are gone. */
export function changedSince(
  listed: readonly LikedDesign[],
  readAt: number,
  made: readonly LikeChange[],
): Since {
  const unknown = made.filter(({ sentAt }) => sentAt === null || sentAt > readAt)
  if (unknown.length === 0) return NOTHING
  const gone = new Set(unknown.filter(({ card }) => card === null).map(({ designId }) => designId))
  const isListed = new Set(listed.map(({ id }) => id))
  const newest = listed.reduce((latest, { likedAt }) => Math.max(latest, Date.parse(likedAt)), 0)
  const added = unknown.flatMap(({ card }, at) =>
    card && !isListed.has(card.id)
      ? [{ ...card, likedAt: card.likedAt ?? new Date(newest + (at + 1) * 1000).toISOString() }]
      : [],
  )
  return { added, gone }
}

/** The likes of an answer of `readAt` with all that it cannot know; the very same list where there is nothing. */
export function withChanges(
  listed: readonly LikedDesign[],
  readAt: number,
  { removed, restored, made }: Changes,
): readonly LikedDesign[] {
  const { added, gone } = changedSince(listed, readAt, made)
  if (added.length + gone.size + restored.length + removed.size === 0) return listed
  return putBack(putBack(listed, restored), added).filter(({ id }) => !removed.has(id) && !gone.has(id))
}

/** In a list of which more follows: what stands behind all that is listed has its place further down. */
export function beforeTheRest(items: readonly LikedDesign[], listed: readonly LikedDesign[]): LikedDesign[] {
  const ids = new Set(listed.map(({ id }) => id))
  return items.slice(0, items.findLastIndex(({ id }) => ids.has(id)) + 1)
}
