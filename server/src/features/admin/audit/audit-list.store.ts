import type { AuditEntry } from '@dream/contract/api/admin/audit'
import { sql } from 'kysely'
import { literal } from '#platform/database/has-typed.ts'
import type { List, ListRow } from '../list/list-columns.store.ts'

/** List of the audit page. Each of its filters has an index, since the log only grows. */
export const AUDIT_LIST: List = {
  from: sql`audit a left join users u on u.id = a.actor`,
  id: { sql: sql`a.id`, type: 'bigint' },
  sort: { column: 'at', isDescending: true },
  search: matches,
  columns: {
    at: { sql: sql`a.at`, type: 'time', isSorted: true, filter: 'between', csv: 'When' },
    actor: { sql: sql`a.actor`, type: 'uuid', filter: 'one-of' },
    actorName: { sql: sql`u.name`, type: 'text', csv: 'Who' },
    actorEmail: { sql: sql`u.email`, type: 'text', csv: 'Email' },
    source: { sql: sql`a.source`, type: 'text', csv: 'By way of' },
    action: { sql: sql`a.action`, type: 'text', filter: 'one-of', csv: 'What' },
    entity: { sql: sql`a.entity`, type: 'text', filter: 'one-of', csv: 'Of what' },
    entityId: { sql: sql`a.entity_id`, type: 'text', csv: 'Id' },
    reason: { sql: sql`a.reason`, type: 'text', csv: 'Reason' },
    before: { sql: sql`a.before`, type: 'text', csv: 'Before' },
    after: { sql: sql`a.after`, type: 'text', csv: 'After' },
    ip: { sql: sql`a.ip`, type: 'text', csv: 'From' },
    importId: { sql: sql`a.import_id`, type: 'uuid', filter: 'one-of', csv: 'Import' },
    partOf: { sql: sql`a.part_of::text`, type: 'text', csv: 'Part of' },
    requestId: { sql: sql`a.request_id`, type: 'text', csv: 'Request' },
  },
}

/**
 * Search condition: the id or its end as shown on the page, or words of the reason, in their own spelling or as typed on a phone.
 */
function matches(text: string) {
  const backwards = literal(Array.from(text).toReversed().join(''))
  return sql`(
    reverse(a.entity_id) like ${`${backwards}%`}
    or a.reason_words @@ plainto_tsquery('english', fold_text(${text}))
    or (a.reason is not null and to_tsvector('english', a.reason) @@ plainto_tsquery('english', ${text}))
  )`
}

export type AuditRow = ListRow &
  Omit<AuditEntry, 'at' | 'actor'> & {
    at: Date
    actor: string | null
    actorName: string | null
    actorEmail: string | null
  }

/** Answer for an entry; a deleted account has no name. */
export function entryOf({ at, actor, actorName, actorEmail, ...row }: AuditRow): AuditEntry {
  const { id, source, action, entity, entityId, reason, before, after, importId, partOf, ip, requestId } = row
  const isKnown = actor !== null && actorName !== null && actorEmail !== null
  return {
    id,
    source,
    action,
    entity,
    entityId,
    reason,
    before,
    after,
    importId,
    partOf,
    ip,
    requestId,
    at: at.toISOString(),
    actor: isKnown ? { id: actor, name: actorName, email: actorEmail } : null,
  }
}
