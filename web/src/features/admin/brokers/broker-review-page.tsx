import { useApiQuery } from '#lib/api/query.ts'
import { LoadFailed } from '#ui/status/load-failed.tsx'
import { Waiting } from '#ui/status/placeholder.tsx'
import { RoomPage } from '../shell/room-page.tsx'
import { STATUS_TEXT } from './broker-words.ts'
import css from './brokers.module.css'
import { Decision } from './decision.tsx'
import { PageText } from './page-text.tsx'

/** What one broker has written, and the decision about it. */
export function BrokerReviewPage({ id }: { id: string }) {
  const { data, error, refetch } = useApiQuery('GET /api/admin/brokers/:id', { params: { id } })
  if (error && !data) return <LoadFailed title="Couldn't load this broker" error={error} onRetry={refetch} />
  if (!data) return <Waiting />
  const { broker, page, sentBackReason } = data
  return (
    <RoomPage title={broker.name} lead={broker.email}>
      <p>
        <a href="/admin/brokers">All brokers</a>
      </p>
      <p role="status">
        <span className={css['status']} data-status={broker.status}>
          {STATUS_TEXT[broker.status]}
        </span>
      </p>
      {sentBackReason !== null && (
        <p>
          Sent back: <q>{sentBackReason}</q>
        </p>
      )}
      {page ? (
        <PageText page={page} />
      ) : (
        <p className="secondary-text">Nothing is written on their page yet.</p>
      )}
      {page && broker.status === 'review' && <Decision id={id} name={broker.name} version={page.version} />}
    </RoomPage>
  )
}
