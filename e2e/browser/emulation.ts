import type { BrowserContext } from '@playwright/test'

export type DeviceTraits = {
  /** Runs as an installed app (standalone). */
  isInstalled?: boolean
  /** Value of `navigator.maxTouchPoints`. */
  touchPoints?: number
}

/**
 * Emulates an installed app or a tablet's touch screen, which a browser under test cannot be by itself. The product reads both in
 * lib/device.
 */
export async function emulateDevice(context: BrowserContext, glass: DeviceTraits): Promise<void> {
  await context.addInitScript(({ isInstalled, touchPoints }: DeviceTraits) => {
    if (isInstalled) Object.defineProperty(navigator, 'standalone', { get: () => true })
    if (touchPoints) Object.defineProperty(navigator, 'maxTouchPoints', { get: () => touchPoints })
  }, glass)
}

/** Marks the tab as booted: it is not redirected, and shows no splash. */
export async function markAsBooted(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    try {
      sessionStorage.setItem('app_booted', 'true')
    } catch {
      // A page without a URL has no storage.
    }
  })
}
