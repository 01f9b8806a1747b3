import type { AuditEntry } from '@dream/contract/api/admin/audit'
import { BROKERAGE_TIME_NAME } from '@dream/contract/rules/app/brokerage-day'
import type { TableColumn, TableSort } from '#ui/table/table-column.ts'
import { momentText } from '../text/text.ts'
import { AuditChanges } from './audit-changes.tsx'
import { actText, idText, thingHref } from './audit-text.ts'
import css from './audit.module.css'

/** Default sort: newest first. */
export const NEWEST: TableSort = { column: 'at', isDescending: true }

const SOURCES = {
  admin: 'Somebody whose account is gone',
  command: 'A command on the server',
  job: 'A job',
} as const

/** Columns of the audit log. Times are exact to the minute, not relative. */
export const AUDIT_COLUMNS: readonly TableColumn<AuditEntry>[] = [
  {
    id: 'action',
    header: 'What',
    cell: (line) => (
      <>
        {actText(line.action)}
        <Thing line={line} />
        {line.reason && <q className={css['reason']}>{line.reason}</q>}
      </>
    ),
  },
  {
    id: 'actor',
    header: 'Who',
    cell: ({ actor, source }) => <span title={actor?.email}>{actor?.name ?? SOURCES[source]}</span>,
  },
  {
    id: 'at',
    header: `When (${BROKERAGE_TIME_NAME})`,
    sort: 'descending',
    cell: ({ at }) => <time dateTime={at}>{momentText(at)}</time>,
  },
  { id: 'change', header: 'Change', narrow: 'bare', cell: (line) => <AuditChanges {...line} /> },
  { id: 'ip', header: 'From', narrow: 'hidden', cell: ({ ip }) => ip ?? '–' },
]

/** Entity of an entry: a link where it has a page. */
function Thing({ line }: { line: AuditEntry }) {
  const { entityId } = line
  if (entityId === null) return null
  const href = thingHref(line)
  return (
    <span className={css['id']} title={entityId}>
      {href === null ? idText(entityId) : <a href={href}>{idText(entityId)}</a>}
    </span>
  )
}
