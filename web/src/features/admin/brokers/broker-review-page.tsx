import { useApiQuery } from '#lib/api/query.ts'
import { LoadFailed } from '#ui/status/load-failed.tsx'
import { Waiting } from '#ui/status/placeholder.tsx'
import { AdminPage } from '../shell/admin-page.tsx'
import { STATUS_TEXT } from './broker-text.ts'
import css from './brokers.module.css'
import { ChecksPart } from './checks/checks-part.tsx'
import { Decision } from './decision.tsx'
import { PageDifference } from './difference/page-difference.tsx'
import { PageText } from './page-text.tsx'
import { SuspendAction } from './suspend-action.tsx'

/** Review of one broker's page, with the decision about it. */
export function BrokerReviewPage({ id }: { id: string }) {
  const { data, error, refetch } = useApiQuery('GET /api/admin/brokers/:id', { params: { id } })
  if (error && !data) return <LoadFailed title="Couldn't load this broker" error={error} onRetry={refetch} />
  if (!data) return <Waiting />
  const { broker, page, sentBackReason, published } = data
  return (
    <AdminPage
      title={broker.name}
      lead={broker.email}
      back={{ href: '/admin/brokers', label: 'All brokers' }}
    >
      <p role="status">
        <span className={css['status']} data-status={broker.status}>
          {STATUS_TEXT[broker.status]}
        </span>{' '}
        {broker.hasChanges && <span className={css['status']}>Changes to review</span>}
      </p>
      {sentBackReason !== null && (
        <p>
          Sent back: <q>{sentBackReason}</q>
        </p>
      )}
      {published && page && <PageDifference published={published} page={page} />}
      {page && !published && <PageText page={page} />}
      {!page && <p className="secondary-text">Nothing is written on their page yet.</p>}
      {page && (broker.status === 'review' || broker.hasChanges) && (
        <Decision id={id} name={broker.name} version={page.version} />
      )}
      {page && <ChecksPart review={data} />}
      <SuspendAction broker={broker} />
    </AdminPage>
  )
}
