/** Limits of a broker's saved replies and notes, in characters and items. */
export const REPLY_LIMITS = { title: 40, body: 2000, count: 40 } as const
export const REPLY_TITLE_MISSING = 'Give it a name'
export const REPLY_BODY_MISSING = 'Write the reply'
export const NOTE_MAX = 10_000

/** Placeholder for the buyer's first name in a saved reply. */
export const FIRST_NAME = '{{firstName}}'
const FIRST_NAME_AS_TYPED = /\{\{\s*first\s?name\s*\}\}/gi

/** First name: the first word of a name. */
export const firstNameOf = (name: string): string => name.trim().split(/\s+/)[0] ?? ''

/** Fills a saved reply for this buyer. */
export function fillReply(body: string, buyerName: string): string {
  const name = firstNameOf(buyerName)
  return body.replaceAll(FIRST_NAME_AS_TYPED, () => name)
}
