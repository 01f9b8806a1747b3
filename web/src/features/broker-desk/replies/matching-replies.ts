import type { SavedReply } from '@dream/contract/api/chat/broker-desk'
import { foldText } from '@dream/contract/rules/text/fold-text'

/** What is looked for while a draft is nothing but a slash and some characters; null otherwise. */
export function searchedFor(draft: string): string | null {
  return /^\/[^\n/]{0,40}$/.test(draft) ? foldText(draft.slice(1).trim()) : null
}

/** The replies that fit, those first whose name begins with the words. */
export function matchingReplies(replies: readonly SavedReply[], query: string): SavedReply[] {
  const rank = ({ title, body }: SavedReply) => {
    const name = foldText(title)
    if (name.startsWith(query)) return 0
    if (name.includes(query)) return 1
    return foldText(body).includes(query) ? 2 : 3
  }
  return replies.filter((reply) => rank(reply) < 3).toSorted((a, b) => rank(a) - rank(b))
}
