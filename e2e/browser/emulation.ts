import type { BrowserContext } from '@playwright/test'

export type DeviceTraits = {
  /** Runs as an app in a window of its own. */
  isInstalled?: boolean
  /** Fingers that the glass can tell apart. */
  touchPoints?: number
}

/** What a browser under test cannot be by itself: an installed app, a tablet's glass. The product reads both in lib/device. */
export async function emulateDevice(context: BrowserContext, glass: DeviceTraits): Promise<void> {
  await context.addInitScript(({ isInstalled, touchPoints }: DeviceTraits) => {
    if (isInstalled) Object.defineProperty(navigator, 'standalone', { get: () => true })
    if (touchPoints) Object.defineProperty(navigator, 'maxTouchPoints', { get: () => touchPoints })
  }, glass)
}

/** A tab that has had the app open: it is not directed anywhere, and shows no splash. */
export async function markAsBooted(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    try {
      sessionStorage.setItem('app_booted', 'true')
    } catch {
      // A page without a URL has no storage.
    }
  })
}
