import { createHash } from 'node:crypto'
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { hasFields, readRecord } from '#json/read-record.ts'

/** What was rendered of a room: the hashes of its scene and of its design, and its files by name with the hashes of their bytes. */
export type RoomRender = {
  scene: string
  /** What it is made of. The words tell of that, so it must be what the list makes now; the scene may be an older one. */
  design: string
  /** The hash of where it was taken from; pictures that were rendered before sets of rooms were have none. */
  camera?: string
  samples: number
  files: Record<string, string>
  placeholder: string
  width: number
  height: number
}
export type Manifest = Record<string, RoomRender>

export const ROOMS_FOLDER = join(import.meta.dirname, '../../library/rooms')
/** What a picture is rendered as: WebP in one width, for the few browsers that know no AVIF. */
export const FORMATS = [
  { kind: 'avif', widths: [800, 540, 360] },
  { kind: 'webp', widths: [540] },
] as const
export const MAX_WIDTH_PX = 800

const FILE = 'rooms.json'
const LOCK = '.lock'
const RETRY_MS = 60
/** A lock this old was left behind by a renderer that was stopped. */
const STALE_MS = 30_000

export const digest = (data: string | Buffer) => createHash('sha256').update(data).digest('hex')

const isRoomRender = (value: unknown): value is RoomRender =>
  hasFields(value, 'scene', 'design', 'samples', 'files', 'placeholder', 'width', 'height')

export const readManifest = (folder = ROOMS_FOLDER): Manifest => readRecord(join(folder, FILE), isRoomRender)

/** Adds one render to what the file says now, so that several renderers may run at once. */
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

/** Creating a folder is one step that only one of several processes can take. */
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
