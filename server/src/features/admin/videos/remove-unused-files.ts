import type { Database } from '#platform/database/database.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import { takeUnusedFiles } from './content-files.store.ts'

/** Removes what was uploaded and stands in no video. A file whose row is gone and that stayed is in nobody's way. */
export async function removeUnusedVideoFiles({
  database,
  fileStore,
}: {
  database: Database
  fileStore: FileStore
}): Promise<void> {
  for (const name of await takeUnusedFiles(database.db)) await fileStore.remove(name)
}
