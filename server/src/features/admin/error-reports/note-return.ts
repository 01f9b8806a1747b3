import type { Tx } from '#platform/database/database.ts'
import { insertEntries } from '../audit/audit.store.ts'

/** Writes an audit entry, without an actor, that a resolved error has come back and is open again. */
export async function noteReturn(tx: Tx, errorId: Buffer): Promise<void> {
  await insertEntries(tx, [
    {
      source: 'job',
      actor: null,
      sessionId: null,
      requestId: null,
      ip: null,
      action: 'error.return',
      entity: 'error',
      entityId: errorId.toString('hex'),
      reason: null,
      before: { isResolved: true },
      after: { isResolved: false },
      importId: null,
      partOf: null,
    },
  ])
}
