import { hash } from '#plan/random.ts'

/** The app's text about a room; all of it is visible in the picture. */
export type RoomText = {
  /** Title candidates, the best first; the first unused one is taken. */
  titles: string[]
  descriptions: string[]
  interests: string[]
  lookingFor: string[]
  features: string[]
  tags: string[]
}

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
export const withArticle = (text: string) => `${/^[aeiou]/i.test(text) ? 'an' : 'a'} ${text}`
export const sentence = (text: string) => `${capital(text)}.`

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six']
export const numberWord = (count: number) => NUMBERS[count] ?? String(count)

/** Rotates a list by a hash of the room's key, so that rooms with the same traits do not all begin alike. */
export function rotated<T>(list: readonly T[], key: string): T[] {
  const start = list.length > 0 ? hash(key) % list.length : 0
  return [...list.slice(start), ...list.slice(0, start)]
}

type Rule = readonly [isTrue: unknown, text: string]

/** Texts of the matching rules, in their order. */
export const matching = (...rules: readonly Rule[]): string[] =>
  rules.filter(([isTrue]) => Boolean(isTrue)).map(([, text]) => text)
