import type { LikedDesign } from '@dream/contract/api/designs/deck'
import { LIKED_PAGE } from '@dream/contract/rules/designs/liked'
import { useState } from 'react'
import { call } from '#lib/api/api-client.ts'
import { useApiQuery } from '#lib/api/query.ts'
import { joinPages } from './join-pages.ts'

/** `items` are the first page as it was and those behind it: a newer first page may have pushed some of its own out. */
type Behind = { items: readonly LikedDesign[]; isLast: boolean }

/** Likes, newest first: the first page is cached and refreshed, those behind it follow as they are asked for. */
export function useLiked() {
  const { data: first, error, refetch } = useApiQuery('GET /api/preferences/liked')
  const [behind, setBehind] = useState<Behind | null>(null)
  const [isReading, setReading] = useState(false)
  const [moreError, setMoreError] = useState<unknown>(null)
  const liked = first && joinPages(first, behind?.items ?? [])
  const isFirstFull = first !== undefined && first.length >= LIKED_PAGE

  async function readMore() {
    const last = liked?.at(-1)
    if (!liked || !last || isReading) return
    setReading(true)
    setMoreError(null)
    try {
      const query = { limit: LIKED_PAGE, before: last.likedAt, after: last.id }
      const page = await call('GET /api/preferences/liked', { query })
      setBehind({ items: [...liked, ...page], isLast: page.length < LIKED_PAGE })
    } catch (error) {
      setMoreError(error)
    } finally {
      setReading(false)
    }
  }
  return {
    liked,
    error,
    refetch,
    hasMore: isFirstFull && !behind?.isLast,
    isReading,
    moreError: moreError instanceof Error ? moreError : null,
    readMore,
  }
}
