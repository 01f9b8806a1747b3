import type { Picture } from '@dream/contract/api/designs/design'
import type { Feature, UnlockAt } from '@dream/contract/rules/designs/unlocks'
import { createRoot, type Root } from 'react-dom/client'
import { Celebration } from '#features/unlocks/celebration.tsx'
import { leaveLayerFor } from '#ui/overlays/layers.ts'

/** Plans, numbers and texts embedded in the page. */
export type Written = {
  plans: readonly Picture[]
  unlockAt: UnlockAt | undefined
  texts: Partial<Record<Feature, string>> | undefined
}

let root: Root | null = null

/** Opens the celebration of a feature over the page; its button leads to the feature itself. */
export function showCelebration(feature: string, written: Written) {
  root ??= createRoot(document.body.appendChild(document.createElement('div')))
  const close = () => root?.render(null)
  root.render(<Celebration feature={feature} {...written} onGo={leaveLayerFor} onClose={close} />)
}
