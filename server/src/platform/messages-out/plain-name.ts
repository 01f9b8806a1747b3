/** Collapses to one line, since names are typed by people and must not inject headers. */
export const oneLine = (text: string): string => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()

/** Patterns that mail programs turn into links, with replacements. */
const LINKS: readonly [pattern: RegExp, left: string][] = [
  // Invisible characters, which would hide them.
  [/\p{Cf}/gu, ''],
  // Schemes: `https://`, `mailto:`.
  [/[\p{L}\d.+-]*:\/\/+/gu, ' '],
  [/:(?=\S)/gu, ' '],
  [/[@＠]/gu, ' '],
  // Dots of domains and of IP addresses, of other scripts too; initials, as in J.R., keep theirs.
  [/(?<=[\p{L}\p{N}])[.。．｡․](?=[\p{L}\p{N}-]{2}|\p{N})/gu, ' '],
  // Numbers that a phone would offer to call.
  [/\+?\d(?:[\s()./-]*\d){6,}/gu, ' '],
]

/**
 * Person's name for messages under our brand: one line, without anything that a mail program makes a link of. The app shows the
 * name as typed.
 */
export function plainName(name: string): string {
  let plain = oneLine(name)
  for (const [pattern, left] of LINKS) plain = plain.replaceAll(pattern, left)
  return oneLine(plain) || 'Somebody'
}

export const firstName = (name: string): string => plainName(name).split(' ')[0] ?? ''
