/** Names are typed by people: no line of theirs becomes a header. */
export const oneLine = (text: string): string => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()

/** What mail programs make links of, and what is left of it. */
const LINKS: readonly [pattern: RegExp, left: string][] = [
  // What cannot be seen, and would hide them.
  [/\p{Cf}/gu, ''],
  // Schemes: `https://`, `mailto:`.
  [/[\p{L}\d.+-]*:\/\/+/gu, ' '],
  [/:(?=\S)/gu, ' '],
  [/[@＠]/gu, ' '],
  // The dots of domains and of IP addresses, of other scripts too; initials, as in J.R., keep theirs.
  [/(?<=[\p{L}\p{N}])[.。．｡․](?=[\p{L}\p{N}-]{2}|\p{N})/gu, ' '],
  // Numbers that a phone would call.
  [/\+?\d(?:[\s()./-]*\d){6,}/gu, ' '],
]

/**
 * What a person calls themselves, as mail under our brand says it: one line, and nothing that a mail program makes a link of. In the app
 * a name stays as it was typed.
 */
export function plainName(name: string): string {
  let plain = oneLine(name)
  for (const [pattern, left] of LINKS) plain = plain.replaceAll(pattern, left)
  return oneLine(plain) || 'Somebody'
}

export const firstName = (name: string): string => plainName(name).split(' ')[0] ?? ''
