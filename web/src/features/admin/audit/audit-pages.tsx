import { useState } from 'react'
import type { QueryOf } from '#lib/api/api-client.ts'
import { AuditPage } from './audit-page.tsx'
import css from './audit.module.css'

type Cursor = QueryOf<'GET /api/admin/audit'>['cursor']

/** Pages one below the other, as many as were asked for. */
export function AuditPages({ filters }: { filters: QueryOf<'GET /api/admin/audit'> }) {
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
