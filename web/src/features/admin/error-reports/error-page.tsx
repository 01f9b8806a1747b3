import type { ReportedErrorDetail } from '@dream/contract/api/admin/error-reports'
import { BROKERAGE_TIME_ZONE } from '@dream/contract/rules/app/brokerage-day'
import { useApiQuery } from '#lib/api/query.ts'
import { useNow } from '#lib/time/now.ts'
import { agoText } from '#lib/time/ago-text.ts'
import { Chart } from '#ui/charts/chart.tsx'
import { LoadFailed } from '#ui/status/load-failed.tsx'
import { Waiting } from '#ui/status/placeholder.tsx'
import { Tag } from '#ui/status/tag.tsx'
import { AdminPage } from '../shell/admin-page.tsx'
import { countOf, momentText } from '../text/text.ts'
import { STATUS_WORDS, trendText } from './error-text.ts'
import css from './error-page.module.css'
import { ResolveButtons } from './resolve-buttons.tsx'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

/** Admin page of one error: its count, first time, builds and screens, and the last error report. */
export function ErrorPage({ id }: { id: string }) {
  const { data, error, refetch } = useApiQuery('GET /api/admin/error-reports/:id', { params: { id } })
  if (!data && error)
    return <LoadFailed title="This error couldn’t be read" error={error} onRetry={refetch} />
  if (!data) return <Waiting />
  return <Detail reported={data} />
}

function Detail({ reported }: { reported: ReportedErrorDetail }) {
  const now = useNow(MINUTE_MS)
  const { label, tone } = STATUS_WORDS[reported.status]
  const selection = { of: 'these' as const, ids: [reported.id] }
  const isResolved = reported.status === 'resolved'
  return (
    <AdminPage title={reported.message} back={{ href: '/admin/error-reports', label: 'All error reports' }}>
      <article className={css['error']}>
        <header className={css['head']}>
          <p className={css['facts']}>
            <Tag tone={tone}>{label}</Tag>
            <span>
              {countOf(reported.count, 'time')} on {countOf(reported.routeCount, 'screen')}
            </span>
            <span>
              first {agoText(reported.firstAt, now)}, last {agoText(reported.lastAt, now)}
            </span>
          </p>
          <Story reported={reported} />
          <div>
            <ResolveButtons
              selection={selection}
              onDone={() => undefined}
              shows={[isResolved ? 'reopen' : 'resolve']}
            />
          </div>
        </header>
        <Chart
          title="The last 14 days"
          data={{
            kind: 'columns',
            of: 'Day',
            series: [{ id: 'count', label: 'Times' }],
            points: reported.trend.map((count, at) => ({
              label: dayText(now - (reported.trend.length - 1 - at) * DAY_MS),
              values: { count },
            })),
          }}
        >
          {trendText(reported)}
        </Chart>
        <h2 className={css['part']}>Where it was met</h2>
        <ul className={css['reports']}>
          {reported.reports.map((report) => (
            <li key={`${report.build} ${report.route}`} className={css['report']}>
              <p className={css['facts']}>
                <b>{report.route ?? 'an unknown screen'}</b>
                <span>build {report.build ?? 'unknown'}</span>
                <span>{countOf(report.count, 'time')}</span>
                <span>
                  {momentText(report.firstAt)} to {momentText(report.lastAt)}
                </span>
              </p>
              <Said data={report.data} />
            </li>
          ))}
        </ul>
      </article>
    </AdminPage>
  )
}

function Story({
  reported: { status, resolvedAt, resolvedBy, reopenedAt },
}: {
  reported: ReportedErrorDetail
}) {
  if (status === 'resolved' && resolvedAt) {
    return (
      <p className="secondary-text">
        {resolvedBy ?? 'Somebody'} said on {momentText(resolvedAt)} that it’s mended. It opens by itself when
        it comes back.
      </p>
    )
  }
  return reopenedAt ? (
    <p className="secondary-text">It was resolved, and came back on {momentText(reopenedAt)}.</p>
  ) : null
}

const TEXTS = [
  ['stack', 'Stack'],
  ['componentStack', 'Components'],
  ['location', 'Address'],
] as const

/** Last error report, as text. */
function Said({ data }: { data: Readonly<Record<string, string>> }) {
  const texts = TEXTS.flatMap(([name, label]) => (data[name] ? [{ label, text: data[name] }] : []))
  return texts.map(({ label, text }) => (
    <details key={label} className={css['said']}>
      <summary>{label}</summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls */}
      <pre tabIndex={0} role="region" aria-label={label}>
        {text}
      </pre>
    </details>
  ))
}

const day = new Intl.DateTimeFormat('en-AU', {
  day: 'numeric',
  month: 'short',
  timeZone: BROKERAGE_TIME_ZONE,
})
const dayText = (at: number) => day.format(at)
