import { device } from '#lib/storage/storage.ts'

/** Local flag that registration reports (product §3): the app was installed here, whether or not this page runs in it. */
export const hasInstalledApp = () => device.get('pwa-installed') === 'true'

/** Device kind. `isInstalled`: the page runs as an app with its own window, not in a browser tab. */
export type Device = { kind: DeviceKind; isInstalled: boolean }
export type DeviceKind = 'phone' | 'tablet' | 'desktop'

/** Browser signals that tell the device kind. */
export type DeviceSignals = {
  userAgent: string
  touchPoints: number
  shortSidePx: number
  longSidePx: number
  /** Whether the app was installed here while the device was a phone. */
  wasPhone: boolean
  /** Whether the main pointer is a mouse or a trackpad. */
  isMouse: boolean
}

const PHONE = /iPhone|iPod|Android.*Mobile|Windows Phone/
const TABLET = /iPad|Android|Tablet|Silk|PlayBook/
/** Breakpoint for the short side in CSS pixels: phones below, tablets from here. */
const TABLET_FROM_PX = 600
/** Minimum aspect ratio of an open foldable phone, closer to a square than any tablet. */
const FOLDABLE_FROM_RATIO = 0.79

/**
 * Returns the device kind. A tablet, or a phone that requests desktop pages, calls itself a computer; its touch screen tells it
 * apart.
 */
export function deviceKind(signals: DeviceSignals): DeviceKind {
  const { userAgent, touchPoints, isMouse } = signals
  if (PHONE.test(userAgent)) return 'phone'
  if (TABLET.test(userAgent)) return isFoldable(signals) ? 'phone' : 'tablet'
  // Macs have no touch screen. A Linux laptop may have one, but its main pointer is fine.
  const isDisguised = /Macintosh/.test(userAgent) || (/X11; Linux/.test(userAgent) && !isMouse)
  if (touchPoints < 2 || !isDisguised) return 'desktop'
  return signals.shortSidePx < TABLET_FROM_PX || isFoldable(signals) ? 'phone' : 'tablet'
}

/** Whether a device is a foldable phone: Android reports an open one as a tablet. */
const isFoldable = ({ userAgent, shortSidePx, longSidePx, wasPhone }: DeviceSignals) =>
  /Android|X11; Linux/.test(userAgent) &&
  (wasPhone || shortSidePx < TABLET_FROM_PX || shortSidePx / longSidePx >= FOLDABLE_FROM_RATIO)

/** Whether this may be an iPhone, which may report itself as a Mac. */
export const canBeIphone = () => /iPhone|iPod|Macintosh/.test(navigator.userAgent)

const WAS_PHONE = 'was-phone'

/** Remembers that the app was installed on a phone, so that an open foldable still counts as one. */
export const rememberPhone = () => device.set(WAS_PHONE, 'true')

/** Signals of this device. */
export const deviceSignals = (): DeviceSignals => ({
  userAgent: navigator.userAgent,
  touchPoints: navigator.maxTouchPoints,
  shortSidePx: Math.min(screen.width, screen.height),
  longSidePx: Math.max(screen.width, screen.height),
  wasPhone: device.get(WAS_PHONE) === 'true',
  isMouse: matchMedia('(pointer: fine)').matches,
})

export const OWN_WINDOW = '(display-mode: standalone), (display-mode: minimal-ui), (display-mode: fullscreen)'

/** Whether the page is an app on older iOS, which has no `display-mode` query. */
export const isStandalone = () => 'standalone' in navigator && navigator.standalone === true

/** Whether the page runs as an installed app. */
export const isInstalled = () => matchMedia(OWN_WINDOW).matches || isStandalone()
