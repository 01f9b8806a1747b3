import type { CardDesign } from '@dream/contract/api/designs/design'
import { useState } from 'react'
import { ApiError } from '#lib/api/api-error.ts'
import { useApiQuery } from '#lib/api/query.ts'
import { kept } from '../opened-here.ts'
import { useTurn } from './use-turn.ts'

/** Opened room in each of its styles, and the shown one. */
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
    /** Shown version, if it is not the opened one. */
    other: isOther ? version : null,
    design,
    state: stateOf(isOffered && !isArchived(error), data?.items.length, error !== null),
    ...useTurn(items, design.id, show),
  }
}

export type Versions = ReturnType<typeof useVersions>

/** A design that was archived since it was liked has no other styles. */
const isArchived = (error: Error | null) => error instanceof ApiError && error.status === 404

function stateOf(isOffered: boolean, count: number | undefined, hasFailed: boolean) {
  if (!isOffered || count === 0) return 'none'
  if (count !== undefined) return 'there'
  return hasFailed ? 'failed' : 'waiting'
}

/** Style in which it was left when a link in these details was followed. */
function versionLeft(openedId: string): string {
  const left = kept.here()
  return left?.design.id === openedId ? left.version : openedId
}
