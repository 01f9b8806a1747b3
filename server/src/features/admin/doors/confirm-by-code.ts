import type { Attempts } from '#platform/limits/attempts.ts'
import type { AdminCaller } from '#platform/http/api-guard.ts'
import type { Database } from '#platform/database/database.ts'
import { problem } from '#platform/problems/problem.ts'
import { change, note } from '../audit/change.ts'
import { isCode } from './admin-codes.ts'
import { openAdminSession, readOpenCodes } from './doors.store.ts'

type Deps = { database: Database; attempts: Attempts; codeKey: Buffer }

/** Codes that one admin may try. */
const TRIES = [{ count: 10, minutes: 15 }]

/** Opens the admin area for the session of whoever has the right code. A try is counted before the code is checked. */
export async function confirmByCode(deps: Deps, caller: AdminCaller, code: string): Promise<void> {
  const { database, attempts, codeKey } = deps
  const { userId, sessionId } = caller
  const tries = { kind: 'admin-code', subject: userId }
  await database.transaction((tx) => attempts.takeOrThrow(tx, tries, TRIES))
  const known = await readOpenCodes(database.db, userId)
  const found = known.find(
    ({ kind, codeHash }) => kind === 'demo' && isCode(codeKey, { userId, code }, codeHash),
  )
  const act = { by: caller, entity: 'session', entityId: sessionId }
  if (!found) {
    await note(database, { ...act, action: 'admin.code-wrong' })
    throw problem('code-wrong')
  }
  await change(database, { ...act, action: 'admin.open' }, async (tx) => {
    await openAdminSession(tx, sessionId)
    await attempts.clear(tx, tries)
    return { before: null, after: { by: found.kind }, result: null }
  })
}
