import { useState } from 'react'
import type { QueryOf } from '#lib/api/api-client.ts'
import { useUrlFilters } from '../shell/url-filters.ts'
import { RoomPage } from '../shell/room-page.tsx'
import { AuditFilters, FILTERS } from './audit-filters.tsx'
import { AuditPage } from './audit-page.tsx'
import css from './audit.module.css'

type Cursor = QueryOf<'GET /api/admin/audit'>['cursor']

/** Who changed what, when and from where: newest first, filtered by the address. */
export function AuditRoom() {
  const [filters, setFilters] = useUrlFilters(FILTERS)
  return (
    <RoomPage
      title="Audit log"
      lead="Every change in the admin area. Nothing here can be changed or deleted."
    >
      <AuditFilters filters={filters} onChange={setFilters} />
      <AuditPages key={JSON.stringify(filters)} filters={filters} />
    </RoomPage>
  )
}

/** Pages one below the other, as many as were asked for. */
function AuditPages({ filters }: { filters: QueryOf<'GET /api/admin/audit'> }) {
  const [cursors, setCursors] = useState<readonly Cursor[]>([undefined])
  return (
    <div className={css['pages']}>
      {cursors.map((cursor, at) => (
        <AuditPage
          key={cursor ?? ''}
          filters={filters}
          cursor={cursor}
          isLast={at === cursors.length - 1}
          onMore={(next) => setCursors([...cursors, next])}
        />
      ))}
    </div>
  )
}
