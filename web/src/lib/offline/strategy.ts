import { APP_PAGES, isPage } from '@dream/contract/rules/app/pages'
import { SHARE_PATH } from '@dream/contract/rules/chat/sharing'

/**
 * Who answers a request: the app's cached page, a cached file of the build, the cached pictures, who stores what is shared, or the
 * network as if nobody listened.
 */
export type Strategy = 'app-page' | 'shell-file' | 'picture' | 'share' | 'network'

export type RequestInfo = {
  method: string
  /** Absolute. */
  url: string
  isNavigation: boolean
  /** It asks for a part of a file, as players of videos do. */
  isPart: boolean
}

/** A picture whose name changes with its content. */
const PICTURE = /^\/media\/[\w/-]+\.[\w-]{8,}\.(avif|webp|svg|png|jpg)$/

/** What the worker does with a request to `origin`, given the files that it keeps. Answers of the API are nobody's to keep. */
export function strategyFor(asked: RequestInfo, origin: string, files: ReadonlySet<string>): Strategy {
  const { origin: wanted, pathname } = new URL(asked.url)
  if (wanted !== origin || asked.isPart) return 'network'
  if (asked.method === 'POST' && asked.isNavigation && pathname === SHARE_PATH) return 'share'
  if (asked.method !== 'GET') return 'network'
  // Public pages come as they are: the app must never stand in for one.
  if (asked.isNavigation) return isPage(pathname, APP_PAGES) ? 'app-page' : 'network'
  if (files.has(pathname)) return 'shell-file'
  return PICTURE.test(pathname) ? 'picture' : 'network'
}
