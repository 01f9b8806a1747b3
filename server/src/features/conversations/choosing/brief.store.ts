import type { Brief, SharedBrief } from '@dream/contract/api/chat/brief'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/database/database.ts'

/** Number of latest likes from which a brief chooses its plans. */
const LIKES = 200

/** Facts from which a brief is written; null when the account is gone. */
export async function readBriefFacts(db: Db | Tx, userId: string) {
  const row = await db
    .selectFrom('users as u')
    .leftJoin('profiles as p', 'p.user_id', 'u.id')
    .leftJoin('user_progress as g', 'g.user_id', 'u.id')
    .select(['p.state', 'p.suburb', 'p.postcode', 'p.slope', 'p.facing', 'p.corner', 'p.bedrooms'])
    .select(['p.bathrooms', 'p.cars', 'p.storeys', 'p.budget', 'p.stage', 'p.when', 'p.setbacks'])
    .select(['p.who_for as whoFor', 'p.first_home as firstHome'])
    .select(sql<number | null>`p.block_width::float8`.as('blockWidth'))
    .select(sql<number | null>`p.block_depth::float8`.as('blockDepth'))
    .select(sql<string[]>`coalesce(p.must_haves, '{}')`.as('mustHaves'))
    .select(sql<Record<string, number>>`coalesce(g.passed_tags, '{}')`.as('passedTags'))
    .where('u.id', '=', userId)
    .executeTakeFirst()
  if (!row) return null
  const liked = await db
    .selectFrom('preferences as l')
    .innerJoin('designs as d', 'd.id', 'l.design_id')
    .select('l.design_id')
    .where('l.user_id', '=', userId)
    .where('l.action', '=', 'like')
    .where('d.category', '=', 'Floor Plan')
    .orderBy('l.at', 'desc')
    .orderBy('l.design_id', 'desc')
    .limit(LIKES)
    .execute()
  /** Newest like first. */
  const likedPlans = liked.map(({ design_id }) => design_id)
  return { ...row, likedPlans }
}

export type BriefFacts = NonNullable<Awaited<ReturnType<typeof readBriefFacts>>>

type NewBrief = { conversationId: string; brief: Brief; note: string | null }

/** Stores a brief as the conversation's next version, unless it equals the newest. Needs the conversation's lock. */
export async function saveBrief(
  tx: Tx,
  { conversationId, brief, note }: NewBrief,
): Promise<{ isNew: boolean }> {
  const newest = await newestBrief(tx, conversationId)
  if (newest && newest.note === note && isSame(newest.document, brief)) return { isNew: false }
  const { brief_version: version } = await tx
    .updateTable('conversations')
    .set((eb) => ({ brief_version: eb('brief_version', '+', 1) }))
    .where('id', '=', conversationId)
    .returning('brief_version')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('briefs')
    .values({ conversation_id: conversationId, version, document: JSON.stringify(brief), note })
    .execute()
  return { isNew: true }
}

const isSame = (a: Brief, b: Brief) => JSON.stringify(sorted(a)) === JSON.stringify(sorted(b))

/** Sorts the keys, since jsonb does not keep their order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, each]) => [key, sorted(each)]),
  )
}

const newestBrief = (db: Db | Tx, conversationId: string) =>
  db
    .selectFrom('briefs')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()

type Which = { conversationId: string; userId: string; version: number | undefined }

/** Shared brief, for either of the two; null when there is none. */
export async function readBrief(
  db: Db | Tx,
  { conversationId, userId, version }: Which,
): Promise<SharedBrief | null> {
  let query = db
    .selectFrom('briefs as b')
    .innerJoin('conversations as c', 'c.id', 'b.conversation_id')
    .select(['b.document', 'b.version', 'b.note', 'b.shared_at'])
    .where('c.id', '=', conversationId)
    .where(sql<boolean>`${userId} in (c.buyer_id, c.broker_id)`)
  if (version !== undefined) query = query.where('b.version', '=', version)
  const row = await query.orderBy('b.version', 'desc').limit(1).executeTakeFirst()
  if (!row) return null
  return { ...row.document, version: row.version, note: row.note, sharedAt: row.shared_at.toISOString() }
}
