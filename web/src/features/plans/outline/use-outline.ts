import type { PlanRoom } from '@dream/contract/api/designs/design'
import { useApiQuery } from '#lib/api/query.ts'

const NONE: readonly PlanRoom[] = []

/** The rooms of a plan with their outlines; none until they are there, or where nobody has drawn them. */
export function useOutline(id: string): readonly PlanRoom[] {
  return useApiQuery('GET /api/designs/:id/outline', { params: { id } }).data?.rooms ?? NONE
}
