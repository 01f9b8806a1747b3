import { COMMON_PASSWORDS } from 'virtual:common-passwords'
import { BRAND } from '@dream/contract/rules/app/brand'
import { type MatchExtended, ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs } from '@zxcvbn-ts/language-common'
import type { Strength } from './strength.ts'

const zxcvbn = new ZxcvbnFactory({
  dictionary: { passwords: COMMON_PASSWORDS },
  graphs: { qwerty: adjacencyGraphs.qwerty, keypad: adjacencyGraphs.keypad },
})

/** Advice for each pattern that is easy to guess. */
const WHY: Readonly<Record<string, string>> = {
  dictionary: 'Common words and passwords are tried first.',
  spatial: 'Keys that lie side by side are tried first.',
  repeat: 'Repeating adds little.',
  sequence: 'Rows like abc or 123 are tried first.',
  date: 'Dates and years are tried first.',
  regex: 'Dates and years are tried first.',
}
const OWN = 'Your name and email are tried first.'
const LEVELS = ['weak', 'weak', 'fair', 'good', 'strong'] as const

/** Measures how hard a password is to guess for somebody who knows these words about its owner. */
export function measure(password: string, ownWords: readonly string[]): Strength {
  const words = [...ownWords, BRAND.name].flatMap((text) => text.toLowerCase().split(/[^\p{L}\d]+/u))
  const { score, sequence } = zxcvbn.check(
    password,
    words.filter((word) => word.length > 2),
  )
  const level = LEVELS[score]
  return { level, advice: level === 'weak' || level === 'fair' ? adviceOn(sequence) : null }
}

function adviceOn(sequence: readonly MatchExtended[]): string {
  const longest = sequence
    .filter(({ pattern }) => pattern in WHY)
    .toSorted((one, other) => other.token.length - one.token.length)[0]
  if (!longest) return 'Make it longer: four words that have nothing to do with each other are easy to keep.'
  return longest['dictionaryName'] === 'userInputs' ? OWN : (WHY[longest.pattern] ?? '')
}
