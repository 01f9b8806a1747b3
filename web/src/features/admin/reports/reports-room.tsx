import { REPORT_REASONS } from '@dream/contract/rules/chat/chat'
import { useState } from 'react'
import type { QueryOf } from '#lib/api/api-client.ts'
import { useApiQuery } from '#lib/api/query.ts'
import { Segmented } from '#ui/forms/segmented.tsx'
import { SelectField } from '#ui/forms/select-field.tsx'
import { RoomPage } from '../shell/room-page.tsx'
import { useRoomPath } from '../shell/room-path.ts'
import { useUrlFilters } from '../shell/url-filters.ts'
import { ReportPage } from './report-page.tsx'
import { lengthOf, minutesSince } from './report-words.ts'
import { ReportsPage } from './reports-page.tsx'
import css from './reports.module.css'

type Query = NonNullable<QueryOf<'GET /api/admin/reports'>>

/** Reports of messages: the queue, and each report at an address of its own. */
export function ReportsRoom() {
  const [id] = useRoomPath()
  return id === undefined ? <Queue /> : <ReportPage key={id} id={id} />
}

const TABS = [
  { value: 'open', label: 'Waiting' },
  { value: 'decided', label: 'Decided' },
] as const
const REASONS = [{ value: '', label: 'Any reason' }, ...REPORT_REASONS]
const PEOPLE = [
  { value: '', label: 'Anybody' },
  { value: 'broker', label: 'Brokers' },
  { value: 'buyer', label: 'Buyers' },
]

function Queue() {
  const [filters, setFilters] = useUrlFilters(['state', 'reason', 'about'])
  const query = queryOf(filters)
  return (
    <RoomPage title="Reports" lead="What buyers and brokers have reported in their conversations.">
      <Summary />
      <div className={css['filters']}>
        <Segmented
          label="Reports"
          options={TABS}
          value={query.state}
          onChange={(state) => setFilters({ state: state === 'open' ? '' : state })}
          controls="reports"
        />
        <SelectField
          label="Reason"
          choices={REASONS}
          value={query.reason ?? ''}
          onChange={(event) => setFilters({ reason: event.currentTarget.value })}
        />
        <SelectField
          label="About"
          choices={PEOPLE}
          value={query.about ?? ''}
          onChange={(event) => setFilters({ about: event.currentTarget.value })}
        />
      </div>
      <div id="reports" role="tabpanel" aria-label={query.state === 'open' ? 'Waiting' : 'Decided'}>
        <Pages key={JSON.stringify(query)} query={query} />
      </div>
    </RoomPage>
  )
}

/** What the address asks for; what it cannot mean is left out. */
function queryOf({ state, reason, about }: Partial<Record<'state' | 'reason' | 'about', string>>) {
  const known = REPORT_REASONS.find(({ value }) => value === reason)?.value
  const role = (['buyer', 'broker'] as const).find((value) => value === about)
  return {
    state: state === 'decided' ? ('decided' as const) : ('open' as const),
    ...(known && { reason: known }),
    ...(role && { about: role }),
  }
}

/** Pages one below the other, as many as were asked for. */
function Pages({ query }: { query: Query }) {
  const [cursors, setCursors] = useState<readonly Query['cursor'][]>([undefined])
  return (
    <div className={css['pages']}>
      {cursors.map((cursor, at) => (
        <ReportsPage
          key={cursor ?? ''}
          query={{ ...query, cursor }}
          isLast={at === cursors.length - 1}
          onMore={(next) => setCursors([...cursors, next])}
        />
      ))}
    </div>
  )
}

/** The numbers of the room. */
function Summary() {
  const { data } = useApiQuery('GET /api/admin/reports/summary')
  const { open, oldestAt = null, medianMinutes = null } = data ?? {}
  const facts = [
    { name: 'Waiting', value: open ?? '–' },
    { name: 'Longest wait', value: oldestAt === null ? '–' : lengthOf(minutesSince(oldestAt)) },
    {
      name: 'Median time to decide, 90 days',
      value: medianMinutes === null ? '–' : lengthOf(medianMinutes),
    },
  ]
  return (
    <dl className={css['summary']}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
