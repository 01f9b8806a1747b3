import { BRAND } from '@dream/contract/rules/app/brand'

/** Person who chooses a password. */
export type Chooser = { name: string; email: string }

/** Min length of a word to look for: shorter ones occur in too many passwords. */
const MIN_LETTERS = 4
/** Max letters of a password besides obvious words. */
const MAX_LEFT = 2

const lettersOf = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}]/gu, '')

/** Each word, and all of them joined. */
const wordsIn = (text: string) =>
  [...text.split(/[^\p{L}]+/u), text].map(lettersOf).filter((word) => word.length >= MIN_LETTERS)

/** Words of the product and of the company. */
const ourWords = (company: string) => [...wordsIn(BRAND.name), ...wordsIn(company), ...TRADE]
const TRADE = ['floorplan', 'floor', 'plan', 'house', 'home', 'builder', 'broker', 'password']

/** Whether a password consists of little but the person's own words or ours, ignoring digits and punctuation. */
export function isMadeOfOwnWords(password: string, { name, email }: Chooser, company: string): boolean {
  const [mailbox = ''] = email.split('@')
  const words = [...wordsIn(name), ...wordsIn(mailbox), ...ourWords(company)]
  const letters = lettersOf(password)
  const left = words
    .toSorted((one, other) => other.length - one.length)
    .reduce((rest, word) => rest.replaceAll(word, ''), letters)
  return left !== letters && left.length <= MAX_LEFT
}
