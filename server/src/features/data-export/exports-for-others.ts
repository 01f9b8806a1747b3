import type { Database, Tx } from '#platform/database/database.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import type { Attempts } from '#platform/limits/attempts.ts'
import { beginExport } from './begin-export.ts'
import { removeOldExports } from './make-export.ts'

type Deps = { database: Database; attempts: Attempts; fileStore: FileStore }

/** Data exports on behalf of others: admins start one for somebody, and an erasure removes all of a person's. */
export const createExportsForOthers = (deps: Deps) => ({
  beginForPerson: (tx: Tx, userId: string) => beginExport(deps, tx, { userId, askedBy: 'admin' }),
  removeAllOf: (userId: string) => removeOldExports(deps, userId),
})
