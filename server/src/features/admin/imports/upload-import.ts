import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { ImportDetail } from '@dream/contract/api/admin/imports/import'
import { IMPORT, IMPORT_ZIP } from '@dream/contract/rules/admin/imports/import-limits'
import { cutToEnd } from '@dream/contract/rules/text/cut-text'
import type { Database } from '#platform/database/database.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import { type Incoming, isDiskFull, receiveFile, refuseFullDisk } from '#platform/files/receive-file.ts'
import type { AdminCaller } from '#platform/http/api-guard.ts'
import { problem } from '#platform/problems/problem.ts'
import { change } from '../audit/change.ts'
import { readDetail } from './import-view.ts'
import { insertImport, readBuilder, readImportOfFile } from './imports.store.ts'
import { orderTask } from './start-task.ts'

export type UploadDeps = {
  database: Database
  fileStore: FileStore
  /** Folder of uploads in progress. */
  incomingFolder: string
  /** Min free bytes, which the database needs: below it uploads are refused. */
  leastFreeBytes: number
}

export const listKey = (importId: string) => `import-${importId}.list`
export const zipKey = (importId: string) => `import-${importId}.zip`

const MB = 1_000_000

/** Accepts a builder's list, and enqueues reading it. The same file a second time is refused with its earlier import. */
export async function uploadImport(
  deps: UploadDeps,
  by: AdminCaller,
  { builderId, incoming }: { builderId: string | null; incoming: Incoming },
): Promise<ImportDetail> {
  const { database, fileStore } = deps
  if (builderId !== null && !(await readBuilder(database.db, builderId))) throw problem('not-found')
  const message = `A list has at most ${IMPORT.maxFileBytes / MB} MB. Divide it, and import its parts one after the other.`
  return received(deps, { incoming, message }, async (path) => {
    const id = randomUUID()
    const hash = await hashOf(path)
    await refuseKnown(database, hash)
    await fileStore.put(listKey(id), path, 'text/plain')
    const act = { by, action: 'import.upload', entity: 'import', entityId: id, importId: id } as const
    try {
      return await change(database, act, async (tx) => {
        const fileName = nameOf(incoming.name)
        if (!(await insertImport(tx, { id, builderId, fileName, hash, userId: by.userId })))
          throw problem('import-known')
        await orderTask(tx, { id, kind: 'read', total: 0, by })
        return { before: null, after: { fileName, builderId }, result: await readDetail(tx, id) }
      })
    } catch (error) {
      await fileStore.remove(listKey(id))
      // Another tab has uploaded it since the first look-up.
      await refuseKnown(database, hash)
      throw error
    }
  })
}

/** Accepts a zip of pictures for an import, and enqueues unpacking it. */
export async function uploadPictures(
  deps: UploadDeps,
  by: AdminCaller,
  { id, incoming }: { id: string; incoming: Incoming },
): Promise<ImportDetail> {
  const message = `A zip has at most ${IMPORT_ZIP.maxFileBytes / MB} MB. Send the pictures in several zips, one after the other.`
  return received(deps, { incoming, message }, async (path) => {
    const act = { by, action: 'import.pictures', entity: 'import', entityId: id, importId: id } as const
    return change(deps.database, act, async (tx) => {
      await orderTask(tx, { id, kind: 'pictures', total: 0, by })
      await deps.fileStore.put(zipKey(id), path, 'application/zip')
      return { before: null, after: { fileName: nameOf(incoming.name) }, result: await readDetail(tx, id) }
    })
  })
}

/** Writes an upload to a temporary file while `work` needs it. */
async function received<T>(
  { incomingFolder, leastFreeBytes }: UploadDeps,
  { incoming, message }: { incoming: Incoming; message: string },
  work: (path: string) => Promise<T>,
): Promise<T> {
  await refuseFullDisk(incomingFolder, leastFreeBytes)
  const path = join(incomingFolder, randomUUID())
  try {
    await receiveFile(incoming, path)
    if ((await stat(path)).size === 0) throw problem('import-unreadable', { message: 'The file is empty.' })
    return await work(path)
  } catch (error) {
    if (incoming.stream.truncated) throw problem('file-too-large', { message })
    throw isDiskFull(error) ? problem('storage-full', { cause: error }) : error
  } finally {
    await rm(path, { force: true })
  }
}

async function refuseKnown({ db }: Database, hash: Buffer) {
  const known = await readImportOfFile(db, hash)
  if (known) throw problem('import-known', { latest: await readDetail(db, known.id) })
}

async function hashOf(path: string): Promise<Buffer> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest()
}

/** Readable file name, without bidirectional marks and invisible characters. */
const nameOf = (name: string) =>
  cutToEnd(
    name
      .replaceAll(/\p{C}/gu, '')
      .replace(/^.*[/\\]/, '')
      .trim(),
    200,
  ) || 'list'
