import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { LessonsFile, type Video } from '@dream/contract/api/sections/videos'
import type { Database } from '#platform/database/database.ts'

/** Video as in the library: by default half a minute about the block. */
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

/** Inserts published videos, in this order; returns their ids. */
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

/** Captions of a few seconds. */
export const aCaptions = (end = '00:02.000') => Buffer.from(`WEBVTT\n\n00:00.000 --> ${end}\nA caption.\n`)

/** Video file of the library: real H.264 in MP4. */
export async function aVideoFile(): Promise<Buffer> {
  const folder = fileURLToPath(new URL('../../../../catalogue/library/lessons', import.meta.url))
  const { videos } = LessonsFile.parse(JSON.parse(await readFile(`${folder}/lessons.json`, 'utf8')))
  return readFile(join(folder, videos[0]?.source.replace('/media/lessons/', '') ?? ''))
}
