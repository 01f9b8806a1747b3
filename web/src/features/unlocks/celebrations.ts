import type { Picture } from '@dream/contract/api/designs/design'
import type { Feature } from '@dream/contract/rules/designs/unlocks'
import { forgetOnSignOut } from '#lib/session/session.ts'
import { createStore } from '#lib/store/create-store.ts'
import { useStore } from '#lib/store/use-store.ts'

/** Queue of unlocks to celebrate in sequence, also across screens; `plans` are the latest liked ones. */
type Waiting = { features: readonly Feature[]; plans: readonly Picture[] }

const NONE: Waiting = { features: [], plans: [] }
const waiting = createStore(NONE)

export function celebrate(features: readonly Feature[], plans: readonly Picture[]) {
  waiting.update((before) => ({ features: [...new Set([...before.features, ...features])], plans }))
}

export function endCelebration() {
  waiting.update((before) => ({ ...before, features: before.features.slice(1) }))
}

/** Current unlock to celebrate; null most of the time. */
export function useCelebration(): { feature: Feature | null; plans: readonly Picture[] } {
  const { features, plans } = useStore(waiting)
  return { feature: features[0] ?? null, plans }
}

forgetOnSignOut(() => waiting.set(NONE))
