import type { AuditEntry } from '@dream/contract/api/admin/audit'
import type { QueryOf } from '#lib/api/api-client.ts'
import { useApiQuery } from '#lib/api/query.ts'
import { Button } from '#ui/buttons/button.tsx'
import { LoadFailed } from '#ui/status/load-failed.tsx'
import { Waiting } from '#ui/status/placeholder.tsx'
import { AuditChanges } from './audit-changes.tsx'
import css from './audit.module.css'

type Query = QueryOf<'GET /api/admin/audit'>
type Props = {
  filters: Query
  cursor: Query['cursor']
  isLast: boolean
  onMore: (cursor: string) => void
}

/** Fifty lines, and the way to the next fifty. */
export function AuditPage({ filters, cursor, isLast, onMore }: Props) {
  const { data, error, refetch } = useApiQuery('GET /api/admin/audit', { query: { ...filters, cursor } })
  if (error && !data) return <LoadFailed title="Couldn't load the log" error={error} onRetry={refetch} />
  if (!data) return <Waiting />
  const { items, nextCursor } = data
  if (items.length === 0)
    return (
      <p className={css['empty']}>Nothing matches. Nothing was changed, or the filters are too narrow.</p>
    )
  return (
    <>
      <table className={css['table']}>
        <caption className="visually-hidden">Changes, newest first</caption>
        <thead className={cursor ? 'visually-hidden' : undefined}>
          <tr>
            <th scope="col">When</th>
            <th scope="col">Who</th>
            <th scope="col">What</th>
            <th scope="col">Change</th>
          </tr>
        </thead>
        <tbody>
          {items.map((line) => (
            <AuditRow key={line.id} line={line} />
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

const TIME = new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeStyle: 'medium' })
const SOURCES = {
  admin: 'Somebody whose account is gone',
  command: 'A command on the server',
  job: 'A job',
} as const

function AuditRow({ line }: { line: AuditEntry }) {
  const { at, actor, source, action, entity, entityId, reason, before, after, ip } = line
  return (
    <tr>
      <td className={css['when']}>
        <time dateTime={at}>{TIME.format(new Date(at))}</time>
      </td>
      <td>
        <span className={css['name']}>{actor?.name ?? SOURCES[source]}</span>
        {ip && <span className="secondary-text">from {ip}</span>}
      </td>
      <td>
        <span className={css['name']}>{wordsOf(action)}</span>
        <span className={css['id']}>
          {entity} {entityId}
        </span>
        {reason && <q className={css['reason']}>{reason}</q>}
      </td>
      <td>
        <AuditChanges before={before} after={after} />
      </td>
    </tr>
  )
}

/** `design.publish-later` as one reads it. */
const wordsOf = (action: string) => {
  const words = action.replaceAll(/[.-]/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
