import { canBeIphone, deviceKind, deviceSignals } from './device.ts'
import { useMedia } from './media.ts'

const LANDSCAPE = '(orientation: landscape)'

/** Whether this is an iPhone that is held across; other phones may be (product §2.4). */
export const useIsSidewaysIphone = () =>
  useMedia(LANDSCAPE) && canBeIphone() && deviceKind(deviceSignals()) === 'phone'

/** Asks a phone to stay upright; most say no, and nothing comes of that. */
export async function lockPortrait(): Promise<void> {
  if (deviceKind(deviceSignals()) !== 'phone') return
  const orientation: { lock?: (to: 'portrait') => Promise<void> } | undefined = globalThis.screen?.orientation
  try {
    await orientation?.lock?.('portrait')
  } catch {
    // Only an app in full screen may lock, and iOS has no lock at all.
  }
}
