import type { SecurityEvent } from '@dream/contract/api/admin/security'
import { sql } from 'kysely'
import type { List, ListRow } from '../list/list-columns.store.ts'

const EVENTS = sql`(
  select e.id, e.at, e.kind, e.user_id, u.role, e.ip, e.detail, e.request_id
  from security_events e left join users u on u.id = e.user_id
) as events`

/** List of the security page. It has ids only: names are on the "People" page, where each look writes an audit entry. */
export const SECURITY_LIST: List = {
  from: EVENTS,
  id: { sql: sql`id`, type: 'bigint' },
  sort: { column: 'at', isDescending: true },
  columns: {
    at: { sql: sql`at`, type: 'time', isSorted: true, filter: 'between', csv: 'When' },
    kind: { sql: sql`kind`, type: 'text', filter: 'one-of', csv: 'What' },
    userId: { sql: sql`user_id`, type: 'text', filter: 'one-of', isSearched: true, csv: 'Person' },
    role: { sql: sql`role`, type: 'text', filter: 'one-of', csv: 'Role' },
    ip: { sql: sql`ip`, type: 'text', filter: 'contains', isSearched: true, csv: 'From' },
    detail: { sql: sql`detail`, type: 'text', isSearched: true, csv: 'Detail' },
    requestId: { sql: sql`request_id`, type: 'text', isSearched: true, csv: 'Request' },
  },
}

export type SecurityRow = ListRow & Omit<SecurityEvent, 'at'> & { at: Date }
