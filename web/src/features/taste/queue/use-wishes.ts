import type { TagWish } from '@dream/contract/api/designs/tags'
import { useMemo } from 'react'
import { useApiQuery } from '#lib/api/query.ts'
import { useStore } from '#lib/store/use-store.ts'
import { wishesAfter } from './taste-entries.ts'
import { tasteState } from './taste-queue.ts'

const NONE: readonly TagWish[] = []

/** Wishes for more or less of a tag: the server's answer with the unsent ones. */
export function useWishes(): readonly TagWish[] {
  const { data } = useApiQuery('GET /api/preferences/wishes')
  const entries = useStore(tasteState)
  return useMemo(() => wishesAfter(data?.items ?? NONE, entries), [data, entries])
}
