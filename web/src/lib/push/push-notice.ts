import { isRecord } from '@dream/contract/rules/app/is-record'
import { parseJson } from '#lib/storage/parse-json.ts'

/**
 * What a push brings, as the server writes it. `unread`: how the ids of all conversations begin in which something is unread; null
 * where it does not say.
 */
export type PushNotice = {
  title: string
  body: string
  path: string
  tag: string
  badge: number | null
  unread: readonly string[] | null
}

/** What the service worker asks of a page; answered through the port that comes with it. */
export type OpenRequest = { type: 'open'; path: string }

/** A push must always show something: one that cannot be read says no more than that there is something. */
const UNREADABLE: PushNotice = {
  title: 'Dream Design',
  body: "There's something new for you.",
  path: '/explore',
  tag: 'news',
  badge: null,
  unread: null,
}

/** Reads what a push brought; a page outside of this site is never opened. */
export function readNotice(text: string | undefined): PushNotice {
  const notice = parseJson(text)
  if (!isRecord(notice)) return UNREADABLE
  const { title, body, path, tag, badge, unread } = notice
  if (typeof title !== 'string' || typeof body !== 'string') return UNREADABLE
  return {
    title,
    body,
    path: typeof path === 'string' && /^\/(?![/\\])/.test(path) ? path : UNREADABLE.path,
    tag: typeof tag === 'string' ? tag : UNREADABLE.tag,
    badge: typeof badge === 'number' && badge >= 0 ? badge : null,
    unread: Array.isArray(unread) ? unread.filter((each) => typeof each === 'string') : null,
  }
}
