import { randomUUID } from 'node:crypto'
import type { VideoDraft } from '@dream/contract/api/admin/content/videos'
import { VIDEO_TOPICS } from '@dream/contract/rules/app/videos'
import type { Database } from '#platform/database/database.ts'
import type { AdminCaller } from '#platform/http/api-guard.ts'
import { change } from '../audit/change.ts'
import { insertVideoDraft } from './video-rows.store.ts'

/** Creates a video as a draft with a title and nothing else; returns its id. */
export async function startVideo(database: Database, by: AdminCaller, title: string): Promise<string> {
  const id = randomUUID()
  const slug = `video-${id.slice(0, 8)}`
  await change(database, { by, action: 'video.start', entity: 'video', entityId: id }, async (tx) => {
    const document = { id, ...emptyVideo(title, slug) }
    await insertVideoDraft(tx, { id, slug, document, by: by.userId })
    return { before: null, after: { title }, result: null }
  })
  return id
}

const emptyVideo = (title: string, slug: string): VideoDraft => ({
  slug,
  topic: VIDEO_TOPICS[0],
  title,
  description: '',
  seconds: 0,
  width: 0,
  height: 0,
  source: '',
  captions: '',
  poster: '',
  placeholder: '',
  transcript: [],
})
