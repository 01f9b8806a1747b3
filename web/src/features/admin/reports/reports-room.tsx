import { useApiQuery } from '#lib/api/query.ts'
import { RoomPage } from '../shell/room-page.tsx'
import { useRoomPath } from '../shell/room-path.ts'
import { ReportPage } from './report-page.tsx'
import { lengthOf, minutesSince } from './report-words.ts'
import { ReportList } from './report-list.tsx'
import css from './reports.module.css'

/** Admin page of reports about messages: the list, and each report at its own URL. */
export function ReportsRoom() {
  const [id] = useRoomPath()
  if (id !== undefined) return <ReportPage key={id} id={id} />
  return (
    <RoomPage title="Reports" lead="What buyers and brokers have reported in their conversations.">
      <Summary />
      <ReportList />
    </RoomPage>
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
