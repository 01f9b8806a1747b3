import { createHash } from 'node:crypto'
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { hasFields, readRecord } from '#json/read-record.ts'

/** Render of a room: hashes of its scene and of its design, and its files by name with the hashes of their bytes. */
export type RoomRender = {
  scene: string
  /** Hash of its design. It must be the current one, because the room's text describes it; the scene may be an older one. */
  design: string
  /** Hash of its camera; missing in pictures that were rendered before rooms had sets. */
  camera?: string
  samples: number
  files: Record<string, string>
  placeholder: string
  width: number
  height: number
}
export type Manifest = Record<string, RoomRender>

export const ROOMS_FOLDER = join(import.meta.dirname, '../../library/rooms')
/** Formats and widths of a picture: WebP in one width, for the few browsers without AVIF. */
export const FORMATS = [
  { kind: 'avif', widths: [800, 540, 360] },
  { kind: 'webp', widths: [540] },
] as const
export const MAX_WIDTH_PX = 800

const FILE = 'rooms.json'
const LOCK = '.lock'
const RETRY_MS = 60
/** Age in milliseconds of a stale lock, left behind by a renderer that was stopped. */
const STALE_MS = 30_000

export const digest = (data: string | Buffer) => createHash('sha256').update(data).digest('hex')

const isRoomRender = (value: unknown): value is RoomRender =>
  hasFields(value, 'scene', 'design', 'samples', 'files', 'placeholder', 'width', 'height')

export const readManifest = (folder = ROOMS_FOLDER): Manifest => readRecord(join(folder, FILE), isRoomRender)

/** Adds one render to the current content of the file, so that several renderers may run at once. */
export async function addRender(slug: string, render: RoomRender, folder = ROOMS_FOLDER): Promise<void> {
  const lock = join(folder, LOCK)
  await takeLock(lock)
  try {
    const all = { ...readManifest(folder), [slug]: render }
    const sorted = Object.fromEntries(Object.entries(all).toSorted(([a], [b]) => a.localeCompare(b)))
    const half = join(folder, `.${FILE}`)
    await writeFile(half, `${JSON.stringify(sorted, null, 1)}\n`)
    await rename(half, join(folder, FILE))
  } finally {
    await rm(lock, { recursive: true, force: true })
  }
}

/** Takes a lock by creating a folder, which is atomic across processes. */
async function takeLock(lock: string): Promise<void> {
  for (;;) {
    const isMine = await mkdir(lock).then(
      () => true,
      () => false,
    )
    if (isMine) return
    const since = await stat(lock).then(
      ({ mtimeMs }) => mtimeMs,
      () => Date.now(),
    )
    if (Date.now() - since > STALE_MS) await rm(lock, { recursive: true, force: true })
    else await pause(RETRY_MS)
  }
}
