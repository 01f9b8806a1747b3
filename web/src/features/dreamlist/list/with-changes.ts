import type { LikedDesign } from '@dream/contract/api/designs/deck'
import type { CardDesign } from '@dream/contract/api/designs/design'
import { putBack } from './join-pages.ts'

/**
 * Change of a like on this device, which an answer read before `sentAt` does not include; null: unsent. Without a card the like
 * was removed; a restored one keeps its time.
 */
export type LikeChange = {
  designId: string
  card: (CardDesign & { likedAt?: string | undefined }) | null
  sentAt: number | null
}

/** Removals and restorations on this screen, and changes made on this device, until the server's list includes them. */
export type Changes = {
  removed: ReadonlySet<string>
  restored: readonly LikedDesign[]
  made: readonly LikeChange[]
}

type Since = { added: readonly LikedDesign[]; gone: ReadonlySet<string> }

const NOTHING: Since = { added: [], gone: new Set() }

/** Changes that an answer from `readAt` does not include: added likes, as the newest of all, and ids of removed ones. */
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

/** Applies the changes that an answer from `readAt` does not include; returns the same list where there are none. */
export function withChanges(
  listed: readonly LikedDesign[],
  readAt: number,
  { removed, restored, made }: Changes,
): readonly LikedDesign[] {
  const { added, gone } = changedSince(listed, readAt, made)
  if (added.length + gone.size + restored.length + removed.size === 0) return listed
  return putBack(putBack(listed, restored), added).filter(({ id }) => !removed.has(id) && !gone.has(id))
}

/** Cuts a partial list after its last listed item: later ones have their place on a further page. */
export function beforeTheRest(items: readonly LikedDesign[], listed: readonly LikedDesign[]): LikedDesign[] {
  const ids = new Set(listed.map(({ id }) => id))
  return items.slice(0, items.findLastIndex(({ id }) => ids.has(id)) + 1)
}
