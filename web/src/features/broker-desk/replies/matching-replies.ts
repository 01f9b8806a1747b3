import type { SavedReply } from '@dream/contract/api/chat/broker-desk'
import { foldText } from '@dream/contract/rules/text/fold-text'

/** Query of a draft that is only a slash and some characters; null otherwise. */
export function searchedFor(draft: string): string | null {
  return /^\/[^\n/]{0,40}$/.test(draft) ? foldText(draft.slice(1).trim()) : null
}

/** Replies that match, those first whose name begins with the query. */
export function matchingReplies(replies: readonly SavedReply[], query: string): SavedReply[] {
  const rank = ({ title, body }: SavedReply) => {
    const name = foldText(title)
    if (name.startsWith(query)) return 0
    if (name.includes(query)) return 1
    return foldText(body).includes(query) ? 2 : 3
  }
  return replies.filter((reply) => rank(reply) < 3).toSorted((a, b) => rank(a) - rank(b))
}
