import type { CardDesign } from '@dream/contract/api/designs/design'
import { useState } from 'react'
import { ApiError } from '#lib/api/api-error.ts'
import { useApiQuery } from '#lib/api/query.ts'
import { kept } from '../opened-here.ts'
import { useTurn } from './use-turn.ts'

/** The room that was opened in each of its styles, and the one that is looked at. */
export function useVersions(opened: CardDesign) {
  const isOffered = opened.sameRoom !== undefined
  const { data, error } = useApiQuery('GET /api/designs/:id/same-room', {
    params: { id: opened.id },
    isEnabled: isOffered,
  })
  const [id, show] = useState(() => versionLeft(opened.id))
  const items = data?.items ?? []
  const version = items.find(({ design }) => design.id === id)
  const isOther = version !== undefined && id !== opened.id
  const design = isOther ? version.design : opened
  return {
    items,
    /** What is looked at where it is not what was opened. */
    other: isOther ? version : null,
    design,
    state: stateOf(isOffered && !isArchived(error), data?.items.length, error !== null),
    ...useTurn(items, design.id, show),
  }
}

export type Versions = ReturnType<typeof useVersions>

/** What was archived since it was liked is shown as it is, and in no other style. */
const isArchived = (error: Error | null) => error instanceof ApiError && error.status === 404

function stateOf(isOffered: boolean, count: number | undefined, hasFailed: boolean) {
  if (!isOffered || count === 0) return 'none'
  if (count !== undefined) return 'there'
  return hasFailed ? 'failed' : 'waiting'
}

/** The style in which it was left when a link in these details was followed. */
function versionLeft(openedId: string): string {
  const left = kept.here()
  return left?.design.id === openedId ? left.version : openedId
}
