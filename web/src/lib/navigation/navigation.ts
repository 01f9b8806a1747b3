import { APP_PAGES, isPage } from '@dream/contract/rules/app/pages'
import { useMemo, useSyncExternalStore } from 'react'
import { historyState } from './history-state.ts'
import { isKeptHere } from './kept.ts'
import { isReloading, reloadPage } from './page.ts'
import { createStore } from '#lib/store/create-store.ts'

/** How often this page was changed by `navigate`, which the browser itself tells nobody. */
const navigations = createStore(0)

/** Calls `onChange` after each move to another page or address of the app; answers how to stop. */
export function onNavigation(onChange: () => void): () => void {
  const stop = navigations.subscribe(onChange)
  addEventListener('popstate', onChange)
  return () => {
    stop()
    removeEventListener('popstate', onChange)
  }
}

/** `state` is what the next page finds in `history.state`. */
type NavigateOptions = { replace?: boolean; state?: unknown }

/** The entry of a sheet or dialog: it leads back to nothing but the page under it, unless what was open is kept. */
const isLayerEntry = () => historyState('layer') !== undefined && !isKeptHere()

/** Goes to another page of the app without loading it anew. */
export function navigate(to: string, { replace = false, state = null }: NavigateOptions = {}): void {
  if (replace || isLayerEntry()) history.replaceState(state, '', to)
  else history.pushState(state, '', to)
  // The reload under way would load the page that was left.
  if (isReloading()) reloadPage()
  navigations.update((count) => count + 1)
}

export const usePathname = () => useSyncExternalStore(onNavigation, () => location.pathname)

export function useSearchParams(): URLSearchParams {
  const search = useSyncExternalStore(onNavigation, () => location.search)
  return useMemo(() => new URLSearchParams(search), [search])
}

/** Lets every plain link to a page of the app be a navigation within it. Answers how to stop. */
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
