/** Avatar of a person without a portrait: their initials on one of three colours. */
export type PersonMark = { initials: string; tone: 0 | 1 | 2 }

const TONES = [0, 1, 2] as const

/** Returns the mark of a name, the same everywhere. */
export const personMark = (name: string): PersonMark => ({ initials: initialsOf(name), tone: toneOf(name) })

/** First grapheme: an emoji of several parts, a flag or an accented letter counts as one. */
export function firstCharacter(word: string): string {
  const [first] = new Intl.Segmenter().segment(word)
  return first?.segment ?? ''
}

/** Initials of the first and the last name. */
function initialsOf(name: string): string {
  const names = name.trim().split(/\s+/)
  const ends = names.length > 1 ? [names[0], names.at(-1)] : names
  return ends
    .map((word = '') => firstCharacter(word))
    .join('')
    .toUpperCase()
}

function toneOf(name: string): PersonMark['tone'] {
  let sum = 0
  for (const character of name.trim()) sum += character.codePointAt(0) ?? 0
  return TONES[sum % TONES.length] ?? 0
}
