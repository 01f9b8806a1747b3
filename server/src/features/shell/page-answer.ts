import { APP_PAGES, isPage, normalPath } from '@dream/contract/rules/pages'

/** What a GET that no route and no file answers gets: the page, the page with 404 for unknown paths, or a bare 404. */
export type PageAnswer = 'page' | 'unknown-page' | 'nothing'

const PAGES = ['/', ...APP_PAGES]

/** A missing file or API route must never look like a page: a browser would run or cache HTML in its place. */
export function pageAnswer(path: string): PageAnswer {
  const normal = normalPath(path)
  if (/^\/(api|media|assets|ws)(\/|$)/.test(normal)) return 'nothing'
  if (isPage(normal, PAGES)) return 'page'
  const last = normal.slice(normal.lastIndexOf('/') + 1)
  return last.includes('.') ? 'nothing' : 'unknown-page'
}
