import { device } from '#lib/storage/storage.ts'

/** The local flag that registration reports (product §3); it says what happened here, not how the page runs. */
export const hasInstalledApp = () => device.get('pwa-installed') === 'true'

/** `isInstalled`: the page runs as an app with a window of its own, rather than in a browser's tab. */
export type Device = { kind: DeviceKind; isInstalled: boolean }
export type DeviceKind = 'phone' | 'tablet' | 'desktop'

/** What a browser tells of its device. */
export type DeviceSignals = {
  userAgent: string
  touchPoints: number
  shortSidePx: number
  /** Whether the main pointer is a mouse or a trackpad. */
  isMouse: boolean
}

const PHONE = /iPhone|iPod|Android.*Mobile|Windows Phone/
const TABLET = /iPad|Android|Tablet|Silk|PlayBook/
/** Short sides of phones end below, those of tablets begin above, in CSS pixels. */
const TABLET_FROM_PX = 600

/** A tablet, or a phone that asks for desktop pages, calls itself a computer: its glass tells what it is. */
export function deviceKind({ userAgent, touchPoints, shortSidePx, isMouse }: DeviceSignals): DeviceKind {
  if (PHONE.test(userAgent)) return 'phone'
  if (TABLET.test(userAgent)) return 'tablet'
  // No Mac has a touch screen. A Linux laptop may have one, but then its main pointer is no finger.
  const isDisguised = /Macintosh/.test(userAgent) || (/X11; Linux/.test(userAgent) && !isMouse)
  if (touchPoints < 2 || !isDisguised) return 'desktop'
  return shortSidePx < TABLET_FROM_PX ? 'phone' : 'tablet'
}

/** An iPhone may say that it is a Mac. */
export const canBeIphone = () => /iPhone|iPod|Macintosh/.test(navigator.userAgent)

/** The same of the device that this is. */
export const deviceSignals = (): DeviceSignals => ({
  userAgent: navigator.userAgent,
  touchPoints: navigator.maxTouchPoints,
  shortSidePx: Math.min(screen.width, screen.height),
  isMouse: matchMedia('(pointer: fine)').matches,
})

export const OWN_WINDOW = '(display-mode: standalone), (display-mode: minimal-ui), (display-mode: fullscreen)'

/** Older iOS says it only so. */
export const isStandalone = () => 'standalone' in navigator && navigator.standalone === true

/** Whether the page runs as an app of its own. */
export const isInstalled = () => matchMedia(OWN_WINDOW).matches || isStandalone()
