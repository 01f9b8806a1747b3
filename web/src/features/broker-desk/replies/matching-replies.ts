import type { SavedReply } from '@dream/contract/api/broker-desk'

/** What is looked for while a draft is nothing but a slash and some letters; null otherwise. */
export function searchedFor(draft: string): string | null {
  return /^\/[^\n/]{0,40}$/.test(draft) ? draft.slice(1).trim().toLowerCase() : null
}

/** The replies that fit, those first whose name begins with the words. */
export function matchingReplies(replies: readonly SavedReply[], words: string): SavedReply[] {
  const rank = ({ title, body }: SavedReply) => {
    const name = title.toLowerCase()
    if (name.startsWith(words)) return 0
    if (name.includes(words)) return 1
    return body.toLowerCase().includes(words) ? 2 : 3
  }
  return replies.filter((reply) => rank(reply) < 3).toSorted((a, b) => rank(a) - rank(b))
}
