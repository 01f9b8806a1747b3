import { ProfileAnswers } from '@dream/contract/api/account/profile'
import type { Design, EarlierDesign } from '@dream/contract/api/designs/design'
import { groundOf, type Ground } from '@dream/contract/rules/land/land-fit'
import { sql } from 'kysely'
import type { Database, Db } from '#platform/database/database.ts'
import { prepare } from '#platform/database/prepare.ts'

/** A design as the table has it. */
export type StoredDesign = { design: Design; ordinal: number; isPublished: boolean }

/** Channel on which every change of the catalogue is notified. */
export const CATALOGUE_CHANNEL = 'catalogue'

/** Rows of one statement, so that none runs long however large the catalogue is. */
const READ_BATCH_SIZE = 5000

/** Every design that was ever published: what is archived can still be liked from before. */
export async function readDesigns({ db }: Database): Promise<StoredDesign[]> {
  const designs: StoredDesign[] = []
  for (;;) {
    const rows = await db
      .selectFrom('designs')
      .select(['ordinal', 'status', 'document'])
      .where('status', '!=', 'draft')
      .where('ordinal', '>', designs.at(-1)?.ordinal ?? -1)
      .orderBy('ordinal')
      .limit(READ_BATCH_SIZE)
      .execute()
    for (const { ordinal, status, document } of rows) {
      designs.push({ design: complete(document), ordinal, isPublished: status === 'published' })
    }
    if (rows.length < READ_BATCH_SIZE) return designs
  }
}

/** Adds what the contract would by default; parsing 100,000 documents would hold up everybody at each change of one. */
const complete = (document: EarlierDesign): Design => ({ ...document, views: document.views ?? [] })

/** Changes whenever the catalogue does. */
export async function readCatalogueVersion({ db }: Database): Promise<string> {
  const row = await db
    .selectFrom('designs')
    .select(({ fn }) => [fn.countAll<string>().as('count'), fn.max('updated_at').as('newest')])
    .executeTakeFirstOrThrow()
  return `${row.count}/${row.newest?.toISOString() ?? ''}`
}

export type DeckRow = {
  floor_plan_likes: number | null
  passed_tags: Record<string, number> | null
  bedrooms: number | null
  bathrooms: number | null
  cars: number | null
  storeys: string | null
  block_width: string | null
  block_depth: string | null
  budget: string | null
  state: string | null
  corner: string | null
  setbacks: unknown
  must_haves: string[] | null
  pages: number[] | null
  seen: Buffer | null
  liked: Buffer | null
  /** The last swipes that stand, newest first. */
  late: string[] | null
  late_liked: boolean[] | null
  /** Nothing was swiped since the answers were changed. */
  is_fresh: boolean | null
}

/** So many of the last swipes are read with their order. */
const LATE_SWIPES = 20

/** All that dealing needs to know of a person, in one statement. */
const readDeck = prepare<DeckRow>(
  'read-deck',
  `
    select progress.floor_plan_likes, progress.passed_tags,
      answers.bedrooms, answers.bathrooms, answers.cars, answers.storeys, answers.block_width, answers.block_depth,
      answers.budget, answers.must_haves, answers.state, answers.corner, answers.setbacks,
      swiped.pages, swiped.seen, swiped.liked,
      lately.late, lately.late_liked, coalesce(answers.updated_at > lately.last_at, true) as is_fresh
    from (select $1::uuid as user_id) as person
    left join user_progress as progress using (user_id)
    left join profiles as answers using (user_id)
    left join lateral (
      select array_agg(page order by page) as pages,
        string_agg(seen, ''::bytea order by page) as seen,
        string_agg(liked, ''::bytea order by page) as liked
      from swiped_pages where user_id = person.user_id
    ) as swiped on true
    left join lateral (
      select array_agg(design_id order by at desc) as late, array_agg(is_liked order by at desc) as late_liked,
        max(at) as last_at
      from (
        (
          select design_id, true as is_liked, at from preferences
          where user_id = person.user_id and action = 'like' order by at desc, design_id desc limit ${LATE_SWIPES}
        ) union all (
          select design_id, false, at from preferences
          where user_id = person.user_id and action = 'pass' order by at desc, design_id desc limit ${LATE_SWIPES}
        )
        order by at desc limit ${LATE_SWIPES}
      ) as latest
    ) as lately on true`,
)

export async function readDeckOf(database: Database, userId: string): Promise<DeckRow | undefined> {
  const [row] = await readDeck(database, [userId])
  return row
}

/** What a person's lots must leave around a house; the usual figures for somebody without a profile. */
export async function readGround(db: Db, userId: string): Promise<Ground> {
  const row = await db
    .selectFrom('profiles')
    .select(['state', 'corner', 'setbacks', 'must_haves'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return storedGround(row)
}

type StoredGround = {
  state: string | null
  corner: string | null
  setbacks: unknown
  must_haves: string[] | null
}

/** The ground of a stored profile; what this version does not know any more counts as not answered. */
export function storedGround(row: StoredGround | undefined): Ground {
  const known = GroundAnswers.safeParse(row)
  const { state, corner, setbacks } = known.success ? known.data : NOT_ANSWERED
  return groundOf({ state, corner, setbacks, mustHaves: row?.must_haves ?? [] })
}

const GroundAnswers = ProfileAnswers.pick({ state: true, corner: true, setbacks: true })
const NOT_ANSWERED = { state: null, corner: null, setbacks: null }

/** Passes that stand, newest first. Times keep their microseconds, so that `before` is exact. */
export async function readPasses(
  db: Db,
  { userId, before, limit }: { userId: string; before: string | undefined; limit: number },
): Promise<{ designId: string; passedAt: string }[]> {
  const { rows } = await sql<{ designId: string; passedAt: string }>`
    select design_id as "designId", to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "passedAt"
    from preferences
    where user_id = ${userId} and action = 'pass' and at < ${before ?? 'infinity'}::text::timestamptz
    order by at desc, design_id desc
    limit ${limit}`.execute(db)
  return rows
}
