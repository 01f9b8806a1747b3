import type { SecurityEvent } from '@dream/contract/api/admin/security'
import { SECURITY_EVENTS, SECURITY_LOG_DAYS } from '@dream/contract/rules/admin/security'
import { useMemo } from 'react'
import { queryOptions } from '#lib/api/query.ts'
import { useNow } from '#lib/time/now.ts'
import { agoText } from '#lib/time/ago-text.ts'
import { Tag } from '#ui/status/tag.tsx'
import type { TableColumn, TableSort } from '#ui/table/table-column.ts'
import { AdminList } from '../list/admin-list.tsx'
import type { ListFilter } from '../list/list-filter.ts'
import { useListAddress } from '../list/use-list-address.ts'
import { useListRows } from '../list/use-list-rows.ts'
import { AdminPage } from '../shell/admin-page.tsx'
import { ViewsMenu } from '../views/views-menu.tsx'
import { momentText } from '../text/text.ts'

const USUAL: TableSort = { column: 'at', isDescending: true }
const HALF_MINUTE_MS = 30_000

const KIND = new Map<string, (typeof SECURITY_EVENTS)[number]>(
  SECURITY_EVENTS.map((event) => [event.value, event]),
)
const ROLES = { buyer: 'Buyer', broker: 'Broker', admin: 'Admin' } as const

const FILTERS: readonly ListFilter[] = [
  { column: 'kind', label: 'What', kind: 'choices', choices: SECURITY_EVENTS },
  {
    column: 'role',
    label: 'Whose account',
    kind: 'choices',
    choices: Object.entries(ROLES).map(([value, label]) => ({ value, label })),
  },
  { column: 'at', label: 'When', kind: 'time' },
]

/**
 * Admin page of security events: login attempts and account changes. People appear as ids here; their identity is looked up on the
 * page "People".
 */
export function SecurityPage() {
  return (
    <AdminPage
      title="Security"
      lead={`Logins, refusals and changes of accounts, kept for ${SECURITY_LOG_DAYS} days.`}
    >
      <Events />
    </AdminPage>
  )
}

function Events() {
  const state = useListAddress(USUAL)
  const list = useListRows((cursor) =>
    queryOptions('GET /api/admin/security', { query: { ...state.choice, cursor } }),
  )
  const now = useNow(HALF_MINUTE_MS)
  const columns = useMemo(() => columnsAt(now), [now])
  return (
    <AdminList<SecurityEvent>
      label="Security log"
      state={state}
      list={list}
      columns={columns}
      filters={FILTERS}
      searches="Search by person, address or request"
      csv="/api/admin/security/csv"
      rowName={({ kind, at }) => `${labelOf(kind)}, ${momentText(at)}`}
      empty={<p>Nothing has happened at the doors yet.</p>}
      views={<ViewsMenu list="security" state={state} />}
    />
  )
}

const labelOf = (kind: string) => KIND.get(kind)?.label ?? kind

/** End of an id, enough to tell two people apart by eye. */
const shortId = (id: string) => id.slice(-6)

function Person({ event: { userId, role } }: { event: SecurityEvent }) {
  if (userId === null) return '–'
  const name = `${role === null ? 'Somebody' : ROLES[role]} ${shortId(userId)}`
  return <span title={userId}>{name}</span>
}

const columnsAt = (now: number): TableColumn<SecurityEvent>[] => [
  {
    id: 'kind',
    header: 'What',
    cell: ({ kind }) => <Tag tone={KIND.get(kind)?.isBad ? 'bad' : 'plain'}>{labelOf(kind)}</Tag>,
  },
  { id: 'userId', header: 'Whose account', cell: (event) => <Person event={event} /> },
  { id: 'ip', header: 'From', cell: ({ ip }) => ip ?? '–' },
  { id: 'detail', header: 'Detail', cell: ({ detail }) => detail ?? '–' },
  {
    id: 'at',
    header: 'When',
    sort: 'descending',
    cell: ({ at }) => (
      <time dateTime={at} title={momentText(at)}>
        {agoText(at, now)}
      </time>
    ),
  },
  { id: 'requestId', header: 'Request', narrow: 'hidden', cell: ({ requestId }) => requestId ?? '–' },
]
