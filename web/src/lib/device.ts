import { useSyncExternalStore } from 'react'
import { device } from './storage.ts'

/** The local flag that registration reports (spec §3); it says what happened here, not how the page runs. */
export const hasInstalledApp = () => device.get('pwa-installed') === 'true'

/** `isInstalled`: the page runs as an app with a window of its own, rather than in a browser's tab. */
export type Device = { kind: DeviceKind; isInstalled: boolean }
export type DeviceKind = 'phone' | 'tablet' | 'desktop'

/** What a browser tells of its device. */
export type DeviceFacts = {
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
export function deviceKind({ userAgent, touchPoints, shortSidePx, isMouse }: DeviceFacts): DeviceKind {
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
export const factsHere = (): DeviceFacts => ({
  userAgent: navigator.userAgent,
  touchPoints: navigator.maxTouchPoints,
  shortSidePx: Math.min(screen.width, screen.height),
  isMouse: matchMedia('(pointer: fine)').matches,
})

const OWN_WINDOW = '(display-mode: standalone), (display-mode: minimal-ui), (display-mode: fullscreen)'

/** Whether the page runs as an app of its own. Older iOS answers only by `navigator.standalone`. */
export const isInstalled = () =>
  matchMedia(OWN_WINDOW).matches || ('standalone' in navigator && navigator.standalone === true)

/** Tells when a media query begins or ceases to match. */
export const subscribeTo = (query: string) => (tell: () => void) => {
  const list = matchMedia(query)
  list.addEventListener('change', tell)
  return () => list.removeEventListener('change', tell)
}
const subscribeToWindow = subscribeTo(OWN_WINDOW)

/** The device, kept up to date: a browser's tab can become the app's window without a reload. */
export const useDevice = (): Device => ({
  kind: deviceKind(factsHere()),
  isInstalled: useSyncExternalStore(subscribeToWindow, isInstalled),
})
