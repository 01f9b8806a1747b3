import type { PlanRoom } from '@dream/contract/api/designs/design'
import { ApiError, isOffline } from '#lib/api/api-error.ts'
import { readAheadOf } from '#lib/api/prefetch.ts'
import { useApiQuery } from '#lib/api/query.ts'

const OUTLINE = 'GET /api/designs/:id/outline'
const NONE: readonly PlanRoom[] = []

/** State of an outline; `none`: the plan has no drawn rooms. */
export type OutlineState = 'there' | 'none' | 'waiting' | 'offline' | 'failed'

/** Rooms of a plan with their outlines, empty until they are loaded, and the state of loading. */
export function useOutline(id: string) {
  const { data, error, isFetching, refetch } = useApiQuery(OUTLINE, { params: { id } })
  const rooms = data?.rooms ?? NONE
  return { rooms, state: stateOf(data?.rooms.length, { isFetching, error }), refetch }
}

function stateOf(
  count: number | undefined,
  { isFetching, error }: { isFetching: boolean; error: unknown },
): OutlineState {
  if (count !== undefined) return count > 0 ? 'there' : 'none'
  if (isFetching) return 'waiting'
  if (isOffline(error)) return 'offline'
  return error instanceof ApiError && error.status === 404 ? 'none' : 'failed'
}

/** Prefetches the rooms, so that they are available offline too. */
export const readOutlineAhead = (id: string) => void readAheadOf(OUTLINE, { params: { id } })
