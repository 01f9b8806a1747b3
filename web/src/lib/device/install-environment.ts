import { type DeviceKind, deviceKind, deviceSignals, isInstalled } from './device.ts'

/** The systems that have ways of their own to put an app on the home screen. */
export type InstallSystem = 'ios' | 'android' | 'other'

/** What decides how a browser can install an app. */
export type InstallEnvironment = {
  kind: DeviceKind
  system: InstallSystem
  /** The app whose built-in browser this is, where nothing can be installed; null in a real browser. */
  insideOf: string | null
  hasServiceWorker: boolean
  isInstalled: boolean
}

/** What a browser tells of itself. */
export type BrowserSignals = { userAgent: string; touchPoints: number }

/** Marks of built-in browsers. The first that fits is the name that is told. */
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

/** A phone's page that no browser of its own shows: Android says so, iOS leaves out what Safari would say. */
const isWebView = (userAgent: string, system: InstallSystem) =>
  system === 'android'
    ? /; wv\)/.test(userAgent)
    : system === 'ios' && /iPhone|iPod/.test(userAgent) && !/Safari\//.test(userAgent)

/** An iPad says that it is a Mac, but no Mac has a touch screen. */
function systemOf({ userAgent, touchPoints }: BrowserSignals): InstallSystem {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios'
  if (/Macintosh/.test(userAgent) && touchPoints > 1) return 'ios'
  return /Android/.test(userAgent) ? 'android' : 'other'
}

/** The system, and the app whose built-in browser it is. */
export function recogniseBrowser(facts: BrowserSignals): Pick<InstallEnvironment, 'system' | 'insideOf'> {
  const system = systemOf(facts)
  const known = BUILT_IN.find(([mark]) => mark.test(facts.userAgent))?.[1]
  return { system, insideOf: known ?? (isWebView(facts.userAgent, system) ? 'another app' : null) }
}

/** The same of the browser that this is. */
export const installEnvironment = (): InstallEnvironment => ({
  kind: deviceKind(deviceSignals()),
  ...recogniseBrowser({ userAgent: navigator.userAgent, touchPoints: navigator.maxTouchPoints }),
  hasServiceWorker: 'serviceWorker' in navigator,
  isInstalled: isInstalled(),
})

/** Browsers of computers, by how each of them installs an app; Firefox stands for those that install none. */
export const DESK_BROWSERS = ['chrome', 'edge', 'safari', 'firefox'] as const
export type DeskBrowser = (typeof DESK_BROWSERS)[number]

/** Most browsers are made of Chrome and have its menu. */
export function recogniseDeskBrowser(userAgent: string): DeskBrowser {
  if (/Edg\//.test(userAgent)) return 'edge'
  if (/Chrome\//.test(userAgent)) return 'chrome'
  return /Macintosh.*Version\/[\d.]+ Safari\//.test(userAgent) ? 'safari' : 'firefox'
}

/** The same of the browser that this is. */
export const deskBrowser = () => recogniseDeskBrowser(navigator.userAgent)
