import type { Database } from '#platform/database/database.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import { takeUnusedFiles } from './content-files.store.ts'

/** Removes uploads that are in no video. A file left behind without its row is harmless. */
export async function removeUnusedVideoFiles({
  database,
  fileStore,
}: {
  database: Database
  fileStore: FileStore
}): Promise<void> {
  for (const name of await takeUnusedFiles(database.db)) await fileStore.remove(name)
}
