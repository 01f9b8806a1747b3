import type { LikedDesign } from '@dream/contract/api/designs/deck'
import { useMemo, useState } from 'react'
import { showToast } from '#ui/overlays/toast.ts'
import type { Changes, LikeChange } from './list/with-changes.ts'

type Actions = {
  onRemove: (design: LikedDesign) => void
  onRestore: (design: LikedDesign) => void
  likeChanges?: readonly LikeChange[] | undefined
}

const NONE: readonly LikeChange[] = []

/** Removes designs, with an undo that restores each at its place; optimistic until the server's list includes it. */
export function useRemoval({ onRemove, onRestore, likeChanges: made = NONE }: Actions) {
  const [onScreen, setChanges] = useState<Omit<Changes, 'made'>>({ removed: new Set(), restored: [] })
  const changes = useMemo(() => ({ ...onScreen, made }), [onScreen, made])
  function remove(design: LikedDesign) {
    setChanges(({ removed, restored }) => ({ removed: new Set([...removed, design.id]), restored }))
    onRemove(design)
    showToast(`${design.title} removed`, { action: { label: 'Undo', onPress: () => restore(design) } })
  }
  function restore(design: LikedDesign) {
    setChanges(({ removed, restored }) => ({
      removed: new Set([...removed].filter((id) => id !== design.id)),
      restored: [...restored, design],
    }))
    onRestore(design)
  }
  return { changes, remove }
}
