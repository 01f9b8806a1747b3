import { randomUUID } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '#platform/database/database.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import { queueExportEmail } from './export-email.ts'
import * as store from './data-export.store.ts'
import { entriesOf } from './export-entries.ts'
import { writeZip } from './write-zip.ts'

export type ExportFiles = {
  fileStore: FileStore
  /** Folder of files in progress; leftovers of a crash are removed within the hour. */
  incomingFolder: string
}

const ZIP = 'application/zip'
/** Key of an export in the store. */
export const exportKey = (id: string) => `${id}.zip`

/** Makes a person's export, and enqueues the email about it. Idempotent. */
export async function makeExport(
  { database, fileStore, incomingFolder }: ExportFiles & { database: Database },
  id: string,
  signal?: AbortSignal,
): Promise<void> {
  const wanted = await store.readUnmade(database.db, id)
  if (!wanted) return
  const { userId } = wanted
  await mkdir(incomingFolder, { recursive: true, mode: 0o700 })
  const path = join(incomingFolder, randomUUID())
  try {
    const bytes = await writeZip(path, entriesOf({ db: database.db, fileStore, userId }), signal)
    await fileStore.put(exportKey(id), path, ZIP)
    const isFinished = await database.transaction(async (tx) => {
      if (!(await store.finishExport(tx, id, bytes))) return false
      await queueExportEmail(tx, { userId })
      return true
    })
    // Removes the file when the person was erased meanwhile; of two jobs at once the first one's file stays.
    if (!isFinished && !(await store.isStored(database.db, id))) await fileStore.remove(exportKey(id))
  } finally {
    await rm(path, { force: true })
  }
}

type RemovalDeps = Pick<ExportFiles, 'fileStore'> & { database: Database }

/** Removes expired exports, or all of one person: the file first, so that after a failure the row finds it again. */
export async function removeOldExports({ database, fileStore }: RemovalDeps, userId: string | null = null) {
  for (const id of await store.findOld(database.db, userId)) {
    await fileStore.remove(exportKey(id))
    await store.deleteExport(database.db, id)
  }
}
