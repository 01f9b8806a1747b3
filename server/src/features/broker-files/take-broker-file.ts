import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { BROKER_UPLOADS_A_DAY, PHOTO_TYPE_WRONG } from '@dream/contract/rules/brokers/broker-files'
import { HEAD_BYTES, sniffType } from '@dream/contract/rules/chat/sniff-type'
import type { Database } from '#platform/database/database.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import {
  type Incoming,
  isDiskFull,
  readHead,
  receiveFile,
  refuseFullDisk,
} from '#platform/files/receive-file.ts'
import type { Attempts } from '#platform/limits/attempts.ts'
import { problem } from '#platform/problems/problem.ts'
import { fileNameOf } from '#features/chat/files/file-name.ts'
import type { Crop, PictureMaker } from '#features/chat/files/make-pictures.ts'
import { keysOf } from '#features/chat/files/remove-files.ts'
import { deleteFile, findUnused, finishFile, insertFile } from './broker-files.store.ts'

export type BrokerFileDeps = {
  database: Database
  attempts: Attempts
  fileStore: FileStore
  pictures: PictureMaker
  incomingFolder: string
  leastFreeBytes: number
}

/** Photo with its crop, or evidence as it is; `by`: the uploader. */
type Wanted = { brokerId: string; by: string } & ({ kind: 'photo'; crop: Crop } | { kind: 'evidence' })
export type TakenFile = { id: string; name: string; mime: string }

const PER_DAY = [{ count: BROKER_UPLOADS_A_DAY, minutes: 24 * 60 }]

/** Receives a file, detects its type from its bytes and re-encodes pictures; a failed upload leaves nothing behind. */
export async function takeBrokerFile(
  deps: BrokerFileDeps,
  wanted: Wanted,
  incoming: Incoming,
): Promise<TakenFile> {
  const { database, attempts, incomingFolder, leastFreeBytes } = deps
  await refuseFullDisk(incomingFolder, leastFreeBytes)
  const id = await database.transaction(async (tx) => {
    await attempts.takeOrThrow(tx, { kind: 'broker-upload', subject: wanted.by }, PER_DAY)
    return insertFile(tx, wanted)
  })
  const path = join(incomingFolder, randomUUID())
  try {
    await receiveFile(incoming, path)
    const mime = await store(deps, { id, path, wanted })
    const file = { id, mime, name: fileNameOf(incoming.name, mime) }
    await finishFile(database.db, file)
    return file
  } catch (error) {
    await forget(deps, id)
    throw isDiskFull(error) ? problem('storage-full', { cause: error }) : error
  } finally {
    for (const each of [path, `${path}.full`, `${path}.preview`]) await rm(each, { force: true })
  }
}

type Stored = { id: string; path: string; wanted: Wanted }

async function store({ fileStore, pictures }: BrokerFileDeps, { id, path, wanted }: Stored) {
  const type = sniffType(await readHead(path, HEAD_BYTES))
  if (wanted.kind === 'photo' && type?.kind !== 'image')
    throw problem('file-type', { message: PHOTO_TYPE_WRONG })
  if (!type) throw problem('file-type')
  const keys = keysOf(id)
  if (type.kind === 'file') {
    await fileStore.put(keys.whole, path, type.mime)
    return 'application/pdf' as const
  }
  const [full, preview] = [`${path}.full`, `${path}.preview`]
  const crop = wanted.kind === 'photo' && { crop: wanted.crop }
  await pictures.make(wanted.by, { source: path, full, preview, ...crop })
  await fileStore.put(keys.preview, preview, 'image/webp')
  await fileStore.put(keys.whole, full, 'image/webp')
  return 'image/webp' as const
}

type RemovalDeps = Pick<BrokerFileDeps, 'database' | 'fileStore'>

async function forget({ database, fileStore }: RemovalDeps, id: string): Promise<void> {
  const { whole, preview } = keysOf(id)
  await fileStore.remove(whole)
  await fileStore.remove(preview)
  await deleteFile(database.db, id)
}

const BATCH_SIZE = 200

/** Removes replaced photos, and evidence that no check refers to. */
export async function removeUnusedBrokerFiles(deps: RemovalDeps): Promise<void> {
  for (const id of await findUnused(deps.database.db, BATCH_SIZE)) await forget(deps, id)
}
