/** What stands for somebody without a portrait: their initials, on one of three colours. */
export type PersonMark = { initials: string; tone: 0 | 1 | 2 }

const TONES = [0, 1, 2] as const

/** The same for the same name, wherever it stands. */
export const personMark = (name: string): PersonMark => ({ initials: initialsOf(name), tone: toneOf(name) })

/** The first character, as a person counts: an emoji of several parts, a flag or a letter with its accent is one. */
export function firstCharacter(word: string): string {
  const [first] = new Intl.Segmenter().segment(word)
  return first?.segment ?? ''
}

/** Of the first and the last name. */
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
