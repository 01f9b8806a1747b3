import type { Brief } from '@dream/contract/api/chat/brief'
import { useEffect, type ReactNode } from 'react'
import { useApiQuery } from '#lib/api/query.ts'
import { LoadFailed } from '#ui/status/load-failed.tsx'
import { Waiting } from '#ui/status/placeholder.tsx'

/** Loads the brief that the app has written; read at each opening, as answers may have just changed. */
export function WholeBrief({ children }: { children: (brief: Brief) => ReactNode }) {
  const { data: brief, error, refetch } = useApiQuery('GET /api/brief')
  useEffect(() => void refetch(), [refetch])
  if (brief) return children(brief)
  if (!error) return <Waiting text="Writing your brief..." />
  return <LoadFailed title="Couldn't load your brief" error={error} onRetry={refetch} />
}
