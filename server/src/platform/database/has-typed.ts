import { foldText } from '@dream/contract/rules/text/fold-text'
import { type RawBuilder, sql } from 'kysely'

/** Text in which nothing stands for anything else in a pattern. */
export const literal = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`)

/** Whether words have what somebody typed, as people type on a phone; see fold-text.sql. Quotation marks alone are meant as they are. */
export function hasTyped(words: RawBuilder<unknown>, typed: string): RawBuilder<boolean> {
  const pattern = `%${literal(typed)}%`
  return foldText(typed) === ''
    ? sql`${words} like ${pattern}`
    : sql`fold_text(${words}) like fold_text(${pattern})`
}
