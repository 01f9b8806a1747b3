import type { Database } from '#platform/database/database.ts'
import type { CatalogueState } from '../catalogue.ts'
import { type DeckRow, readHistory } from '../designs.store.ts'
import { HEARD_SWIPES, type HeardSwipe } from '../ranking/model.ts'

/** Swipe by the id of its design: ordinals are the catalogue's. */
type Swiped = { designId: string; isLiked: boolean; hasReason: boolean; wasOpened: boolean }

/** Max cached people; the least recently dealt one is evicted. */
const MAX_PEOPLE = 500

/** Last standing swipes of each person, oldest first. Every deal reads twenty of them; older ones are read once and cached. */
export function createHistories(database: Database) {
  const remembered = new Map<string, readonly Swiped[]>()

  async function swipesOf(userId: string, row: DeckRow | undefined): Promise<readonly Swiped[]> {
    const late = lateOf(row)
    if (late.length < LATE) return late
    return (
      continued(remembered.get(userId), late) ?? readHistory(database.db, { userId, limit: HEARD_SWIPES })
    )
  }
  return async (
    userId: string,
    row: DeckRow | undefined,
    { byId }: Pick<CatalogueState, 'byId'>,
  ): Promise<HeardSwipe[]> => {
    const swipes = await swipesOf(userId, row)
    remembered.delete(userId)
    remembered.set(userId, swipes)
    const oldest = remembered.size > MAX_PEOPLE ? remembered.keys().next().value : undefined
    if (oldest !== undefined) remembered.delete(oldest)
    return swipes.flatMap(({ designId, ...swipe }) => {
      const entry = byId.get(designId)
      return entry ? [{ ordinal: entry.ordinal, ...swipe }] : []
    })
  }
}

/** Number of late swipes in the row of a person who has more. */
const LATE = 20

const lateOf = (row: DeckRow | undefined): Swiped[] =>
  (row?.late ?? [])
    .map((designId, at) => ({
      designId,
      isLiked: row?.late_liked?.[at] === true,
      hasReason: row?.late_reasoned?.[at] === true,
      wasOpened: row?.late_opened?.[at] === true,
    }))
    .reverse()

/** Joins the cached swipes with the late ones. Null when they do not overlap, as after another process has dealt for a while. */
function continued(known: readonly Swiped[] | undefined, late: readonly Swiped[]): Swiped[] | null {
  const [first] = late
  const at = known?.findIndex(({ designId }) => designId === first?.designId) ?? -1
  if (!known || at === -1) return null
  const again = new Set(late.map(({ designId }) => designId))
  const older = known.slice(0, at).filter(({ designId }) => !again.has(designId))
  return [...older, ...late].slice(-HEARD_SWIPES)
}
