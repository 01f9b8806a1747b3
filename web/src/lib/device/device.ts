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
  longSidePx: number
  /** Whether the app runs installed here, and it was a phone before. */
  wasPhone: boolean
  /** Whether the main pointer is a mouse or a trackpad. */
  isMouse: boolean
}

const PHONE = /iPhone|iPod|Android.*Mobile|Windows Phone/
const TABLET = /iPad|Android|Tablet|Silk|PlayBook/
/** Short sides of phones end below, those of tablets begin above, in CSS pixels. */
const TABLET_FROM_PX = 600
/** The screens of foldable phones, when they are open, are closer to a square than any tablet's. */
const FOLDABLE_FROM_RATIO = 0.79

/** A tablet, or a phone that asks for desktop pages, calls itself a computer: its glass tells what it is. */
export function deviceKind(signals: DeviceSignals): DeviceKind {
  const { userAgent, touchPoints, isMouse } = signals
  if (PHONE.test(userAgent)) return 'phone'
  if (TABLET.test(userAgent)) return isFoldable(signals) ? 'phone' : 'tablet'
  // No Mac has a touch screen. A Linux laptop may have one, but then its main pointer is no finger.
  const isDisguised = /Macintosh/.test(userAgent) || (/X11; Linux/.test(userAgent) && !isMouse)
  if (touchPoints < 2 || !isDisguised) return 'desktop'
  return signals.shortSidePx < TABLET_FROM_PX || isFoldable(signals) ? 'phone' : 'tablet'
}

/** Android calls a phone that folds a tablet once it was opened. */
const isFoldable = ({ userAgent, shortSidePx, longSidePx, wasPhone }: DeviceSignals) =>
  /Android|X11; Linux/.test(userAgent) &&
  (wasPhone || shortSidePx < TABLET_FROM_PX || shortSidePx / longSidePx >= FOLDABLE_FROM_RATIO)

/** An iPhone may say that it is a Mac. */
export const canBeIphone = () => /iPhone|iPod|Macintosh/.test(navigator.userAgent)

const WAS_PHONE = 'was-phone'

/** Remembers that the app was installed on a phone: a foldable one stays one when it is opened. */
export const rememberPhone = () => device.set(WAS_PHONE, 'true')

/** The same of the device that this is. */
export const deviceSignals = (): DeviceSignals => ({
  userAgent: navigator.userAgent,
  touchPoints: navigator.maxTouchPoints,
  shortSidePx: Math.min(screen.width, screen.height),
  longSidePx: Math.max(screen.width, screen.height),
  wasPhone: device.get(WAS_PHONE) === 'true',
  isMouse: matchMedia('(pointer: fine)').matches,
})

export const OWN_WINDOW = '(display-mode: standalone), (display-mode: minimal-ui), (display-mode: fullscreen)'

/** Older iOS says it only so. */
export const isStandalone = () => 'standalone' in navigator && navigator.standalone === true

/** Whether the page runs as an app of its own. */
export const isInstalled = () => matchMedia(OWN_WINDOW).matches || isStandalone()
