import { randomUUID } from 'node:crypto'
import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { MessageFile } from '@dream/contract/api/chat/files'
import { type FileType, HEIC_WRONG } from '@dream/contract/rules/chat/files'
import { HEAD_BYTES, isHeic, sniffType } from '@dream/contract/rules/chat/sniff-type'
import type { Database, Tx } from '#platform/database/database.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import {
  type Incoming,
  isDiskFull,
  readHead,
  receiveFile,
  refuseFullDisk,
} from '#platform/files/receive-file.ts'
import { problem } from '#platform/problems/problem.ts'
import { fileNameOf } from './file-name.ts'
import { fileOf } from './file-of.ts'
import {
  addUploadedBytes,
  finishFile,
  insertFile,
  readConversationState,
  readUpload,
  takeUpload,
} from './files.store.ts'
import type { PictureMaker } from './make-pictures.ts'
import { keysOf } from './remove-files.ts'

export type UploadDeps = {
  database: Database
  fileStore: FileStore
  pictures: PictureMaker
  /** Folder of uploads in progress. */
  incomingFolder: string
  /** Min free bytes, which the database needs: below it uploads are refused. */
  leastFreeBytes: number
}

/** Upload to a conversation, under an id of the person's device. */
export type Upload = { conversationId: string; userId: string; clientId: string }

/** Seconds until midnight by the database's clock. */
const secondsToMidnight = () => 86_400 - (Math.floor(Date.now() / 1000) % 86_400)

/** Starts an upload, or returns the file of an earlier one. */
export async function beginUpload({ database, ...deps }: UploadDeps, upload: Upload) {
  return database.transaction(async (tx) => {
    const known = await refuseOrFind(tx, upload)
    if (known?.ready_at) return { id: known.id, file: fileOf(known) }
    await refuseFullDisk(deps.incomingFolder, deps.leastFreeBytes)
    // Counted at the start and at each retry: a refused upload costs as much.
    if (!(await takeUpload(tx, upload.userId))) {
      throw problem('upload-limit', { retryAfterSeconds: secondsToMidnight() })
    }
    return { id: await insertFile(tx, upload), file: null }
  })
}

async function refuseOrFind(tx: Tx, upload: Upload) {
  const conversation = await readConversationState(tx, upload)
  if (!conversation) throw problem('not-found')
  const known = await readUpload(tx, upload.userId, upload.clientId)
  if (known && (known.removed_at || known.conversation_id !== upload.conversationId)) {
    throw problem('client-id-taken', { message: 'Another file was sent under this id.' })
  }
  if (known?.ready_at) return known
  if (conversation.is_closed) throw problem('conversation-closed')
  if (conversation.is_blocked) throw problem('conversation-blocked')
  return known
}

/** Receives a file, detects its type, and stores it; a failed upload leaves nothing behind. */
export async function takeFile(
  deps: UploadDeps,
  { id, userId }: { id: string; userId: string },
  incoming: Incoming,
): Promise<MessageFile> {
  const path = join(deps.incomingFolder, randomUUID())
  try {
    await receiveFile(incoming, path)
    const head = await readHead(path, HEAD_BYTES)
    const type = sniffType(head)
    if (!type) throw problem('file-type', isHeic(head) ? { message: HEIC_WRONG } : {})
    const facts = await store(deps, { id, userId, path, type })
    const name = fileNameOf(incoming.name, facts.mime)
    const row = await finishFile(deps.database.db, { id, kind: type.kind, name, ...facts })
    const file = row && fileOf(row)
    if (!file) throw problem('file-missing')
    return file
  } catch (error) {
    throw isDiskFull(error) ? problem('storage-full', { cause: error }) : error
  } finally {
    await countBytes(deps, userId, path)
    for (const each of [path, `${path}.full`, `${path}.preview`]) await rm(each, { force: true })
  }
}

/** Received bytes count, whatever the outcome. */
async function countBytes({ database }: UploadDeps, userId: string, path: string) {
  const found = await stat(path).catch(() => null)
  if (found) await addUploadedBytes(database.db, userId, found.size)
}

type Stored = Pick<MessageFile, 'mime' | 'bytes' | 'width' | 'height' | 'placeholder'>

async function store(
  { fileStore, pictures }: UploadDeps,
  { id, userId, path, type }: { id: string; userId: string; path: string; type: FileType },
): Promise<Stored> {
  const keys = keysOf(id)
  if (type.kind === 'file') {
    await fileStore.put(keys.whole, path, type.mime)
    const { size: bytes } = await stat(path)
    return { mime: type.mime, bytes, width: null, height: null, placeholder: null }
  }
  const [full, preview] = [`${path}.full`, `${path}.preview`]
  const made = await pictures.make(userId, { source: path, full, preview })
  await fileStore.put(keys.preview, preview, 'image/webp')
  await fileStore.put(keys.whole, full, 'image/webp')
  const { size: bytes } = await stat(full)
  return { mime: 'image/webp', bytes, ...made }
}
