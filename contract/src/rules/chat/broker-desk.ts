/** Limits of what a broker saves at their desk, in characters and pieces. */
export const REPLY_LIMITS = { title: 40, body: 2000, count: 40 } as const
export const REPLY_TITLE_MISSING = 'Give it a name'
export const REPLY_BODY_MISSING = 'Write the reply'
export const NOTE_MAX = 10_000

/** Stands in a saved reply for the buyer's first name. */
export const FIRST_NAME = '{{firstName}}'
const FIRST_NAME_AS_TYPED = /\{\{\s*first\s?name\s*\}\}/gi

/** What somebody is called among people who talk: the first word of their name. */
export const firstNameOf = (name: string): string => name.trim().split(/\s+/)[0] ?? ''

/** A saved reply as this buyer is sent it. */
export function fillReply(body: string, buyerName: string): string {
  const name = firstNameOf(buyerName)
  return body.replaceAll(FIRST_NAME_AS_TYPED, () => name)
}
