import type { LikedDesign } from '@dream/contract/api/designs/deck'
import { useMemo } from 'react'
import { getApiData, invalidate, setApiData, useApiQuery } from '#lib/api/query.ts'
import { useIsOnline } from '#lib/device/online.ts'
import type { KnownCollection } from './queue/known-collections.ts'

const NONE: readonly string[] = []
const DESIGNS = 'GET /api/preferences/collections/:id/designs'

/** The designs of a collection in its order, out of what this device has read or put into it, and of the newest likes. */
export function useDesignsOf(collection: KnownCollection | undefined) {
  const { id = '', designIds = NONE, isNew = false } = collection ?? {}
  const isOnline = useIsOnline()
  const { data, error, isFetching, refetch } = useApiQuery(DESIGNS, {
    params: { id },
    // No server has heard of a new one; without a network nobody asks it, and what is saved here is read.
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

/** Keeps what is put into a collection: it may be none of the newest likes, which are all that this device has. */
export function keepDesign(id: string, design: LikedDesign) {
  const isWhole = getApiData(DESIGNS, { params: { id } }) !== undefined
  setApiData(DESIGNS, (known = []) => [...known.filter((each) => each.id !== design.id), design], {
    params: { id },
  })
  if (!isWhole) void invalidate(DESIGNS)
}
