import type { AuditEntry } from '@dream/contract/api/admin/audit'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/database/database.ts'

export type NewEntry = Pick<AuditEntry, 'action' | 'entity' | 'entityId' | 'source' | 'ip' | 'requestId'> & {
  actor: string | null
  sessionId: string | null
  reason: string | null
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
  importId: string | null
  partOf: string | null
}

const asJson = (fields: Record<string, unknown> | null) => fields && JSON.stringify(fields)

/** Appends entries in order; returns their ids. */
export async function insertEntries(tx: Tx, entries: readonly NewEntry[]): Promise<string[]> {
  const rows = await tx
    .insertInto('audit')
    .values(
      entries.map(({ entityId, sessionId, requestId, importId, partOf, before, after, ...same }) => ({
        ...same,
        entity_id: entityId,
        session_id: sessionId,
        request_id: requestId,
        import_id: importId,
        part_of: partOf,
        before: asJson(before),
        after: asJson(after),
        // See fold-text.sql; old entries have none.
        reason_words:
          same.reason === null ? null : sql<string>`to_tsvector('english', fold_text(${same.reason}))`,
      })),
    )
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Distinct entities and actions of the log. Reads one entry for each with a loose index scan, however long the log is. */
export async function readKinds(db: Db) {
  const { rows: actions } = await sql<{ action: string; entity: string }>`
    with recursive actions as (
      (select action, entity from audit order by action limit 1)
      union all
      select next.action, next.entity from actions as known cross join lateral (
        select a.action, a.entity from audit a where a.action > known.action order by a.action limit 1
      ) as next
    )
    select action, entity from actions`.execute(db)
  const { rows: entities } = await sql<{ entity: string }>`
    with recursive kinds as (
      (select entity from audit order by entity limit 1)
      union all
      select (select a.entity from audit a where a.entity > k.entity order by a.entity limit 1)
      from kinds k where k.entity is not null
    )
    select entity from kinds where entity is not null`.execute(db)
  return { actions, entities: entities.map(({ entity }) => entity) }
}

/** Everybody who is or was an admin. */
export async function readActors(db: Db) {
  return db
    .selectFrom('admins as a')
    .innerJoin('users as u', 'u.id', 'a.user_id')
    .select(['u.id', 'u.name'])
    .orderBy('u.name')
    .execute()
}
