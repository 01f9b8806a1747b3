import type { BrokerReview } from '@dream/contract/api/admin/brokers'
import type { KeptCheck } from '@dream/contract/api/sections/brokers'
import type { AdminCaller } from '#platform/http/api-guard.ts'
import type { Database } from '#platform/database/database.ts'
import { problem } from '#platform/problems/problem.ts'
import { change } from '../../audit/change.ts'
import { refuseStale } from '../../audit/refuse-stale.ts'
import { lockPage, readReview } from '../review.store.ts'
import { saveChecks } from './checks.store.ts'

type Change = { id: string; version: number; checks: readonly KeptCheck[] }

/** Changes the checks of a broker. Buyers see it at once, and expired checks disappear by date. */
export const changeChecks = (
  { database }: { database: Database },
  by: AdminCaller,
  { id, version, checks }: Change,
): Promise<BrokerReview> =>
  change(database, { by, action: 'broker.change-checks', entity: 'broker', entityId: id }, async (tx) => {
    await lockPage(tx, id)
    const before = await readReview(tx, id)
    if (!before?.page) throw problem('not-found')
    refuseStale(version, { ...before, version: before.checksVersion })
    await saveChecks(tx, id, checks)
    const result = await readReview(tx, id)
    if (!result) throw problem('not-found')
    return { before: { checks: before.checks }, after: { checks: result.checks }, result }
  })
