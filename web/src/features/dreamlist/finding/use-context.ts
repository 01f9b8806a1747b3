import type { Profile } from '@dream/contract/api/account/profile'
import type { Collection } from '@dream/contract/api/designs/collections'
import type { LikedContext } from '@dream/contract/rules/designs/liked/filter'
import { blockOf, groundOf } from '@dream/contract/rules/land/land-fit'
import { useMemo } from 'react'
import { useApiQuery } from '#lib/api/query.ts'

const NOT_ANSWERED = { corner: null, setbacks: null, state: null, mustHaves: [] }

/** Facts about the person that the filter needs, as far as this device knows them. */
export function useLikedContext(
  profile: Profile | undefined,
  collections: readonly Collection[],
  collectionId: string | undefined,
): LikedContext {
  const { data: top } = useApiQuery('GET /api/preferences/top-tags')
  return useMemo(() => {
    const collection = collections.find(({ id }) => id === collectionId)
    return {
      ground: groundOf(profile ?? NOT_ANSWERED),
      block: profile ? blockOf(profile) : null,
      collected: collectionId === undefined ? null : new Set(collection?.designIds),
      taste: top?.items ?? [],
    }
  }, [profile, collections, collectionId, top])
}
