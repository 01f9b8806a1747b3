import type { AdminLookup } from '#platform/http/api-guard.ts'
import type { Db } from '#platform/database/database.ts'
import { findAdminSession, touchAdminSession } from './step-up.store.ts'

/** Facts about an admin, read from the database at each request: an admin whom an owner ends is out with the next one. */
export function createAdminLookup(db: Db): AdminLookup {
  return async ({ role, sessionId }) => {
    if (role !== 'admin') return null
    const found = await findAdminSession(db, sessionId)
    if (!found) return null
    const { isLongAgo, mustChangePassword, ...facts } = found
    // A one-time code gives no access before the admin has chosen a password of their own.
    if (mustChangePassword) return { ...facts, isOpen: false, isKeptOut: 'password-change-required' }
    if (facts.isOpen && isLongAgo) await touchAdminSession(db, sessionId)
    return { ...facts, isKeptOut: null }
  }
}
