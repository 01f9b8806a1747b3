import type { AuditEntry } from '@dream/contract/api/admin/audit'
import { queryOptions } from '#lib/api/query.ts'
import { DataTable } from '#ui/table/data-table.tsx'
import { useListRows } from '../list/use-list-rows.ts'
import { momentText } from '../text/text.ts'
import { AUDIT_COLUMNS, NEWEST } from './audit-columns.tsx'
import { actText } from './audit-text.ts'

/** Columns without sorting, which the audit log's own page has. */
const COLUMNS = AUDIT_COLUMNS.map(({ id, header, cell, narrow }) => ({
  id,
  header,
  cell,
  ...(narrow && { narrow }),
}))

/** Audit entries of one kind of entity, newest first; more filters are on the audit log's page. */
export function AuditHistory({ entity, label }: { entity: string; label: string }) {
  const query = { filter: `entity:${entity}` }
  const list = useListRows((cursor) => queryOptions('GET /api/admin/audit', { query: { ...query, cursor } }))
  return (
    <>
      <DataTable<AuditEntry>
        label={label}
        columns={COLUMNS}
        rows={list.rows}
        rowId={({ id }) => id}
        rowName={({ action, at }) => `${actText(action)}, ${momentText(at)}`}
        sort={NEWEST}
        onSort={() => undefined}
        isOld={list.isOld}
        error={list.error}
        onRetry={list.retry}
        empty={<p>Nothing has been changed yet.</p>}
        onMore={list.more}
        isReadingMore={list.isReading}
      />
      <p>
        <a href={`/admin/audit?filter=entity:${entity}`}>Search it in the audit log</a>
      </p>
    </>
  )
}
