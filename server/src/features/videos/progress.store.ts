import type { VideoProgress } from '@dream/contract/api/sections/videos'
import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'

/** Watching progress of a person in the published videos. */
export async function readProgress(db: Db, userId: string): Promise<VideoProgress[]> {
  const rows = await db
    .selectFrom('video_progress as progress')
    .innerJoin('videos', 'videos.id', 'progress.video_id')
    .select(['progress.video_id', 'progress.at_s', 'progress.is_watched', 'progress.seen_at'])
    .where('progress.user_id', '=', userId)
    .where('videos.status', '=', 'published')
    .orderBy('progress.seen_at', 'desc')
    .orderBy('progress.video_id')
    .execute()
  return rows.map(({ video_id: id, at_s: atS, is_watched: isWatched, seen_at: seenAt }) => ({
    id,
    atS,
    isWatched,
    seenAt: seenAt.toISOString(),
  }))
}

/**
 * Upserts the newest progress per video from several devices, in any order. Times are clamped to now, so that a device whose clock
 * is ahead does not win forever. Videos that are gone are left out; of duplicates the newest counts.
 */
export async function upsertProgress(db: Db, userId: string, items: readonly VideoProgress[]): Promise<void> {
  await sql`
    insert into video_progress as known (user_id, video_id, at_s, is_watched, seen_at)
    select distinct on (said.id) ${userId}, said.id, said."atS", bool_or(said."isWatched") over (partition by said.id),
      least(said."seenAt", now())
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb)
      as said (id uuid, "atS" real, "isWatched" boolean, "seenAt" timestamptz)
    join videos on videos.id = said.id
    order by said.id, said."seenAt" desc
    on conflict (user_id, video_id) do update set
      at_s = case when excluded.seen_at >= known.seen_at then excluded.at_s else known.at_s end,
      is_watched = known.is_watched or excluded.is_watched,
      seen_at = greatest(known.seen_at, excluded.seen_at)
  `.execute(db)
}
