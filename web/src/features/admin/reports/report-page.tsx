import type { AdminReport, ReportOutcome } from '@dream/contract/api/admin/reports'
import { useState } from 'react'
import { ApiError } from '#lib/api/api-client.ts'
import { invalidate, useApiQuery } from '#lib/api/query.ts'
import { LoadFailed } from '#ui/status/load-failed.tsx'
import { Waiting } from '#ui/status/placeholder.tsx'
import { AdminPage } from '../shell/admin-page.tsx'
import { DecideForm } from './decide-form.tsx'
import { momentText } from '../text/text.ts'
import { InertText } from './inert-text.tsx'
import { Outcome } from './outcome.tsx'
import { outcomeWords, reasonOf } from './report-text.ts'
import { ReportedMessages } from './reported-messages.tsx'
import { Person } from './person.tsx'
import css from './reports.module.css'

/** Refreshes everything about reports after a decision. */
const reload = () =>
  invalidate('GET /api/admin/reports', 'GET /api/admin/reports/summary', 'GET /api/admin/reports/:id')

const BACK = { href: '/admin/reports', label: 'All reports' }

/** Page of one report, with its decision. */
export function ReportPage({ id }: { id: string }) {
  const { data: report, error, refetch } = useApiQuery('GET /api/admin/reports/:id', { params: { id } })
  if (report) {
    return (
      <AdminPage title={reasonOf(report.reason)} lead={`Reported on ${momentText(report.at)}`} back={BACK}>
        <Whole report={report} />
      </AdminPage>
    )
  }
  if (!error) return <Waiting />
  const isGone = error instanceof ApiError && (error.status === 404 || error.status === 400)
  return (
    <AdminPage title="Report" back={BACK}>
      {isGone ? (
        <p className={css['empty']}>There is no report at this address.</p>
      ) : (
        <LoadFailed title="Couldn't load the report" error={error} onRetry={refetch} />
      )}
    </AdminPage>
  )
}

function Whole({ report }: { report: AdminReport }) {
  /** Earlier decision of somebody else. */
  const [first, setFirst] = useState<ReportOutcome | null>(null)
  const outcome = report.outcome ?? first
  return (
    <div className={css['report']}>
      <div className={css['evidence']}>
        <People report={report} />
        {report.details && (
          <section>
            <h2 className={css['heading']}>In their own words</h2>
            <blockquote className={css['details']}>
              <InertText text={report.details} />
            </blockquote>
          </section>
        )}
        <ReportedMessages report={report} />
        <Earlier earlier={report.earlier} />
      </div>
      <aside className={css['decision']} aria-label="Decision">
        {outcome ? (
          <Outcome
            id={report.id}
            {...{ outcome }}
            about={report.about}
            isSuspended={report.isSuspended}
            isSomebodyElses={first !== null}
            onLifted={reload}
          />
        ) : (
          <DecideForm
            report={report}
            onDecided={reload}
            onTooLate={(decided) => {
              setFirst(decided)
              void reload()
            }}
          />
        )}
      </aside>
    </div>
  )
}

function People({ report: { about, reporter, isSuspended } }: { report: AdminReport }) {
  return (
    <dl className={css['people']}>
      <div>
        <dt>About</dt>
        <dd>
          <Person person={about} />
          {isSuspended && <span className={css['flag']}>Suspended</span>}
        </dd>
      </div>
      <div>
        <dt>Reported by</dt>
        <dd>{reporter ? <Person person={reporter} /> : 'Account gone'}</dd>
      </div>
    </dl>
  )
}

function Earlier({ earlier }: Pick<AdminReport, 'earlier'>) {
  return (
    <section>
      <h2 className={css['heading']}>Other reports about them</h2>
      {earlier.length === 0 ? (
        <p className="secondary-text">None.</p>
      ) : (
        <ul className={css['earlier']}>
          {earlier.map(({ id, at, reason, outcome }) => (
            <li key={id}>
              <a href={`/admin/reports/${id}`}>{reasonOf(reason)}</a>
              <span className="secondary-text">
                {momentText(at)} · {outcome ? outcomeWords(outcome) : 'Waiting'}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
