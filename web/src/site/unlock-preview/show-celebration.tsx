import type { Picture } from '@dream/contract/api/designs/design'
import { createRoot, type Root } from 'react-dom/client'
import { Celebration } from '#features/unlocks/celebration.tsx'
import { leaveFor } from '#lib/navigation/page.ts'

let root: Root | null = null

/** Opens the celebration of a feature over the page; its button goes to the feature itself. */
export function showCelebration(feature: string, plans: readonly Picture[]) {
  root ??= createRoot(document.body.appendChild(document.createElement('div')))
  const close = () => root?.render(null)
  root.render(<Celebration feature={feature} plans={plans} onGo={leaveFor} onClose={close} />)
}
