import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '#platform/database/database.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import { deleteFile, dropUnused, isRemoved, readRemoved } from './files.store.ts'

type Deps = { database: Database; fileStore: FileStore }

const BATCH_SIZE = 200
const HOUR_MS = 60 * 60 * 1000

/** Keys of a file in the store. */
export const keysOf = (fileId: string) => ({ whole: fileId, preview: `${fileId}.preview` })

/** Deletes an unused file from the store, then its row: after a failure the row finds the rest again. */
export async function forgetFile({ database, fileStore }: Deps, fileId: string): Promise<void> {
  if (!(await isRemoved(database.db, fileId))) return
  const { whole, preview } = keysOf(fileId)
  await fileStore.remove(whole)
  await fileStore.remove(preview)
  await deleteFile(database.db, fileId)
}

/** Removes files that nobody sent, and those whose message or conversation is gone. */
export async function removeUnusedFiles(deps: Deps): Promise<void> {
  const { db } = deps.database
  await dropUnused(db)
  for (const fileId of await readRemoved(db, BATCH_SIZE)) await forgetFile(deps, fileId)
}

/** Removes uploads that broke off from this machine's folder. */
export async function removeBrokenUploads(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name)
    const found = await stat(path).catch(() => null)
    if (found && Date.now() - found.mtimeMs > HOUR_MS) await rm(path, { force: true })
  }
}
