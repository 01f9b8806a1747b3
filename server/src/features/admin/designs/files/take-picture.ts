import { randomUUID } from 'node:crypto'
import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { UploadedPicture } from '@dream/contract/api/admin/catalogue/designs'
import type { Picture } from '@dream/contract/api/designs/design'
import { HEIC_WRONG } from '@dream/contract/rules/chat/files'
import { HEAD_BYTES, isHeic, sniffType } from '@dream/contract/rules/chat/sniff-type'
import { cutToEnd } from '@dream/contract/rules/text/cut-text'
import { z } from 'zod'
import type { Database } from '#platform/database/database.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import { createPictureProcess } from '#platform/files/picture-process.ts'
import {
  type Incoming,
  isDiskFull,
  readHead,
  receiveFile,
  refuseFullDisk,
} from '#platform/files/receive-file.ts'
import { problem } from '#platform/problems/problem.ts'
import { type Author, note } from '../../audit/change.ts'
import { type CatalogueFile, insertCatalogueFile } from './catalogue-files.store.ts'
import { UNSAFE, type UnsafeReason } from './svg/unsafe-drawing.ts'
import {
  CATALOGUE_FILE,
  DRAWING_PLACE,
  type FileKind,
  PICTURE_REFUSED,
  type PictureRefused,
} from './upload-rules.ts'

const JOB = new URL('catalogue-picture-job.ts', import.meta.url)
const TIMEOUT_MS = 60_000

const size = { width: z.int().positive(), height: z.int().positive() }
const Made = z.union([
  z.object({
    pictures: z.array(z.object(size)).min(1),
    drawing: z.object({ format: z.enum(['svg', 'webp']), ...size }).nullable(),
    placeholder: z.string().nullable(),
  }),
  z.object({ refused: z.string() }),
])
type Made = z.infer<typeof Made>

export type PictureDeps = {
  database: Database
  fileStore: FileStore
  /** Folder of uploads in progress. */
  incomingFolder: string
  leastFreeBytes: number
}

type Wanted = { kind: FileKind; level: 'ground' | 'upper' | null }

/**
 * Accepts pictures, plans and logos for the catalogue: type detected from the bytes, decoded in a child process and stored as
 * re-encoded.
 */
export function createPictureTaker(deps: PictureDeps) {
  const pictures = createPictureProcess({ job: JOB, made: Made, timeoutMs: TIMEOUT_MS })

  /** Receives an upload. A refused one leaves nothing behind. */
  async function take(by: Author, wanted: Wanted, incoming: Incoming): Promise<UploadedPicture> {
    const path = join(deps.incomingFolder, randomUUID())
    try {
      await refuseFullDisk(deps.incomingFolder, deps.leastFreeBytes)
      await receiveFile(incoming, path)
      return await takeFrom(by, wanted, { path, name: incoming.name })
    } catch (error) {
      throw isDiskFull(error) ? problem('storage-full', { cause: error }) : error
    } finally {
      await rm(path, { force: true })
    }
  }

  /** Accepts a local file, such as one out of an archive, and leaves it in place. */
  async function takeFrom(by: Author, { kind, level }: Wanted, file: { path: string; name: string }) {
    const format = await formatOf(file.path, kind)
    const uploadedBy = by.source === 'admin' ? by.userId : null
    const outputs = Array.from({ length: DRAWING_PLACE + 1 }, (_, place) => `${file.path}.made.${place}`)
    try {
      const made = await pictures.run(uploadedBy ?? 'nobody', {
        source: file.path,
        outputs,
        args: [kind, format],
      })
      if ('refused' in made) throw refusal(made.refused)
      const id = await store(deps, filesOf(made, outputs), { kind, name: nameOf(file.name), uploadedBy })
      const action = `design.upload-${kind}`
      await note(deps.database, { by, action, entity: 'catalogue-file', entityId: id })
      return { picture: pictureOf(id, made, level), drawing: drawingOf(id, made, level) }
    } finally {
      for (const output of outputs) await rm(output, { force: true })
    }
  }

  return { take, takeFrom }
}

type Noted = Pick<CatalogueFile, 'kind' | 'name' | 'uploadedBy'>

/** Stores the outputs under a new id. */
async function store(
  { database, fileStore }: PictureDeps,
  files: readonly { name: string; path: string }[],
  noted: Noted,
): Promise<string> {
  const id = randomUUID()
  await insertCatalogueFile(database.db, { ...noted, id, keys: files.map(({ name }) => keyOf(id, name)) })
  for (const { name, path } of files) await fileStore.put(keyOf(id, name), path, mimeOf(name))
  return id
}

/** Original file name, truncated, for recognition. */
const nameOf = (called: string) => cutToEnd(called, 200).replaceAll('\0', '')

/** Key in the file store: its folder is chosen by the end of the id. */
export const keyOf = (id: string, name: string): string => `${id}.${name}`
const urlOf = (id: string, name: string) => {
  const [part = '', ending = ''] = name.split('.')
  return `/media/uploads/${part}.${id}.${ending}`
}

const MIMES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  svg: 'image/svg+xml',
}
export const mimeOf = (name: string): string =>
  MIMES[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream'

type Pictures = Exclude<Made, { refused: string }>

/** Outputs by name, with their paths. */
const filesOf = ({ pictures, drawing }: Pictures, outputs: readonly string[]) =>
  [
    ...pictures
      .flatMap(({ width }) => [`${width}.avif`, `${width}.webp`])
      .map((name, place) => ({ name, place })),
    ...(drawing ? [{ name: `drawing.${drawing.format}`, place: DRAWING_PLACE }] : []),
  ].map(({ name, place }) => ({ name, path: outputs[place] ?? '' }))

function pictureOf(id: string, { pictures, placeholder }: Pictures, level: Picture['level']): Picture {
  const largest = pictures.at(-1) ?? { width: 1, height: 1 }
  const middle = pictures[Math.floor((pictures.length - 1) / 2)] ?? largest
  const srcset = (format: string) =>
    pictures
      .toReversed()
      .map(({ width }) => `${urlOf(id, `${width}.${format}`)} ${width}w`)
      .join(', ')
  return {
    level,
    light: urlOf(id, `${middle.width}.webp`),
    dark: null,
    width: largest.width,
    height: largest.height,
    sources: [
      { type: 'image/avif', srcset: srcset('avif') },
      { type: 'image/webp', srcset: srcset('webp') },
    ],
    ...(placeholder !== null && { placeholder }),
  }
}

const drawingOf = (id: string, { drawing }: Pictures, level: Picture['level']): Picture | null =>
  drawing && {
    level,
    light: urlOf(id, `drawing.${drawing.format}`),
    dark: null,
    width: drawing.width,
    height: drawing.height,
  }

const PDF_WRONG = "PDFs can't be drawn here. Export the page as an SVG or a PNG and upload that."
const PICTURE_WRONG = 'Upload a JPEG, PNG or WebP'
const PLAN_WRONG = 'Upload an SVG, PNG, JPEG or WebP'

/** Detects the format by the bytes; throws with the formats to send instead. */
async function formatOf(path: string, kind: FileKind): Promise<'svg' | 'raster'> {
  const head = await readHead(path, HEAD_BYTES)
  const type = sniffType(head)
  if (type?.mime === 'application/pdf') throw problem('file-type', { message: PDF_WRONG })
  if (type) return 'raster'
  if (isHeic(head)) throw problem('file-type', { message: HEIC_WRONG })
  if (kind !== 'picture' && looksLikeSvg(head)) {
    const { size: bytes } = await stat(path)
    if (bytes > CATALOGUE_FILE.svgMaxBytes) {
      throw problem('file-too-large', { message: 'An SVG may have at most 5 MB. Save it as a PNG instead.' })
    }
    return 'svg'
  }
  throw problem('file-type', { message: kind === 'picture' ? PICTURE_WRONG : PLAN_WRONG })
}

/** Whether text begins as XML that may be a drawing; the child process parses the content. */
const looksLikeSvg = (head: Buffer) =>
  /^\ufeff?\s*(<\?xml|<!--|<!DOCTYPE\s+svg|<(\w+:)?svg[\s>])/i.test(head.toString())

function refusal(reason: string) {
  if (isUnsafe(reason)) return problem('drawing-unsafe', { message: UNSAFE[reason] })
  if (isRefused(reason)) return problem('file-unreadable', { message: PICTURE_REFUSED[reason] })
  return problem('file-unreadable')
}
const isUnsafe = (reason: string): reason is UnsafeReason => Object.hasOwn(UNSAFE, reason)
const isRefused = (reason: string): reason is PictureRefused => Object.hasOwn(PICTURE_REFUSED, reason)
