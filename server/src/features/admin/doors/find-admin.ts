import type { AdminLookup } from '#platform/http/api-guard.ts'
import type { Db } from '#platform/database/database.ts'
import { findAdminSession, touchAdminSession } from './doors.store.ts'

/** What is true of an admin, asked of the database at each of their requests: whom an owner ends is out with the next one. */
export function createAdminLookup(db: Db): AdminLookup {
  return async ({ role, sessionId }) => {
    if (role !== 'admin') return null
    const found = await findAdminSession(db, sessionId)
    if (!found) return null
    const { isLongAgo, mustChangePassword, ...facts } = found
    // A one-time code opens nothing: first they choose a password of their own.
    if (mustChangePassword) return { ...facts, isOpen: false, isKeptOut: 'password-change-required' }
    if (facts.isOpen && isLongAgo) await touchAdminSession(db, sessionId)
    return { ...facts, isKeptOut: null }
  }
}
