import { APP_PAGES, isPage, normalPath, PUBLIC_PAGES } from '@dream/contract/rules/app/pages'
import { SHARED_PLAN_TOKEN, sharedPagePath, sharedPlanPath } from '@dream/contract/rules/designs/shared-plans'

/** Canonical path of a page of the public site. */
export type SitePath = Exclude<(typeof PUBLIC_PAGES)[number], '/home'>

/** Answer to a GET that no route and no file handles. */
export type PageAnswer =
  | { kind: 'site'; path: SitePath }
  /** /home, an alias of the landing page (product §2.1). */
  | { kind: 'home' }
  /** Page of something shared, whose path needs normalising. */
  | { kind: 'shared-plan'; path: string }
  | { kind: 'app' }
  /** Unknown path: the 404 page. */
  | { kind: 'unknown' }
  /** Bare 404: a missing file or API route must never look like a page, or a browser would run or cache HTML in its place. */
  | { kind: 'nothing' }

export function pageAnswer(path: string): PageAnswer {
  const normal = normalPath(path)
  if (/^\/(api|media|assets|site|ws)(\/|$)/.test(normal)) return { kind: 'nothing' }
  const known = PUBLIC_PAGES.find((each) => each === normal)
  if (known) return known === '/home' ? { kind: 'home' } : { kind: 'site', path: known }
  if (isPage(normal, APP_PAGES)) return { kind: 'app' }
  const last = normal.slice(normal.lastIndexOf('/') + 1)
  if ([sharedPlanPath(last), sharedPagePath(last)].includes(normal) && SHARED_PLAN_TOKEN.test(last))
    return { kind: 'shared-plan', path: normal }
  return { kind: last.includes('.') ? 'nothing' : 'unknown' }
}
