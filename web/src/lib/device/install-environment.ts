import { type DeviceKind, deviceKind, deviceSignals, isInstalled } from './device.ts'

/** Systems with their own way of adding an app to the home screen. */
export type InstallSystem = 'ios' | 'android' | 'other'

/** Facts that decide how an app can be installed. */
export type InstallEnvironment = {
  kind: DeviceKind
  system: InstallSystem
  /** Name of the app whose in-app browser this is, where nothing can be installed; null in a real browser. */
  insideOf: string | null
  hasServiceWorker: boolean
  isInstalled: boolean
}

/** Browser signals that tell the system. */
export type BrowserSignals = { userAgent: string; touchPoints: number }

/** User agent patterns of in-app browsers; the first match gives the name. */
const BUILT_IN: readonly (readonly [mark: RegExp, name: string])[] = [
  [/Instagram/, 'Instagram'],
  [/Messenger|FBAN\/Messenger|Orca-/, 'Messenger'],
  [/FBAN|FBAV|FB_IAB|FBIOS/, 'Facebook'],
  [/musical_ly|BytedanceWebview|TikTok/i, 'TikTok'],
  [/Snapchat/, 'Snapchat'],
  [/Pinterest\//, 'Pinterest'],
  [/LinkedInApp/, 'LinkedIn'],
  [/Twitter for|TwitterAndroid/, 'X'],
  [/MicroMessenger/, 'WeChat'],
  [/\bLine\//, 'LINE'],
  [/WhatsApp\//, 'WhatsApp'],
  [/\bReddit\//, 'Reddit'],
]

/** Whether this is a phone's web view: Android marks it with `wv`, iOS leaves out `Safari/`. */
const isWebView = (userAgent: string, system: InstallSystem) =>
  system === 'android'
    ? /; wv\)/.test(userAgent)
    : system === 'ios' && /iPhone|iPod/.test(userAgent) && !/Safari\//.test(userAgent)

/** Returns the system; an iPad reports itself as a Mac, but no Mac has a touch screen. */
function systemOf({ userAgent, touchPoints }: BrowserSignals): InstallSystem {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios'
  if (/Macintosh/.test(userAgent) && touchPoints > 1) return 'ios'
  return /Android/.test(userAgent) ? 'android' : 'other'
}

/** Returns the system, and the app whose in-app browser this is. */
export function recogniseBrowser(facts: BrowserSignals): Pick<InstallEnvironment, 'system' | 'insideOf'> {
  const system = systemOf(facts)
  const known = BUILT_IN.find(([mark]) => mark.test(facts.userAgent))?.[1]
  return { system, insideOf: known ?? (isWebView(facts.userAgent, system) ? 'another app' : null) }
}

/** Install environment of this browser. */
export const installEnvironment = (): InstallEnvironment => ({
  kind: deviceKind(deviceSignals()),
  ...recogniseBrowser({ userAgent: navigator.userAgent, touchPoints: navigator.maxTouchPoints }),
  hasServiceWorker: 'serviceWorker' in navigator,
  isInstalled: isInstalled(),
})

/** Desktop browsers by their way of installing an app; `firefox` stands for those without one. */
export const DESK_BROWSERS = ['chrome', 'edge', 'safari', 'firefox'] as const
export type DeskBrowser = (typeof DESK_BROWSERS)[number]

/** Recognises the desktop browser; most are based on Chrome and have its menu. */
export function recogniseDeskBrowser(userAgent: string): DeskBrowser {
  if (/Edg\//.test(userAgent)) return 'edge'
  if (/Chrome\//.test(userAgent)) return 'chrome'
  return /Macintosh.*Version\/[\d.]+ Safari\//.test(userAgent) ? 'safari' : 'firefox'
}

/** Desktop browser of this page. */
export const deskBrowser = () => recogniseDeskBrowser(navigator.userAgent)
