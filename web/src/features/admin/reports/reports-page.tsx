import type { ReportLine } from '@dream/contract/api/admin/reports'
import type { QueryOf } from '#lib/api/api-client.ts'
import { useApiQuery } from '#lib/api/query.ts'
import { Button } from '#ui/buttons/button.tsx'
import { LoadFailed } from '#ui/status/load-failed.tsx'
import { Waiting } from '#ui/status/placeholder.tsx'
import { momentText } from '../words/words.ts'
import { InertText } from './inert-text.tsx'
import { lengthOf, minutesSince, outcomeWords, reasonOf, ROLES } from './report-words.ts'
import css from './reports.module.css'

type Query = NonNullable<QueryOf<'GET /api/admin/reports'>>
type Props = { query: Query; isLast: boolean; onMore: (cursor: string) => void }

/** Fifty reports, and the way to the next fifty. */
export function ReportsPage({ query, isLast, onMore }: Props) {
  const { data, error, refetch } = useApiQuery('GET /api/admin/reports', { query })
  const isOpen = query.state !== 'decided'
  if (error && !data) return <LoadFailed title="Couldn't load the reports" error={error} onRetry={refetch} />
  if (!data) return <Waiting />
  const { items, nextCursor } = data
  if (items.length === 0) {
    const isFiltered = query.reason !== undefined || query.about !== undefined
    const nothing = isOpen ? 'Nothing is waiting. Every report is decided.' : 'Nothing has been decided yet.'
    return <p className={css['empty']}>{isFiltered ? 'No report matches these filters.' : nothing}</p>
  }
  return (
    <>
      <table className={css['table']}>
        <caption className="visually-hidden">
          {isOpen ? 'Reports that wait, oldest first' : 'Reports that are decided, newest first'}
        </caption>
        <thead className={query.cursor ? 'visually-hidden' : undefined}>
          <tr>
            <th scope="col">Reason</th>
            <th scope="col">About</th>
            <th scope="col">Reported by</th>
            <th scope="col">{isOpen ? 'Waiting' : 'Decided'}</th>
          </tr>
        </thead>
        <tbody>
          {items.map((report) => (
            <Row key={report.id} report={report} />
          ))}
        </tbody>
      </table>
      {isLast && nextCursor && (
        <Button variant="outline" className={css['more']} onClick={() => onMore(nextCursor)}>
          Show more
        </Button>
      )}
    </>
  )
}

function Row({
  report: { id, at, reason, reporter, about, isAboutMessage, outcome },
}: {
  report: ReportLine
}) {
  return (
    <tr>
      <td>
        <a className={css['open']} href={`/admin/reports/${id}`}>
          {reasonOf(reason)}
        </a>
        <span className="secondary-text">{isAboutMessage ? 'One message' : 'The whole conversation'}</span>
      </td>
      <td data-label="About">
        <Person person={about} />
      </td>
      <td data-label="Reported by">
        {reporter ? <Person person={reporter} /> : <span className="secondary-text">Account gone</span>}
      </td>
      <td>
        {outcome ? (
          <>
            <span className={css['name']}>{outcomeWords(outcome)}</span>
            <span className="secondary-text">
              {momentText(outcome.decidedAt)}
              {outcome.decidedBy !== null && (
                <>
                  {' by '}
                  <InertText text={outcome.decidedBy} />
                </>
              )}
            </span>
          </>
        ) : (
          <>
            <span className={css['name']}>{lengthOf(minutesSince(at))}</span>
            <time className="secondary-text" dateTime={at}>
              since {momentText(at)}
            </time>
          </>
        )}
      </td>
    </tr>
  )
}

/** Somebody's name and what they are here. */
export function Person({ person: { name, role } }: { person: ReportLine['about'] }) {
  return (
    <>
      <span className={css['name']}>
        <InertText text={name} />
      </span>
      <span className="secondary-text">{ROLES[role]}</span>
    </>
  )
}
