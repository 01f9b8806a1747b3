import { useSyncExternalStore } from 'react'
import { canBeIphone, deviceKind, factsHere, subscribeTo } from './device.ts'

const LANDSCAPE = '(orientation: landscape)'
const subscribe = subscribeTo(LANDSCAPE)

const isSidewaysIphone = () =>
  canBeIphone() && deviceKind(factsHere()) === 'phone' && matchMedia(LANDSCAPE).matches

/** Whether this is an iPhone that is held across; other phones may be (spec §2.4). */
export const useIsSidewaysIphone = () => useSyncExternalStore(subscribe, isSidewaysIphone)

/** Asks the device to stay upright; most say no, and nothing comes of that. */
export async function lockPortrait(): Promise<void> {
  const orientation: { lock?: (to: 'portrait') => Promise<void> } | undefined = globalThis.screen?.orientation
  try {
    await orientation?.lock?.('portrait')
  } catch {
    // Only an app in full screen may lock, and iOS has no lock at all.
  }
}
