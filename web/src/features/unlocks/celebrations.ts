import type { Picture } from '@dream/contract/api/design'
import type { Feature } from '@dream/contract/rules/unlocks'
import { useSyncExternalStore } from 'react'
import { forgetOnSignOut } from '#lib/session.ts'

/** Unlocks to celebrate, one after the other, also across screens; `plans` are the latest liked ones. */
type Waiting = { features: readonly Feature[]; plans: readonly Picture[] }

const NONE: Waiting = { features: [], plans: [] }
let waiting = NONE
const listeners = new Set<() => void>()

function set(next: Waiting) {
  waiting = next
  for (const tell of listeners) tell()
}

export function celebrate(features: readonly Feature[], plans: readonly Picture[]) {
  set({ features: [...new Set([...waiting.features, ...features])], plans })
}

export function endCelebration() {
  set({ ...waiting, features: waiting.features.slice(1) })
}

function subscribe(tell: () => void) {
  listeners.add(tell)
  return () => void listeners.delete(tell)
}

/** The unlock whose turn it is; null most of the time. */
export function useCelebration(): { feature: Feature | null; plans: readonly Picture[] } {
  const { features, plans } = useSyncExternalStore(subscribe, () => waiting)
  return { feature: features[0] ?? null, plans }
}

forgetOnSignOut(() => set(NONE))
