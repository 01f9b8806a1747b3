import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readFile, rm, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { VideoFile } from '@dream/contract/api/admin/content/videos'
import { CAPTIONS_MAX_BYTES, parseCaptions } from '@dream/contract/rules/admin/content/captions'
import { VIDEO_FILE, type VideoFileKind } from '@dream/contract/rules/admin/content/videos'
import type { Database } from '#platform/database/database.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import { problem } from '#platform/problems/problem.ts'
import { insertContentFile } from './content-files.store.ts'
import { FilmError, readMp4 } from './read-mp4.ts'

export type VideoFileDeps = {
  database: Database
  fileStore: FileStore
  pictures: {
    make(
      userId: string,
      paths: { source: string; full: string; preview: string },
    ): Promise<{ placeholder: string }>
  }
  /** Folder of uploads in progress. */
  incomingFolder: string
  /** Min free bytes: below it uploads are refused. */
  leastFreeBytes: number
}
type Changes = VideoFile['changes']
type Incoming = { kind: VideoFileKind; by: string; stream: Readable & { truncated: boolean } }

/** URL path of uploads. */
export const UPLOADS_PATH = '/media/films/'

/**
 * Receives a file for a video, checks it, and stores it; a refused one leaves nothing behind. Returns the fields of the draft that
 * it fills.
 */
export async function takeVideoFile(deps: VideoFileDeps, { kind, by, stream }: Incoming): Promise<Changes> {
  await refuseFullDisk(deps)
  const path = join(deps.incomingFolder, randomUUID())
  try {
    await pipeline(stream, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
    if (stream.truncated) throw problem('file-too-large', { message: tooLarge(VIDEO_FILE.maxBytes) })
    return await TAKERS[kind](deps, path, by)
  } catch (error) {
    if (error instanceof FilmError) throw problem('file-type', { message: error.message })
    const isFull = error instanceof Error && 'code' in error && error.code === 'ENOSPC'
    throw isFull ? problem('storage-full', { cause: error }) : error
  } finally {
    for (const each of [path, `${path}.full`, `${path}.preview`]) await rm(each, { force: true })
  }
}

async function refuseFullDisk({ incomingFolder, leastFreeBytes }: VideoFileDeps) {
  await mkdir(incomingFolder, { recursive: true, mode: 0o700 })
  const { bavail, bsize } = await statfs(incomingFolder)
  if (bavail * bsize < leastFreeBytes) throw problem('storage-full')
}

const tooLarge = (bytes: number) => `At most ${Math.floor(bytes / 1024 / 1024)} MB`

type Take = (deps: VideoFileDeps, path: string, by: string) => Promise<Changes>

const TAKERS: Readonly<Record<VideoFileKind, Take>> = {
  async video(deps, path, by) {
    const facts = await readMp4(path)
    if (facts.seconds > VIDEO_FILE.maxSeconds)
      throw problem('file-type', { message: `At most ${VIDEO_FILE.maxSeconds / 60} minutes` })
    const source = await store(deps, { path, by, suffix: 'mp4', mime: 'video/mp4', seconds: facts.seconds })
    return { source, ...facts }
  },
  async poster(deps, path, by) {
    if ((await stat(path)).size > VIDEO_FILE.posterMaxBytes)
      throw problem('file-too-large', { message: tooLarge(VIDEO_FILE.posterMaxBytes) })
    const full = `${path}.full`
    const { placeholder } = await deps.pictures.make(by, { source: path, full, preview: `${path}.preview` })
    const poster = await store(deps, { path: full, by, suffix: 'webp', mime: 'image/webp', seconds: null })
    return { poster, placeholder }
  },
  async captions(deps, path, by) {
    if ((await stat(path)).size > CAPTIONS_MAX_BYTES)
      throw problem('file-too-large', { message: 'At most 500 kB' })
    const { cues, flaw } = parseCaptions(await readText(path))
    if (flaw !== null) throw problem('file-type', { message: flaw })
    const seconds = cues.at(-1)?.to ?? 0
    return { captions: await store(deps, { path, by, suffix: 'vtt', mime: 'text/vtt', seconds }) }
  },
}

async function readText(path: string): Promise<string> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await readFile(path))
  } catch (error) {
    throw problem('file-type', { message: 'Save the captions as UTF-8.', cause: error })
  }
}

type Storing = { path: string; by: string; suffix: string; mime: string; seconds: number | null }

async function store(
  { database, fileStore }: VideoFileDeps,
  { path, by, suffix, mime, seconds }: Storing,
): Promise<string> {
  const name = `${randomUUID()}.${suffix}`
  const { size: bytes } = await stat(path)
  await fileStore.put(name, path, mime)
  await insertContentFile(database.db, { name, mime, bytes, seconds, by })
  return `${UPLOADS_PATH}${name}`
}
