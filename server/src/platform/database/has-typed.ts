import { foldText } from '@dream/contract/rules/text/fold-text'
import { type RawBuilder, sql } from 'kysely'

/** Escapes the wildcards of a `like` pattern. */
export const literal = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`)

/**
 * Condition: the words contain the typed text, in the spelling of a phone; see fold-text.sql. Quotation marks alone are literal.
 */
export function hasTyped(words: RawBuilder<unknown>, typed: string): RawBuilder<boolean> {
  const pattern = `%${literal(typed)}%`
  return foldText(typed) === ''
    ? sql`${words} like ${pattern}`
    : sql`fold_text(${words}) like fold_text(${pattern})`
}
