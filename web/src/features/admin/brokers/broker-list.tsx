import type { AdminBroker } from '@dream/contract/api/admin/brokers'
import { STATES } from '@dream/contract/rules/account/australia'
import { chatsText } from '@dream/contract/rules/brokers/brokers'
import { useMemo, useState } from 'react'
import { queryOptions } from '#lib/api/query.ts'
import { useNow } from '#lib/time/now.ts'
import { agoText } from '#lib/time/ago-text.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Tag } from '#ui/status/tag.tsx'
import type { TableColumn, TableSort } from '#ui/table/table-column.ts'
import { AdminList } from '../list/admin-list.tsx'
import type { ListFilter } from '../list/list-filter.ts'
import { useListAddress } from '../list/use-list-address.ts'
import { useListRows } from '../list/use-list-rows.ts'
import { ViewsMenu } from '../views/views-menu.tsx'
import { momentText } from '../text/text.ts'
import { invitationText, replyText, STATUS_TEXT, STATUS_TONE } from './broker-text.ts'
import css from './brokers.module.css'
import { CancelInvitationSheet, SendAgain, SendAllAgain } from './invitation-actions.tsx'
import { SuspendSheet } from './suspend-action.tsx'

const USUAL: TableSort = { column: 'name', isDescending: false }
const MINUTE_MS = 60_000

const FILTERS: readonly ListFilter[] = [
  {
    column: 'is',
    label: 'Status',
    kind: 'choices',
    choices: [
      ...Object.entries(STATUS_TEXT).map(([value, label]) => ({ value, label })),
      { value: 'changes', label: 'Changes to review' },
    ],
  },
  {
    column: 'states',
    label: 'State',
    kind: 'choices',
    choices: STATES.map((value) => ({ value, label: value })),
  },
]

type Asked = { deed: 'cancel' | 'suspend'; broker: AdminBroker }

/** List of brokers with the actions on each. */
export function BrokerList() {
  const state = useListAddress(USUAL)
  const list = useListRows((cursor) =>
    queryOptions('GET /api/admin/brokers', { query: { ...state.choice, cursor } }),
  )
  const [asked, setAsked] = useState<Asked | null>(null)
  const close = () => setAsked(null)
  const now = useNow(MINUTE_MS)
  const columns = useMemo(() => columnsAt(now, setAsked), [now])
  return (
    <>
      <AdminList<AdminBroker>
        label="Brokers"
        state={state}
        list={list}
        columns={columns}
        filters={FILTERS}
        searches="Search name, email or company"
        csv="/api/admin/brokers/csv"
        rowName={({ name }) => name}
        rowHref={({ id }) => `/admin/brokers/${id}`}
        actions={({ selection, done }) => <SendAllAgain selection={selection} onDone={done} />}
        empty={<p>No brokers yet. Invite the first one.</p>}
        views={<ViewsMenu list="brokers" state={state} />}
      />
      {asked?.deed === 'cancel' && <CancelInvitationSheet broker={asked.broker} onClose={close} />}
      {asked?.deed === 'suspend' && <SuspendSheet broker={asked.broker} onClose={close} />}
    </>
  )
}

const columnsAt = (now: number, ask: (asked: Asked) => void): TableColumn<AdminBroker>[] => [
  {
    id: 'name',
    header: 'Broker',
    sort: 'ascending',
    cell: ({ name, email, company, states }) => (
      <>
        {name}
        <span className={css['more']}>{email}</span>
        {company !== null && <span className={css['more']}>{[company, ...states].join(' · ')}</span>}
      </>
    ),
  },
  {
    id: 'status',
    header: 'Status',
    narrow: 'bare',
    cell: ({ status, hasChanges, invitation }) => (
      <span className={css['statuses']}>
        <Tag tone={STATUS_TONE[status]}>{STATUS_TEXT[status]}</Tag>
        {hasChanges && <Tag tone="busy">Changes to review</Tag>}
        {invitation && <span className={css['more']}>{invitationText(invitation)}</span>}
      </span>
    ),
  },
  {
    id: 'buyerCount',
    header: 'Chats',
    sort: 'descending',
    cell: ({ buyerCount, capacity }) =>
      capacity === null ? (
        'No page yet'
      ) : (
        <span className={css['chats']}>{chatsText({ buyerCount, capacity })}</span>
      ),
  },
  { id: 'replyMinutes', header: 'First replies', sort: 'ascending', cell: replyText },
  {
    id: 'missedPromises',
    header: 'Late in 30 days',
    sort: 'descending',
    align: 'end',
    cell: ({ missedPromises }) =>
      missedPromises > 0 ? <span className={css['late']}>{missedPromises}</span> : '0',
  },
  {
    id: 'lastSeenAt',
    header: 'Last seen',
    sort: 'descending',
    cell: ({ lastSeenAt }) =>
      lastSeenAt === null ? (
        'Never'
      ) : (
        <time dateTime={lastSeenAt} title={momentText(lastSeenAt)}>
          {agoText(lastSeenAt, now)}
        </time>
      ),
  },
  {
    id: 'actions',
    header: 'Actions',
    narrow: 'bare',
    cell: (broker) => <RowActions broker={broker} ask={ask} />,
  },
]

function RowActions({ broker, ask }: { broker: AdminBroker; ask: (asked: Asked) => void }) {
  const { status, name } = broker
  if (status === 'invited') {
    return (
      <div className={css['actions']}>
        <SendAgain broker={broker} />
        <Button
          size="small"
          variant="quiet"
          aria-label={`Cancel the invitation of ${name}`}
          onClick={() => ask({ deed: 'cancel', broker })}
        >
          Cancel
        </Button>
      </div>
    )
  }
  if (status !== 'published') return null
  return (
    <div className={css['actions']}>
      <Button
        size="small"
        variant="outline"
        aria-label={`Suspend ${name}`}
        onClick={() => ask({ deed: 'suspend', broker })}
      >
        Suspend
      </Button>
    </div>
  )
}
