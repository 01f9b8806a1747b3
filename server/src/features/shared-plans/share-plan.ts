import { SHARED_PLANS_LIMIT, SHARED_PLANS_MAX } from '@dream/contract/rules/designs/shared-plans'
import type { Database } from '#platform/database/database.ts'
import type { Attempts } from '#platform/limits/attempts.ts'
import { problem } from '#platform/problems/problem.ts'
import { randomHex } from '#platform/security/tokens.ts'
import * as store from './shared-plans.store.ts'

const TOKEN_BYTES = 16

type Deps = { database: Database; attempts: Attempts }
type Which = { userId: string; designId: string }

/** Returns the person's link for a plan: the existing one, or a new one. */
export async function sharePlan({ database, attempts }: Deps, which: Which): Promise<store.StoredLink> {
  const { userId } = which
  const known = await store.readLink(database.db, which)
  if (known) return known
  return database.transaction(async (tx) => {
    await store.lockPerson(tx, userId)
    const other = await store.readLink(tx, which)
    if (other) return other
    if ((await store.countLinks(tx, userId)) >= SHARED_PLANS_MAX) throw problem('shared-plans-full')
    await attempts.takeOrThrow(tx, { kind: 'share-plan', subject: userId }, [SHARED_PLANS_LIMIT])
    return store.insertLink(tx, { ...which, token: randomHex(TOKEN_BYTES) })
  })
}
