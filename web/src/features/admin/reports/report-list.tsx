import type { ReportLine } from '@dream/contract/api/admin/reports'
import { REPORT_DECISIONS } from '@dream/contract/rules/admin/reports'
import { REPORT_REASONS } from '@dream/contract/rules/chat/chat'
import { queryOptions } from '#lib/api/query.ts'
import { Segmented } from '#ui/forms/segmented.tsx'
import { Tag } from '#ui/status/tag.tsx'
import type { TableColumn } from '#ui/table/table-column.ts'
import { AdminList } from '../list/admin-list.tsx'
import type { ListFilter } from '../list/list-filter.ts'
import { useListRows } from '../list/use-list-rows.ts'
import { ViewsMenu } from '../views/views-menu.tsx'
import { momentText } from '../text/text.ts'
import { InertText } from './inert-text.tsx'
import { Person } from './person.tsx'
import { lengthOf, minutesSince, outcomeWords, reasonOf } from './report-text.ts'
import css from './reports.module.css'
import { type Shown, useReportList } from './use-report-list.ts'

const TABS = [
  { value: 'open', label: 'Waiting' },
  { value: 'decided', label: 'Decided' },
  { value: 'all', label: 'All' },
] as const satisfies readonly { value: Shown; label: string }[]

const FILTERS: readonly ListFilter[] = [
  { column: 'reason', label: 'Reason', kind: 'choices', choices: REPORT_REASONS },
  {
    column: 'aboutRole',
    label: 'About whom',
    kind: 'choices',
    choices: [
      { value: 'broker', label: 'Brokers' },
      { value: 'buyer', label: 'Buyers' },
    ],
  },
  { column: 'at', label: 'Reported', kind: 'time' },
]
const DECIDED: readonly ListFilter[] = [
  {
    column: 'decision',
    label: 'Decision',
    kind: 'choices',
    choices: REPORT_DECISIONS.map(({ value, done }) => ({ value, label: done })),
  },
  { column: 'decidedAt', label: 'Decided', kind: 'time' },
]

const EMPTY = {
  open: 'Nothing is waiting. Every report is decided.',
  decided: 'Nothing has been decided yet.',
  all: 'Nothing has been reported yet.',
} as const

/** List of reports: waiting, decided, or both. */
export function ReportList() {
  const { list: state, shown, show } = useReportList()
  const list = useListRows((cursor) =>
    queryOptions('GET /api/admin/reports', { query: { ...state.choice, cursor } }),
  )
  return (
    <>
      <div className={css['tabs']}>
        <Segmented label="Reports" options={TABS} value={shown} onChange={show} controls="reports" />
      </div>
      <div id="reports" role="tabpanel" aria-label={TABS.find(({ value }) => value === shown)?.label}>
        <AdminList<ReportLine>
          label="Reports"
          state={state}
          list={list}
          columns={COLUMNS[shown]}
          filters={shown === 'open' ? FILTERS : [...FILTERS, ...DECIDED]}
          searches="Search by a name"
          csv="/api/admin/reports/csv"
          rowName={({ reason, about }) => `${reasonOf(reason)}, about ${about.name}`}
          rowHref={({ id }) => `/admin/reports/${id}`}
          empty={<p>{EMPTY[shown]}</p>}
          views={<ViewsMenu list="reports" state={state} />}
        />
      </div>
    </>
  )
}

type Column = TableColumn<ReportLine>

const REASON: Column = {
  id: 'reason',
  header: 'Reason',
  cell: ({ reason, isAboutMessage }) => (
    <>
      {reasonOf(reason)}
      <span className={css['scope']}>{isAboutMessage ? 'One message' : 'The whole conversation'}</span>
    </>
  ),
}
const ABOUT: Column = {
  id: 'about',
  header: 'About',
  sort: 'ascending',
  cell: ({ about }) => <Person person={about} />,
}
const REPORTER: Column = {
  id: 'reporter',
  header: 'Reported by',
  cell: ({ reporter }) => (reporter ? <Person person={reporter} /> : 'Account gone'),
}
const WAITS: Column = {
  id: 'at',
  header: 'Waits for',
  sort: 'ascending',
  cell: ({ at }) => <Since at={at} />,
}
const REPORTED: Column = {
  id: 'at',
  header: 'Reported',
  sort: 'descending',
  cell: ({ at }) => <time dateTime={at}>{momentText(at)}</time>,
}
const OUTCOME: Column = {
  id: 'outcome',
  header: 'Outcome',
  narrow: 'bare',
  cell: ({ outcome }) => (outcome ? outcomeWords(outcome) : <Tag tone="bad">Waiting</Tag>),
}
const DECIDED_AT: Column = {
  id: 'decidedAt',
  header: 'Decided',
  sort: 'descending',
  cell: ({ outcome }) =>
    outcome ? (
      <>
        <time dateTime={outcome.decidedAt}>{momentText(outcome.decidedAt)}</time>
        {outcome.decidedBy !== null && (
          <>
            {' by '}
            <InertText text={outcome.decidedBy} />
          </>
        )}
      </>
    ) : (
      '–'
    ),
}

const COLUMNS: Readonly<Record<Shown, readonly Column[]>> = {
  open: [REASON, ABOUT, REPORTER, WAITS],
  decided: [REASON, ABOUT, REPORTER, OUTCOME, DECIDED_AT],
  all: [REASON, ABOUT, REPORTER, REPORTED, OUTCOME, DECIDED_AT],
}

function Since({ at }: { at: string }) {
  return (
    <time dateTime={at} title={momentText(at)}>
      {lengthOf(minutesSince(at))}
    </time>
  )
}
