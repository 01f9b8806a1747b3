import type { LikedDesign } from '@dream/contract/api/designs/deck'
import { useMemo } from 'react'
import { getApiData, invalidate, setApiData, useApiQuery } from '#lib/api/query.ts'
import { useIsOnline } from '#lib/device/online.ts'
import type { KnownCollection } from './queue/known-collections.ts'

const NONE: readonly string[] = []
const DESIGNS = 'GET /api/preferences/collections/:id/designs'

/** Designs of a collection in its order, from its cached answer, designs added here, and the newest likes. */
export function useDesignsOf(collection: KnownCollection | undefined) {
  const { id = '', designIds = NONE, isNew = false } = collection ?? {}
  const isOnline = useIsOnline()
  const { data, error, isFetching, refetch } = useApiQuery(DESIGNS, {
    params: { id },
    // A new collection is unknown to the server; offline the read is enabled for the cached answer only.
    isEnabled: collection !== undefined && (!isNew || !isOnline),
  })
  const { data: liked } = useApiQuery('GET /api/preferences/liked')
  const designs = useMemo(() => {
    const known = new Map([...(liked ?? []), ...(data ?? [])].map((design) => [design.id, design]))
    return designIds.flatMap((each) => known.get(each) ?? [])
  }, [liked, data, designIds])
  const isMissing = designs.length < designIds.length && (isFetching || error !== null)
  return { designs, isMissing, error, refetch }
}

/** Caches a design added to a collection, which may not be among the newest likes that this device has. */
export function keepDesign(id: string, design: LikedDesign) {
  const isWhole = getApiData(DESIGNS, { params: { id } }) !== undefined
  setApiData(DESIGNS, (known = []) => [...known.filter((each) => each.id !== design.id), design], {
    params: { id },
  })
  if (!isWhole) void invalidate(DESIGNS)
}
