import { useMemo } from 'react'
import { useApiQuery } from '#lib/api/query.ts'
import { useStore } from '#lib/store/use-store.ts'
import { collectionsState } from './queue/collections-queue.ts'
import { knownCollections, type KnownCollection } from './queue/known-collections.ts'

/** Person's collections with unsent changes; undefined while unknown. */
export function useCollections(): readonly KnownCollection[] | undefined {
  const { data } = useApiQuery('GET /api/preferences/collections')
  const { data: liked } = useApiQuery('GET /api/preferences/liked')
  const queue = useStore(collectionsState)
  return useMemo(() => {
    if (!data && queue.length === 0) return undefined
    return knownCollections(data?.items ?? [], queue, (designId) => {
      const [picture] = liked?.find(({ id }) => id === designId)?.pictures ?? []
      return picture ? { ...picture } : null
    })
  }, [data, queue, liked])
}

/** Moves one id a place earlier or later. */
export function moved(ids: readonly string[], id: string, by: 1 | -1): string[] {
  const at = ids.indexOf(id)
  const other = ids[at + by]
  if (at === -1 || other === undefined) return [...ids]
  return ids.map((each) => (each === id ? other : each === other ? id : each))
}
