import { useMemo } from 'react'
import { withChanges } from '#features/dreamlist/list/with-changes.ts'
import { useLikeChanges } from '#features/swipe/optimistic/use-like-changes.ts'
import { useApiQuery } from '#lib/api/query.ts'

const HERE = { removed: new Set<string>(), restored: [] }

/** Ids of liked designs known to this device without a request: those read last, and what was swiped here since. */
export function useLikedIds(): ReadonlySet<string> {
  const { data, dataUpdatedAt } = useApiQuery('GET /api/preferences/liked', { isEnabled: false })
  const made = useLikeChanges()
  return useMemo(() => {
    const liked = withChanges(data ?? [], dataUpdatedAt, { ...HERE, made })
    return new Set(liked.map(({ id }) => id))
  }, [data, dataUpdatedAt, made])
}
