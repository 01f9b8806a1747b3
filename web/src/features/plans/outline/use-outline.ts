import type { PlanRoom } from '@dream/contract/api/designs/design'
import { ApiError, isOffline } from '#lib/api/api-error.ts'
import { readAheadOf } from '#lib/api/prefetch.ts'
import { useApiQuery } from '#lib/api/query.ts'

const OUTLINE = 'GET /api/designs/:id/outline'
const NONE: readonly PlanRoom[] = []

/** `none`: nobody has drawn the rooms. */
export type OutlineState = 'there' | 'none' | 'waiting' | 'offline' | 'failed'

/** The rooms of a plan with their outlines, none until they are there, and what keeps them away. */
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

/** Reads the rooms before they are asked for: then they are there without a network too. */
export const readOutlineAhead = (id: string) => void readAheadOf(OUTLINE, { params: { id } })
