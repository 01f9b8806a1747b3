import type { AdminStepUp } from '@dream/contract/api/admin/step-up/step-up'
import type { AdminCaller } from '#platform/http/api-guard.ts'
import type { Db, Tx } from '#platform/database/database.ts'
import { readFactors } from '#features/factors/factors.store.ts'
import { readOpenCodes } from '#features/factors/authenticator/codes.store.ts'
import { maySetUpFirst } from './set-up-time.store.ts'

/** State of an admin's step-up: done, the ways to do it, or a first factor to set up. */
export async function readStepUp(
  db: Db | Tx,
  { userId, adminRole, isOpen }: Pick<AdminCaller, 'userId' | 'adminRole' | 'isOpen'>,
): Promise<AdminStepUp> {
  const kinds = [...(await readFactors(db, userId)), ...(await readOpenCodes(db, userId))].map(
    ({ kind }) => kind,
  )
  const ways = (['passkey', 'totp', 'recovery', 'demo'] as const).filter((way) => kinds.includes(way))
  return { role: adminRole, isOpen, ways, maySetUp: await maySetUpFirst(db, userId) }
}
