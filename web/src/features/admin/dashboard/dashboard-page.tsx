import type { Dashboard } from '@dream/contract/api/admin/dashboard'
import { useApiQuery } from '#lib/api/query.ts'
import { useNow } from '#lib/time/now.ts'
import { agoText } from '#lib/time/ago-text.ts'
import { Chart } from '#ui/charts/chart.tsx'
import { LoadFailed } from '#ui/status/load-failed.tsx'
import { Waiting } from '#ui/status/placeholder.tsx'
import { AdminPage } from '../shell/admin-page.tsx'
import { StartChecklist } from '../start/start-checklist.tsx'
import { numberText } from '../text/text.ts'
import css from './dashboard.module.css'
import { dayText, minutesText } from './funnel.ts'
import { FunnelPart } from './funnel-part.tsx'
import { WeeksPart } from './weeks-part.tsx'

const MINUTE_MS = 60_000
/** Dashboard with aggregated numbers of the product. */
export function DashboardPage() {
  const { data, error, refetch } = useApiQuery('GET /api/admin/dashboard')
  const now = useNow(MINUTE_MS)
  if (!data && error)
    return <LoadFailed title="The numbers couldn’t be read" error={error} onRetry={refetch} />
  if (!data) return <Waiting />
  return (
    <AdminPage title="Dashboard" lead={countedText(data, now)}>
      <StartChecklist />
      <div className={css['page']}>
        <FunnelPart data={data} />
        <WeeksPart data={data} />
        <div className={css['grid']}>
          <Designs data={data} />
          <Brokers data={data} />
          <Reports data={data} now={now} />
          <Messages data={data} />
          <Builds data={data} />
        </div>
      </div>
    </AdminPage>
  )
}

const countedText = ({ countedAt }: Dashboard, now: number) =>
  countedAt === null
    ? 'Nothing has been counted yet. The first numbers come within a few minutes.'
    : `Counted ${agoText(countedAt, now)}. Weeks begin on Monday in Sydney.`

type Part = { data: Dashboard }

function Designs({ data: { designs } }: Part) {
  return (
    <Chart
      title="Most swiped designs"
      data={{
        kind: 'bars',
        of: 'Design',
        series: [
          { id: 'likes', label: 'Likes' },
          { id: 'passes', label: 'Passes' },
        ],
        points: designs.map(({ name, likes, passes }) => ({ label: name, values: { likes, passes } })),
      }}
      empty="Nobody has swiped in the last 30 days."
    >
      <p>In the last 30 days.</p>
      {designs.some(({ reasons }) => reasons.length > 0) && (
        <details className={css['reasons']}>
          <summary>Reasons to pass</summary>
          <ul>
            {designs
              .filter(({ reasons }) => reasons.length > 0)
              .map(({ id, name, reasons }) => (
                <li key={id}>
                  <b>{name}</b>{' '}
                  {reasons.map(({ reason, count }) => `${reason} (${numberText(count)})`).join(', ')}
                </li>
              ))}
          </ul>
        </details>
      )}
    </Chart>
  )
}

function Brokers({ data: { brokers } }: Part) {
  const late = brokers.filter(({ missed }) => missed > 0)
  return (
    <Chart
      title="First replies of brokers"
      data={{
        kind: 'bars',
        of: 'Broker',
        format: minutesText,
        series: [
          { id: 'reply', label: 'Measured' },
          { id: 'promise', label: 'Promised', isQuiet: true },
        ],
        points: brokers.map(({ name, replyMinutes, promisedMinutes }) => ({
          label: name,
          values: { reply: replyMinutes, promise: promisedMinutes },
        })),
      }}
      empty="No broker is published yet."
    >
      {late.length === 0
        ? 'The median, in working hours. No promise was missed in the last 30 days.'
        : `The median, in working hours. Promises missed in the last 30 days: ${late
            .map(({ name, missed }) => `${name} ${numberText(missed)}`)
            .join(', ')}.`}
    </Chart>
  )
}

function Reports({ data: { reports }, now }: Part & { now: number }) {
  const { open, oldestAt, medianMinutes } = reports
  return (
    <section className={css['reports']} aria-labelledby="dashboard-reports">
      <h2 id="dashboard-reports">Reports of messages</h2>
      <dl>
        <div>
          <dt>Median time to decide, 90 days</dt>
          <dd>{medianMinutes === null ? 'none decided' : minutesText(Math.round(medianMinutes))}</dd>
        </div>
        <div>
          <dt>Waiting</dt>
          <dd>{numberText(open)}</dd>
        </div>
        {oldestAt !== null && (
          <div>
            <dt>The oldest came</dt>
            <dd>{agoText(oldestAt, now)}</dd>
          </div>
        )}
      </dl>
      <a href="/admin/reports" className={css['link']}>
        Look at them
      </a>
    </section>
  )
}

function Messages({ data: { messages } }: Part) {
  const failed = messages.reduce((sum, { smsFailed, mailFailed }) => sum + smsFailed + mailFailed, 0)
  return (
    <Chart
      title="SMS and emails"
      data={{
        kind: 'columns',
        of: 'Day',
        series: [
          { id: 'sent', label: 'SMS sent' },
          { id: 'failed', label: 'Failed, SMS and emails' },
          { id: 'mail', label: 'Emails sent' },
        ],
        points: messages.map(({ day, smsSent, smsFailed, mailSent, mailFailed }) => ({
          label: dayText(day),
          values: { sent: smsSent, failed: smsFailed + mailFailed, mail: mailSent },
        })),
      }}
      empty="Nothing was sent in the last 14 days."
    >
      {failed === 0
        ? 'None failed in the last 14 days.'
        : `${numberText(failed)} failed in the last 14 days.`}
    </Chart>
  )
}

function Builds({ data: { errorReports } }: Part) {
  return (
    <Chart
      title="Error reports by build"
      data={{
        kind: 'bars',
        of: 'Build',
        series: [
          { id: 'count', label: 'Times' },
          { id: 'kinds', label: 'Kinds' },
        ],
        points: errorReports.map(({ build, count, kinds }) => ({ label: build, values: { count, kinds } })),
      }}
      empty="Nothing has broken in an app in the last 30 days."
    >
      <a href="/admin/error-reports" className={css['link']}>
        Look at them
      </a>
    </Chart>
  )
}
