import type { LikedDesign } from '@dream/contract/api/designs/deck'
import { useState } from 'react'
import { useLayer } from '#ui/overlays/use-layer.ts'
import type { Choice } from '../design-tile.tsx'

/** Maximum of compared plans: more side by side are too small to read on a phone. */
export const COMPARED_MAX = 3

/** Plans chosen for a comparison. Escape and the phone's back end the choosing. */
export function useChoosing() {
  const [chosen, setChosen] = useState<readonly LikedDesign[] | null>(null)
  const stop = () => setChosen(null)
  useLayer(stop, { isOpen: chosen !== null })
  function toggle(design: LikedDesign) {
    setChosen((known) => {
      if (!known) return known
      const rest = known.filter(({ id }) => id !== design.id)
      return rest.length < known.length ? rest : [...known, design]
    })
  }
  function choiceOf(design: LikedDesign): Choice | null {
    if (!chosen) return null
    const isChosen = chosen.some(({ id }) => id === design.id)
    const canChoose = design.plan !== null && (isChosen || chosen.length < COMPARED_MAX)
    return { isChosen, canChoose, onToggle: toggle }
  }
  return { chosen, start: () => setChosen([]), stop, choiceOf }
}
