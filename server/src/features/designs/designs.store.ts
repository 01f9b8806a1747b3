import { ProfileAnswers } from '@dream/contract/api/account/profile'
import type { Design, DesignBuilder, EarlierDesign, Picture } from '@dream/contract/api/designs/design'
import { onlyCategoryFacts } from '@dream/contract/rules/designs/document/only-category-facts'
import { groundOf, type Ground } from '@dream/contract/rules/land/land-fit'
import { sql } from 'kysely'
import type { Database, Db } from '#platform/database/database.ts'
import { prepare } from '#platform/database/prepare.ts'

/** Design as stored, with its builder. */
export type StoredDesign = { design: Design; ordinal: number; isPublished: boolean }

/** Channel on which every change of the catalogue is notified. */
export const CATALOGUE_CHANNEL = 'catalogue'

/** Rows per statement, so that none runs long however large the catalogue is. */
const READ_BATCH_SIZE = 5000

/** Reads every design that was ever published: archived ones may still be liked. */
export async function readDesigns({ db }: Database): Promise<StoredDesign[]> {
  const builders = new Map((await readBuilders(db)).map(({ id, builder }) => [id, builder]))
  const designs: StoredDesign[] = []
  for (;;) {
    const { rows } = await sql<Row>`
      select d.ordinal, d.document, d.builder_id as "builderId",
        is_design_dealt(d.status, d.publish_at, b.is_active) as "isPublished"
      from designs as d left join builders as b on b.id = d.builder_id
      where d.status <> 'draft' and d.document is not null and d.ordinal > ${designs.at(-1)?.ordinal ?? -1}
      order by d.ordinal
      limit ${READ_BATCH_SIZE}`.execute(db)
    for (const { ordinal, document, builderId, isPublished } of rows) {
      const builder = builderId === null ? undefined : builders.get(builderId)
      designs.push({ design: complete(document, builder), ordinal, isPublished })
    }
    if (rows.length < READ_BATCH_SIZE) return designs
  }
}

type Row = { ordinal: number; document: EarlierDesign; builderId: string | null; isPublished: boolean }

/** Builders as their designs name them. */
async function readBuilders(db: Db): Promise<{ id: string; builder: DesignBuilder }[]> {
  const rows = await db.selectFrom('builders').select(['id', 'name', 'licence', 'logo']).execute()
  return rows.map(({ id, ...row }) => ({ id, builder: builderOf(row) }))
}

/** Builder as on a card. */
export const builderOf = (row: {
  name: string
  licence: string | null
  logo: Picture | null
}): DesignBuilder => ({
  name: row.name,
  ...(row.licence !== null && { licence: row.licence }),
  ...(row.logo && { logo: row.logo.light }),
})

/**
 * Adds the contract's defaults, and keeps only the facts of its category; parsing 100,000 documents would block the event loop at
 * each change of one.
 */
const complete = (document: EarlierDesign, builder: DesignBuilder | undefined): Design => ({
  ...onlyCategoryFacts(document),
  views: document.views ?? [],
  ...(builder && { builder }),
})

/**
 * `version` changes whenever buyers see something else; `nextInMs`: time until the next scheduled design is due by the database's
 * clock.
 */
export type CatalogueVersion = { version: string; nextInMs: number | null }

/** Reads the current version of the catalogue. Drafts are no part of it: writing them causes no reload. */
export async function readCatalogueVersion({ db }: Database): Promise<CatalogueVersion> {
  const { rows } = await sql<CatalogueVersion>`
    select concat_ws('/', designs.count, designs.newest, designs.due, builders.newest) as version,
      ceil(extract(epoch from designs.next - clock_timestamp()) * 1000)::float8 as "nextInMs"
    from (
      select count(*) as count, max(updated_at) as newest,
        count(*) filter (where status = 'scheduled' and publish_at <= clock_timestamp()) as due,
        min(publish_at) filter (where status = 'scheduled' and publish_at > clock_timestamp()) as next
      from designs where status <> 'draft'
    ) as designs
    cross join (select max(updated_at) as newest from builders) as builders`.execute(db)
  return rows[0] ?? { version: '', nextInMs: null }
}

export type DeckRow = {
  floor_plan_likes: number | null
  passed_tags: Record<string, number> | null
  /** Tags that were asked for more (1) or less (-1) of. */
  wished_tags: Record<string, number> | null
  bedrooms: number | null
  bathrooms: number | null
  cars: number | null
  storeys: string | null
  kitchen: string | null
  living: string | null
  suite: string | null
  second_living: string | null
  study: string | null
  block_width: string | null
  block_depth: string | null
  budget: string | null
  state: string | null
  corner: string | null
  setbacks: unknown
  only_fitting: boolean | null
  must_haves: string[] | null
  pages: number[] | null
  seen: Buffer | null
  liked: Buffer | null
  /** Last standing swipes, newest first. */
  late: string[] | null
  late_liked: boolean[] | null
  /** Whether each was a pass with a reason. */
  late_reasoned: boolean[] | null
  /** Whether its details were opened first. */
  late_opened: boolean[] | null
  /** Whether nothing was swiped since the answers were changed. */
  is_fresh: boolean | null
}

/** Number of last swipes that are read in order. */
const LATE_SWIPES = 20

/** Reads everything that dealing needs about a person in one statement. */
const readDeck = prepare<DeckRow>(
  'read-deck',
  `
    select progress.floor_plan_likes, progress.passed_tags, progress.wished_tags,
      answers.bedrooms, answers.bathrooms, answers.cars, answers.storeys, answers.block_width, answers.block_depth,
      answers.kitchen, answers.living, answers.suite, answers.second_living, answers.study, answers.budget, answers.must_haves,
      answers.state, answers.corner, answers.setbacks, answers.only_fitting,
      swiped.pages, swiped.seen, swiped.liked,
      lately.late, lately.late_liked, lately.late_reasoned, lately.late_opened,
      coalesce(answers.updated_at > lately.last_at, true) as is_fresh
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
        array_agg(is_reasoned order by at desc) as late_reasoned, array_agg(was_opened order by at desc) as late_opened,
        max(at) as last_at
      from (
        (
          select design_id, true as is_liked, false as is_reasoned, was_opened, at from preferences
          where user_id = person.user_id and action = 'like' order by at desc, design_id desc limit ${LATE_SWIPES}
        ) union all (
          select design_id, false, reason is not null, was_opened, at from preferences
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

/** Person's setbacks and wishes for a lot; the defaults without a profile. */
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

/** Ground of a stored profile; values unknown to this version count as not answered. */
export function storedGround(row: StoredGround | undefined): Ground {
  const known = GroundAnswers.safeParse(row)
  const { state, corner, setbacks } = known.success ? known.data : NOT_ANSWERED
  return groundOf({ state, corner, setbacks, mustHaves: row?.must_haves ?? [] })
}

const GroundAnswers = ProfileAnswers.pick({ state: true, corner: true, setbacks: true })
const NOT_ANSWERED = { state: null, corner: null, setbacks: null }

/** Whether a person likes a design. */
export async function isLikedBy(db: Db, userId: string, designId: string): Promise<boolean> {
  const row = await db
    .selectFrom('preferences')
    .select('design_id')
    .where('user_id', '=', userId)
    .where('design_id', '=', designId)
    .where('action', '=', 'like')
    .executeTakeFirst()
  return row !== undefined
}

/** Standing passes, newest first. Times keep their microseconds, so that `before` is exact. */
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

/** Last standing swipes, oldest first. */
export async function readHistory(db: Db, { userId, limit }: { userId: string; limit: number }) {
  const { rows } = await sql<{ designId: string; isLiked: boolean; hasReason: boolean; wasOpened: boolean }>`
    select "designId", "isLiked", "hasReason", "wasOpened"
    from (
      (
        select design_id as "designId", true as "isLiked", false as "hasReason", was_opened as "wasOpened", at
        from preferences
        where user_id = ${userId} and action = 'like' order by at desc, design_id desc limit ${limit}
      ) union all (
        select design_id, false, reason is not null, was_opened, at from preferences
        where user_id = ${userId} and action = 'pass' order by at desc, design_id desc limit ${limit}
      )
      order by at desc limit ${limit}
    ) as latest
    order by at`.execute(db)
  return rows
}

/** Counts of everybody's swipes of each design in the last days. */
export async function readLikings(db: Db, days: number) {
  const { rows } = await sql<{ designId: string; likes: number; passes: number }>`
    select design_id as "designId", sum(likes)::int as likes, sum(passes)::int as passes
    from design_days where day > current_date - ${days}::int
    group by design_id`.execute(db)
  return rows
}
