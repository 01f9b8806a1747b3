import type { FavouriteVideo, Video } from '@dream/contract/api/sections/videos'
import type { Db } from '#platform/database/database.ts'

/** Published videos in list order. */
export async function readVideos(db: Db): Promise<Video[]> {
  const rows = await db
    .selectFrom('videos')
    .select('document')
    .where('status', '=', 'published')
    .orderBy('place')
    .orderBy('id')
    .execute()
  return rows.map(({ document }) => document)
}

export async function isPublished(db: Db, videoId: string): Promise<boolean> {
  const row = await db
    .selectFrom('videos')
    .select('id')
    .where('id', '=', videoId)
    .where('status', '=', 'published')
    .executeTakeFirst()
  return row !== undefined
}

/** Favourites of a person among the published videos, newest first. */
export async function readFavorites(db: Db, userId: string): Promise<FavouriteVideo[]> {
  const rows = await db
    .selectFrom('video_favorites as favourite')
    .innerJoin('videos', 'videos.id', 'favourite.video_id')
    .select(['favourite.video_id', 'favourite.at'])
    .where('favourite.user_id', '=', userId)
    .where('videos.status', '=', 'published')
    .orderBy('favourite.at', 'desc')
    .orderBy('favourite.video_id')
    .execute()
  return rows.map(({ video_id: id, at }) => ({ id, savedAt: at.toISOString() }))
}

/** Keeps the time of the first save. */
export async function insertFavorite(db: Db, userId: string, videoId: string): Promise<void> {
  await db
    .insertInto('video_favorites')
    .values({ user_id: userId, video_id: videoId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function deleteFavorite(db: Db, userId: string, videoId: string): Promise<void> {
  await db
    .deleteFrom('video_favorites')
    .where('user_id', '=', userId)
    .where('video_id', '=', videoId)
    .execute()
}
