import { APP_PAGES, isPage } from '@dream/contract/rules/app/pages'
import { useMemo, useSyncExternalStore } from 'react'
import { historyState } from './history-state.ts'
import { hasHistoryValue } from './history-value.ts'
import { isReloading, reloadPage } from './page.ts'
import { createStore } from '#lib/store/create-store.ts'

/** Counter of `navigate` calls, for which browsers fire no event. */
const navigations = createStore(0)

/** Calls `onChange` after each navigation within the app; returns the unsubscribe function. */
export function onNavigation(onChange: () => void): () => void {
  const stop = navigations.subscribe(onChange)
  addEventListener('popstate', onChange)
  return () => {
    stop()
    removeEventListener('popstate', onChange)
  }
}

/** `state`: `history.state` of the next page. */
type NavigateOptions = { replace?: boolean; state?: unknown }

/** Whether this is the history entry of a sheet or dialog, which `navigate` replaces unless its open state is kept. */
const isLayerEntry = () => historyState('layer') !== undefined && !hasHistoryValue()

/** Navigates to another page of the app without a reload. */
export function navigate(to: string, { replace = false, state = null }: NavigateOptions = {}): void {
  if (replace || isLayerEntry()) history.replaceState(state, '', to)
  else history.pushState(state, '', to)
  // The reload under way would load the previous page.
  if (isReloading()) reloadPage()
  navigations.update((count) => count + 1)
}

export const usePathname = () => useSyncExternalStore(onNavigation, () => location.pathname)

export function useSearchParams(): URLSearchParams {
  const search = useSyncExternalStore(onNavigation, () => location.search)
  return useMemo(() => new URLSearchParams(search), [search])
}

/** Turns clicks on plain links to pages of the app into navigations. Returns the stop function. */
export function followLinks(): () => void {
  document.addEventListener('click', follow)
  return () => document.removeEventListener('click', follow)
}

function follow(event: MouseEvent) {
  const { target, button, altKey, ctrlKey, metaKey, shiftKey } = event
  const isForBrowser = event.defaultPrevented || button !== 0 || altKey || ctrlKey || metaKey || shiftKey
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (isForBrowser || !link || link.target || link.hasAttribute('download')) return
  const { origin, pathname, search, hash } = new URL(link.href)
  if (origin !== location.origin || !isPage(pathname, APP_PAGES)) return
  event.preventDefault()
  navigate(pathname + search + hash)
}
