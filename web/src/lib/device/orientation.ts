import { canBeIphone, deviceKind, deviceSignals } from './device.ts'
import { useMedia } from './media.ts'

const LANDSCAPE = '(orientation: landscape)'

/** Whether this is an iPhone in landscape; other phones may be used that way (product §2.4). */
export const useIsSidewaysIphone = () =>
  useMedia(LANDSCAPE) && canBeIphone() && deviceKind(deviceSignals()) === 'phone'

/** Asks a phone to stay in portrait; most refuse, without harm. */
export async function lockPortrait(): Promise<void> {
  if (deviceKind(deviceSignals()) !== 'phone') return
  const orientation: { lock?: (to: 'portrait') => Promise<void> } | undefined = globalThis.screen?.orientation
  try {
    await orientation?.lock?.('portrait')
  } catch {
    // Only a full-screen app may lock, and iOS has no lock at all.
  }
}
