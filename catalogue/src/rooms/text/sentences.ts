import { hash } from '#plan/random.ts'

/** What the app says about a room; all of it can be seen in its picture. */
export type RoomText = {
  /** The likeliest first; the first that no other room has is taken. */
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

/** Turns a list by a room's own number, so that rooms with the same traits do not all begin alike. */
export function rotated<T>(list: readonly T[], key: string): T[] {
  const start = list.length > 0 ? hash(key) % list.length : 0
  return [...list.slice(start), ...list.slice(0, start)]
}

type Rule = readonly [isTrue: unknown, text: string]

/** The texts of the rules that hold, in their order. */
export const matching = (...rules: readonly Rule[]): string[] =>
  rules.filter(([isTrue]) => Boolean(isTrue)).map(([, text]) => text)
