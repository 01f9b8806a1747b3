import { BRAND } from '@dream/contract/rules/app/brand'

/** Who chooses a password. */
export type Chooser = { name: string; email: string }

/** Shorter ones are found in too much. */
const MIN_LETTERS = 4
/** What may be left of a password's letters beside words that anybody would try first. */
const MAX_LEFT = 2

const lettersOf = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}]/gu, '')

/** Each word, and all of them written together. */
const wordsIn = (text: string) =>
  [...text.split(/[^\p{L}]+/u), text].map(lettersOf).filter((word) => word.length >= MIN_LETTERS)

/** The product's own words and the company's. */
const ourWords = (company: string) => [...wordsIn(BRAND.name), ...wordsIn(company), ...TRADE]
const TRADE = ['floorplan', 'floor', 'plan', 'house', 'home', 'builder', 'broker', 'password']

/** Whether a password is made of little but the person's own words or ours, whatever digits and signs are around them. */
export function isMadeOfOwnWords(password: string, { name, email }: Chooser, company: string): boolean {
  const [mailbox = ''] = email.split('@')
  const words = [...wordsIn(name), ...wordsIn(mailbox), ...ourWords(company)]
  const letters = lettersOf(password)
  const left = words
    .toSorted((one, other) => other.length - one.length)
    .reduce((rest, word) => rest.replaceAll(word, ''), letters)
  return left !== letters && left.length <= MAX_LEFT
}
