import type { Db } from '#platform/database/database.ts'
import { type AuditFilter, listEntries } from './audit.store.ts'

const PAGE_SIZE = 50

/** One page of the audit log. The cursor is the moment and the id of its last line. */
export async function readAudit(db: Db, filter: AuditFilter) {
  const found = await listEntries(db, filter, PAGE_SIZE + 1)
  const items = found.slice(0, PAGE_SIZE)
  const last = found.length > PAGE_SIZE ? items.at(-1) : undefined
  return {
    items: items.map(({ actorId, actorName, actorEmail, ...line }) => ({
      ...line,
      actor:
        actorId === null || actorName === null || actorEmail === null
          ? null
          : { id: actorId, name: actorName, email: actorEmail },
    })),
    ...(last && { nextCursor: `${last.at}_${last.id}` }),
  }
}
