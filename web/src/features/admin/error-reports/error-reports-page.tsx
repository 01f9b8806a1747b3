import type { ReportedError } from '@dream/contract/api/admin/error-reports'
import { ERROR_STATUSES } from '@dream/contract/rules/admin/error-reports'
import { useMemo } from 'react'
import { queryOptions } from '#lib/api/query.ts'
import { useNow } from '#lib/time/now.ts'
import { agoText } from '#lib/time/ago-text.ts'
import { Sparkline } from '#ui/charts/sparkline.tsx'
import { Tag } from '#ui/status/tag.tsx'
import type { TableColumn, TableSort } from '#ui/table/table-column.ts'
import { AdminList } from '../list/admin-list.tsx'
import type { ListFilter } from '../list/list-filter.ts'
import { useListAddress } from '../list/use-list-address.ts'
import { useListRows } from '../list/use-list-rows.ts'
import { ViewsMenu } from '../views/views-menu.tsx'
import { momentText, numberText } from '../text/text.ts'
import { AdminPage } from '../shell/admin-page.tsx'
import { usePagePath } from '../shell/page-path.ts'
import { ErrorPage } from './error-page.tsx'
import { STATUS_WORDS, trendText } from './error-text.ts'
import { ResolveButtons } from './resolve-buttons.tsx'

const USUAL: TableSort = { column: 'lastAt', isDescending: true }
const MINUTE_MS = 60_000

const FILTERS: readonly ListFilter[] = [
  {
    column: 'status',
    label: 'Status',
    kind: 'choices',
    choices: ERROR_STATUSES.map((value) => ({ value, label: STATUS_WORDS[value].label })),
  },
  {
    column: 'level',
    label: 'Level',
    kind: 'choices',
    choices: ['error', 'warn', 'info', 'debug'].map((value) => ({ value, label: value })),
  },
  { column: 'lastAt', label: 'Last seen', kind: 'time' },
]

/** Admin page of error reports from apps. Every text in it came from a device and is rendered as text. */
export function ErrorReportsPage() {
  const [id] = usePagePath()
  if (id !== undefined) return <ErrorPage id={id} />
  return (
    <AdminPage
      title="Error reports"
      lead="What broke on somebody’s device, kept for 30 days without whose it was."
    >
      <ErrorReports />
    </AdminPage>
  )
}

function ErrorReports() {
  const state = useListAddress(USUAL)
  const list = useListRows((cursor) =>
    queryOptions('GET /api/admin/error-reports', { query: { ...state.choice, cursor } }),
  )
  const now = useNow(MINUTE_MS)
  const columns = useMemo(() => columnsAt(now), [now])
  return (
    <AdminList<ReportedError>
      label="Error reports"
      state={state}
      list={list}
      columns={columns}
      filters={FILTERS}
      searches="Search what happened"
      csv="/api/admin/error-reports/csv"
      rowName={({ message }) => message}
      rowHref={({ id }) => `/admin/error-reports/${id}`}
      actions={({ selection, done }) => (
        <ResolveButtons selection={selection} onDone={done} shows={['resolve', 'reopen']} />
      )}
      empty={<p>Nothing has broken in an app in the last 30 days.</p>}
      views={<ViewsMenu list="error-reports" state={state} />}
    />
  )
}

/** Newest two builds; the others are on the error's page. */
const buildsText = (builds: readonly string[]) =>
  builds.slice(0, 2).join(', ') + (builds.length > 2 ? ` and ${builds.length - 2} more` : '')

const columnsAt = (now: number): TableColumn<ReportedError>[] => [
  { id: 'message', header: 'What happened', cell: ({ message }) => message },
  {
    id: 'status',
    header: 'Status',
    narrow: 'bare',
    cell: ({ status }) => <Tag tone={STATUS_WORDS[status].tone}>{STATUS_WORDS[status].label}</Tag>,
  },
  {
    id: 'count',
    header: 'Times',
    sort: 'descending',
    align: 'end',
    cell: ({ count }) => numberText(count),
  },
  {
    id: 'trend',
    header: '14 days',
    cell: (reported) => <Sparkline values={reported.trend} label={trendText(reported)} />,
  },
  { id: 'area', header: 'Area', narrow: 'hidden', cell: ({ area }) => area },
  {
    id: 'routeCount',
    header: 'Screens',
    narrow: 'hidden',
    align: 'end',
    cell: (reported) => reported.routeCount,
  },
  { id: 'builds', header: 'Builds', cell: ({ builds }) => buildsText(builds) },
  {
    id: 'firstAt',
    header: 'First',
    sort: 'descending',
    narrow: 'hidden',
    cell: ({ firstAt }) => (
      <time dateTime={firstAt} title={momentText(firstAt)}>
        {agoText(firstAt, now)}
      </time>
    ),
  },
  {
    id: 'lastAt',
    header: 'Last',
    sort: 'descending',
    cell: ({ lastAt }) => (
      <time dateTime={lastAt} title={momentText(lastAt)}>
        {agoText(lastAt, now)}
      </time>
    ),
  },
]
