import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'

type Wish = { userId: string; tag: string }

/** Tags that a person asked for more (1) or less (-1) of. */
export async function readWishes(db: Db, userId: string): Promise<Readonly<Record<string, number>>> {
  const row = await db
    .selectFrom('user_progress')
    .select('wished_tags')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.wished_tags ?? {}
}

/** Upserts a wish: the last one for a tag counts. */
export async function saveWish(db: Db, { userId, tag, wish }: Wish & { wish: 1 | -1 }) {
  const added = JSON.stringify({ [tag]: wish })
  await sql`
    insert into user_progress (user_id, wished_tags) values (${userId}, ${added}::text::jsonb)
    on conflict (user_id) do update set wished_tags = user_progress.wished_tags || excluded.wished_tags`.execute(
    db,
  )
}

export async function dropWish(db: Db, { userId, tag }: Wish) {
  await sql`update user_progress set wished_tags = wished_tags - ${tag}::text where user_id = ${userId}`.execute(
    db,
  )
}
