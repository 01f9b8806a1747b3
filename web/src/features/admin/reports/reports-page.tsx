import { useApiQuery } from '#lib/api/query.ts'
import { AdminPage } from '../shell/admin-page.tsx'
import { usePagePath } from '../shell/page-path.ts'
import { ReportPage } from './report-page.tsx'
import { lengthOf, minutesSince } from './report-text.ts'
import { ReportList } from './report-list.tsx'
import css from './reports.module.css'

/** Admin page of reports about messages: the list, and each report at its own URL. */
export function ReportsPage() {
  const [id] = usePagePath()
  if (id !== undefined) return <ReportPage key={id} id={id} />
  return (
    <AdminPage title="Reports" lead="What buyers and brokers have reported in their conversations.">
      <Summary />
      <ReportList />
    </AdminPage>
  )
}

/** Summary numbers of the page. */
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
