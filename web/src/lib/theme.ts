import { BRAND } from '@dream/contract/rules/brand'
import { useSyncExternalStore } from 'react'
import { device } from './storage.ts'

/** `system` follows the device. */
export type ThemeChoice = 'system' | 'light' | 'dark'

/** Read by theme.js before the first paint. */
const KEY = 'dream:theme'
const DARK = '(prefers-color-scheme: dark)'
const listeners = new Set<() => void>()

/** What the person chose on this device. */
export function themeChoice(): ThemeChoice {
  const stored = device.get(KEY)
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

/** Whether dark is on now, by choice or by the system. */
export function isDark(): boolean {
  const choice = themeChoice()
  return choice === 'system' ? matchMedia(DARK).matches : choice === 'dark'
}

/** Applies and remembers a choice. */
export function chooseTheme(choice: ThemeChoice) {
  if (choice === 'system') device.remove(KEY)
  else device.set(KEY, choice)
  applyTheme()
}

/** Puts the choice on the page: the tokens by `data-theme`, the browser's own bar by the meta tags. */
export function applyTheme() {
  const choice = themeChoice()
  if (choice === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = choice
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const isDarkOne = choice === 'system' ? meta.media === DARK : choice === 'dark'
    meta.content = isDarkOne ? BRAND.paperDark : BRAND.paper
  }
  for (const tell of listeners) tell()
}

function subscribe(tell: () => void) {
  const query = matchMedia(DARK)
  query.addEventListener('change', tell)
  listeners.add(tell)
  return () => {
    query.removeEventListener('change', tell)
    listeners.delete(tell)
  }
}

export const useThemeChoice = () => useSyncExternalStore(subscribe, themeChoice)
/** For pictures that have a light and a dark drawing. */
export const useIsDark = () => useSyncExternalStore(subscribe, isDark, () => false)
