import { BRAND } from '@dream/contract/rules/app/brand'
import { useMedia } from '#lib/device/media.ts'
import { createContext, useContext } from 'react'
import { device } from '#lib/storage/storage.ts'
import { createStore } from '#lib/store/create-store.ts'
import { useStore } from '#lib/store/use-store.ts'

/** Choice of theme; `system` follows the device. */
export type ThemeChoice = 'system' | 'light' | 'dark'

/** Storage key, read by theme.js before the first paint. */
const KEY = 'dream:theme'
const DARK = '(prefers-color-scheme: dark)'
const choices = createStore<ThemeChoice>('system')

/** Theme chosen on this device. */
export function themeChoice(): ThemeChoice {
  const stored = device.get(KEY)
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

/** Whether dark is on now, by choice or by the system. */
export function isDark(): boolean {
  const choice = themeChoice()
  return choice === 'system' ? matchMedia(DARK).matches : choice === 'dark'
}

/** Applies and saves a choice. */
export function chooseTheme(choice: ThemeChoice) {
  if (choice === 'system') device.remove(KEY)
  else device.set(KEY, choice)
  applyTheme()
}

/** Applies the theme to the page: design tokens by `data-theme`, the browser's bar by the meta tags. */
export function applyTheme() {
  const choice = themeChoice()
  if (choice === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = choice
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const isDarkOne = choice === 'system' ? meta.media === DARK : choice === 'dark'
    meta.content = isDarkOne ? BRAND.paperDark : BRAND.paper
  }
  choices.set(choice)
}

choices.set(themeChoice())

export const useThemeChoice = () => useStore(choices)

/** Theme of a preview section, beside its `data-theme`; null: the page's own. */
export const ThemeHere = createContext<'light' | 'dark' | null>(null)

/** Whether dark is on, as a live value, for pictures with a light and a dark drawing. */
export function useIsDark(): boolean {
  const here = useContext(ThemeHere)
  const choice = useThemeChoice()
  const isSystemDark = useMedia(DARK)
  if (here) return here === 'dark'
  return choice === 'system' ? isSystemDark : choice === 'dark'
}
