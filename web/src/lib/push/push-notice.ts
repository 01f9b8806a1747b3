import { isRecord } from '@dream/contract/rules/app/is-record'
import { parseJson } from '#lib/storage/parse-json.ts'

/** Payload of a push. `unread`: id prefixes of all conversations with unread messages; null where the server does not send it. */
export type PushNotice = {
  title: string
  body: string
  path: string
  tag: string
  badge: number | null
  unread: readonly string[] | null
}

/** Message from the service worker to a page; answered through the transferred port. */
export type OpenRequest = { type: 'open'; path: string }

/** Fallback for an unreadable payload: a push must always show a notification. */
const UNREADABLE: PushNotice = {
  title: 'Dream Design',
  body: "There's something new for you.",
  path: '/explore',
  tag: 'news',
  badge: null,
  unread: null,
}

/** Parses the payload of a push; paths outside of this site are never opened. */
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
