import { randomUUID } from 'node:crypto'
import type { Video } from '@dream/contract/api/sections/videos'
import type { Database } from '#platform/database/database.ts'

/** A video as the library writes it: half a minute about the block, unless told otherwise. */
export function aVideoDocument(options: Partial<Video> = {}): Video {
  const id = options.id ?? randomUUID()
  return {
    id,
    slug: `lesson-${id}`,
    topic: 'Your block',
    title: 'Sample',
    description: 'A video for tests.',
    seconds: 30,
    width: 720,
    height: 1280,
    source: `/media/lessons/${id}.mp4`,
    captions: `/media/lessons/${id}.vtt`,
    poster: `/media/lessons/${id}.avif`,
    placeholder: 'data:image/webp;base64,AA==',
    transcript: ['What is said.'],
    ...options,
  }
}

/** Puts videos into the table, published, in this order; returns their ids. */
export async function storeVideos({ db }: Database, videos: readonly Video[]): Promise<string[]> {
  const rows = videos.map((video, place) => ({
    id: video.id,
    slug: video.slug,
    place,
    document: JSON.stringify(video),
  }))
  await db.insertInto('videos').values(rows).execute()
  return videos.map(({ id }) => id)
}
