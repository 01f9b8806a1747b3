import type { Database } from '#platform/database/database.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import { deleteUnused, readUnused } from './catalogue-files.store.ts'

const AT_ONCE = 200

type Deps = { database: Database; fileStore: FileStore }

/** Removes uploads that no design and no builder has used within two days. After a failure the row finds the file again. */
export async function removeUnusedPictures({ database, fileStore }: Deps): Promise<void> {
  for (const { id, keys } of await readUnused(database.db, AT_ONCE)) {
    await database.transaction(async (tx) => {
      if (!(await deleteUnused(tx, id))) return
      for (const key of keys) await fileStore.remove(key)
    })
  }
}
