/** The initials of the first and the last name. */
export function initialsOf(name: string): string {
  const names = name.trim().split(/\s+/)
  const initials = [names[0], names.length > 1 ? names.at(-1) : undefined]
  return initials
    .map((word) => (word ? String.fromCodePoint(word.codePointAt(0) ?? 0) : ''))
    .join('')
    .toUpperCase()
}
