import type { SharedPage } from '@dream/contract/api/designs/shared-pages'
import { useApiQuery } from '#lib/api/query.ts'

/** Shared pages; `unknown`: this device has never read them, and cannot now. */
export type KnownPages = readonly SharedPage[] | 'unknown' | 'loading'

/** Shared collections that show their owner's notes, as far as this device knows. */
export function usePagesWithNotes(): KnownPages {
  const { data, isPending } = useApiQuery('GET /api/shared-pages')
  if (!data) return isPending ? 'loading' : 'unknown'
  return data.items.filter(({ kind, showsNotes }) => kind === 'collection' && showsNotes)
}
