import { VideoDraft } from '@dream/contract/api/admin/content/videos'
import { END_TOLERANCE_S } from '@dream/contract/rules/admin/content/captions'
import type { FieldError } from '@dream/contract/api/errors'
import { Video } from '@dream/contract/api/sections/videos'
import type { Database, Tx } from '#platform/database/database.ts'
import { createContentBulk } from '../content/bulk-content.ts'
import { type ContentOptions, createContentEditor } from '../content/edit-content.ts'
import { readContentFile } from './content-files.store.ts'
import { UPLOADS_PATH } from './take-video-file.ts'
import { VIDEO_LIST } from './video-list.store.ts'

const VIDEO: ContentOptions<VideoDraft> = {
  kind: 'video',
  draft: VideoDraft,
  flawsOf,
  stored: (id, { transcript, exercise, music, ...document }) => ({
    id,
    ...document,
    transcript: transcript.map((paragraph) => paragraph.trim()).filter(Boolean),
    // Exercise and music belong to the library's own video: one starts at a moment of it, the other is made for its silence.
    ...(document.source.startsWith(UPLOADS_PATH)
      ? {}
      : { ...(exercise && { exercise }), ...(music && { music }) }),
  }),
}

export const createVideoEditor = (database: Database) => createContentEditor(database, VIDEO)
export const createVideoBulk = (database: Database) =>
  createContentBulk(database, { ...VIDEO, list: VIDEO_LIST, titleOf: (_id, { title }) => title })

const MISSING = [
  ['source', 'Upload the video'],
  ['poster', 'Upload a poster, or take one from the video'],
  ['captions', 'Upload captions: many people watch without sound'],
  ['transcript', 'Write what is said and shown'],
  ['title', 'This is still missing'],
  ['description', 'This is still missing'],
] as const satisfies readonly (readonly [keyof VideoDraft, string])[]

/** Missing fields, and files that do not match the draft. */
async function flawsOf(tx: Tx, id: string, video: VideoDraft): Promise<FieldError[]> {
  const flaws = MISSING.filter(([name]) => video[name].length === 0).map(([path, message]) => ({
    path,
    message,
  }))
  if (flaws.length > 0) return flaws
  const parsed = Video.safeParse({ id, ...video })
  if (!parsed.success)
    return parsed.error.issues.map(({ path, message }) => ({ path: path.map(String).join('.'), message }))
  return (await Promise.all([filmFlaw(tx, video), captionsFlaw(tx, video)])).filter((flaw) => flaw !== null)
}

const uploaded = (tx: Tx, url: string) =>
  url.startsWith(UPLOADS_PATH) ? readContentFile(tx, url.slice(UPLOADS_PATH.length)) : null

async function filmFlaw(tx: Tx, { source, seconds }: VideoDraft): Promise<FieldError | null> {
  if (!source.startsWith(UPLOADS_PATH)) return null
  const length = (await uploaded(tx, source))?.seconds ?? null
  const isSame = length !== null && Math.abs(length - seconds) < 0.05
  return isSame ? null : { path: 'source', message: 'This file is gone. Upload the video again.' }
}

async function captionsFlaw(tx: Tx, { captions, seconds }: VideoDraft): Promise<FieldError | null> {
  if (!captions.startsWith(UPLOADS_PATH)) return null
  const end = (await uploaded(tx, captions))?.seconds ?? null
  if (end === null) return { path: 'captions', message: 'This file is gone. Upload the captions again.' }
  return end > seconds + END_TOLERANCE_S
    ? { path: 'captions', message: `They end after the video, which has ${seconds.toFixed(1)} seconds.` }
    : null
}
