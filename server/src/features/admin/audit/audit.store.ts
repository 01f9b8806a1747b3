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

/** Appends lines, in their order; returns their ids. */
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
      })),
    )
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

export type AuditFilter = {
  actor?: string | undefined
  action?: string | undefined
  entity?: string | undefined
  entityId?: string | undefined
  from?: string | undefined
  to?: string | undefined
  cursor?: string | undefined
}

/** Text of a moment with all that PostgreSQL knows of it: a Date has only milliseconds. */
const AT = sql<string>`to_char(a.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

/** Lines that match, newest first, from the cursor on. */
export async function listEntries(db: Db, filter: AuditFilter, limit: number) {
  const { actor, action, entity, entityId, from, to, cursor } = filter
  let lines = db
    .selectFrom('audit as a')
    .leftJoin('users as u', 'u.id', 'a.actor')
    .select([
      'a.id',
      'a.source',
      'a.action',
      'a.entity',
      'a.entity_id as entityId',
      'a.reason',
      'a.before',
      'a.after',
    ])
    .select(['a.import_id as importId', 'a.part_of as partOf', 'a.ip', 'a.request_id as requestId'])
    .select(['u.id as actorId', 'u.name as actorName', 'u.email as actorEmail', AT.as('at')])
    .orderBy('a.at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(limit)
  if (actor) lines = lines.where('a.actor', '=', actor)
  if (action) lines = lines.where('a.action', '=', action)
  if (entity) lines = lines.where('a.entity', '=', entity)
  if (entityId) lines = lines.where('a.entity_id', '=', entityId)
  if (from) lines = lines.where('a.at', '>=', sql<Date>`${from}::date`)
  if (to) lines = lines.where('a.at', '<', sql<Date>`${to}::date + 1`)
  if (cursor) {
    const [at, id] = cursor.split('_')
    lines = lines.where(sql<boolean>`(a.at, a.id) < (${at}::timestamptz, ${id}::bigint)`)
  }
  return lines.execute()
}

/** The kinds of things that the log tells of. Reads one line a kind, however long the log is. */
export async function readEntities(db: Db): Promise<string[]> {
  const { rows } = await sql<{ entity: string }>`
    with recursive kinds as (
      (select entity from audit order by entity limit 1)
      union all
      select (select a.entity from audit a where a.entity > k.entity order by a.entity limit 1)
      from kinds k where k.entity is not null
    )
    select entity from kinds where entity is not null`.execute(db)
  return rows.map(({ entity }) => entity)
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
