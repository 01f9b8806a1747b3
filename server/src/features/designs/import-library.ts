import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { CatalogueFile } from '@dream/contract/api/designs/design'
import type { Database } from '#platform/database/database.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { readIfExists } from '#platform/files/read-if-exists.ts'
import { lockLibrary, replaceLibrary } from './library.store.ts'

/** Result of an import; 'missing' when there is no library to import. */
export type ImportResult = 'imported' | 'unchanged' | 'missing'

/** Version of the import's rules: raise it when they change, so that an unchanged list is imported again. */
const RULES = 3

/**
 * Imports the library's designs into the database. An unchanged file costs one small read, so this runs at every start; several
 * processes may run it at once.
 */
export async function importLibrary(database: Database, folder: string): Promise<ImportResult> {
  const text = await readIfExists(join(folder, 'designs.json'))
  if (text === null) return 'missing'
  const contentHash = createHash('sha256').update(`${RULES}`).update(text).digest('hex')
  return database.transaction(async (tx) => {
    const last = await lockLibrary(tx)
    if (last.contentHash === contentHash) return 'unchanged'
    const { designs } = CatalogueFile.parse(JSON.parse(text))
    const { added } = await replaceLibrary(tx, designs, contentHash)
    // The very first designs are not announced.
    if (added > 0 && last.contentHash !== '')
      await enqueue(
        tx,
        { name: 'announce-new-designs', payload: { count: added } },
        { key: 'announce-new-designs' },
      )
    return 'imported'
  })
}
