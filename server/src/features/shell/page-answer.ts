import { APP_PAGES, isPage, normalPath, PUBLIC_PAGES } from '@dream/contract/rules/app/pages'
import { SHARED_PLAN_TOKEN, sharedPagePath, sharedPlanPath } from '@dream/contract/rules/designs/shared-plans'

/** A page of the public site, by the path it is known under. */
export type SitePath = Exclude<(typeof PUBLIC_PAGES)[number], '/home'>

/** What a GET that no route and no file answers gets. */
export type PageAnswer =
  | { kind: 'site'; path: SitePath }
  /** /home is another name of the landing page (product §2.1). */
  | { kind: 'home' }
  /** The page of something shared, whose path was written otherwise. */
  | { kind: 'shared-plan'; path: string }
  | { kind: 'app' }
  /** A path that no page has: a page that says so. */
  | { kind: 'unknown' }
  /** A bare 404: a missing file or API route must never look like a page, or a browser would run or cache HTML in its place. */
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
