import type { Preference } from '@dream/contract/api/designs/deck'
import { FEATURES, type UnlockAt } from '@dream/contract/rules/designs/unlocks'
import { sql } from 'kysely'
import type { Database, Db } from '#platform/database/database.ts'
import { prepare } from '#platform/database/prepare.ts'

/** Smallest id. */
const NO_ID = '00000000-0000-0000-0000-000000000000'

type Recorded = { floor_plan_likes: number; unlocked: string[] }

const recordPreference = prepare<Recorded>(
  'record-preference',
  'select floor_plan_likes, unlocked from record_preference($1, $2, $3, $4, $5, $6, $7)',
)

/** Stores a swipe; see record-preference.sql. Returns nothing when the design is not published. */
export async function storePreference(
  database: Database,
  userId: string,
  { unlockAt, ...preference }: Preference & { unlockAt: UnlockAt },
) {
  const { designId, swipeId = null, reason = null } = preference
  const counts = FEATURES.map((feature) => unlockAt[feature])
  const action = preference.action === 'like' && preference.isRestored ? 'restore' : preference.action
  const values = [userId, designId, action, swipeId, reason, FEATURES, counts]
  const [row] = await recordPreference(database, values)
  return row
}

/** Records that the details were opened before the swipe; a statement of its own, since few swipes have it. */
export async function markOpened(db: Db, userId: string, designId: string) {
  await db
    .updateTable('preferences')
    .set({ was_opened: true })
    .where('user_id', '=', userId)
    .where('design_id', '=', designId)
    .execute()
}

/** Takes a swipe back; returns nothing when there is no such design. */
export async function undoPreference(
  db: Db,
  userId: string,
  undone: { designId: string; swipeId?: string | undefined },
) {
  const {
    rows: [row],
  } = await sql<{ floor_plan_likes: number }>`
    select floor_plan_likes from undo_preference(${userId}, ${undone.designId}, ${undone.swipeId ?? null})`.execute(
    db,
  )
  return row
}

/** `before` and `after`: cursor, the time and the design of the last like of the page before. */
export type LikePage = {
  userId: string
  limit: number
  before?: string | undefined
  after?: string | undefined
}

/** Likes, newest first. The cursor is a moment, so that later changes of its like shift no page. */
export async function readLikes(db: Db, { userId, limit, before, after }: LikePage) {
  const { rows } = await sql<{ designId: string; likedAt: string }>`
    select design_id as "designId", to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "likedAt"
    from preferences
    where user_id = ${userId} and action = 'like'
      and (at, design_id) < (${before ?? 'infinity'}::text::timestamptz, ${after ?? NO_ID}::text::uuid)
    order by at desc, design_id desc
    limit ${limit}`.execute(db)
  return rows
}
