import type { Database } from '#platform/database/database.ts'
import type { AdminCaller } from '#platform/http/api-guard.ts'
import { problem } from '#platform/problems/problem.ts'
import { change } from '../audit/change.ts'
import { deleteFactor, readFactors } from '#features/factors/factors.store.ts'
import { lockAdmin } from './lock-admin.store.ts'

/** Removes one's own factor. The last one stays: without it the step-up would be impossible. */
export const removeFactor = (database: Database, by: AdminCaller, id: string): Promise<null> =>
  change(
    database,
    { by, action: 'admin.remove-factor', entity: 'admin', entityId: by.userId },
    async (tx) => {
      await lockAdmin(tx, by.userId)
      const factors = await readFactors(tx, by.userId)
      const gone = factors.find((factor) => factor.id === id)
      if (!gone) throw problem('not-found')
      if (factors.length === 1) throw problem('last-factor')
      await deleteFactor(tx, gone.id)
      return { before: { kind: gone.kind, name: gone.name }, after: null, result: null }
    },
  )
