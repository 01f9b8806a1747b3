import { APP_PAGES, isPage } from '@dream/contract/rules/app/pages'
import { SHARE_PATH } from '@dream/contract/rules/chat/sharing'

/**
 * Handler of a request: the cached page of the app, a cached file of the build, the picture cache, the handler of shared content,
 * or the network as without a worker.
 */
export type Strategy = 'app-page' | 'shell-file' | 'picture' | 'share' | 'network'

export type RequestInfo = {
  method: string
  /** Absolute URL. */
  url: string
  isNavigation: boolean
  /** Range request, as players of videos make. */
  isPart: boolean
}

/** Picture whose name changes with its content. */
const PICTURE = /^\/media\/[\w/-]+\.[\w-]{8,}\.(avif|webp|svg|png|jpg)$/

/** Chooses the strategy for a request to `origin`, given the files of the build. Answers of the API are never cached. */
export function strategyFor(asked: RequestInfo, origin: string, files: ReadonlySet<string>): Strategy {
  const { origin: wanted, pathname } = new URL(asked.url)
  if (wanted !== origin || asked.isPart) return 'network'
  if (asked.method === 'POST' && asked.isNavigation && pathname === SHARE_PATH) return 'share'
  if (asked.method !== 'GET') return 'network'
  // Public pages come from the network: the app must never replace one.
  if (asked.isNavigation) return isPage(pathname, APP_PAGES) ? 'app-page' : 'network'
  if (files.has(pathname)) return 'shell-file'
  return PICTURE.test(pathname) ? 'picture' : 'network'
}
