import { expect, test } from 'vitest'
import { wordDifference } from './word-difference.ts'

const marked = (before: string, after: string) =>
  wordDifference(before, after)
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'removed' ? `[-${text}-]` : `[+${text}+]`))
    .join('')

test.each([
  ['the same', 'the same', 'the same'],
  ['', 'all new', '[+all new+]'],
  ['all gone', '', '[-all gone-]'],
  ['I help first homes', 'I help second homes', 'I help [-first -][+second +]homes'],
  ['one two three', 'zero one three four', '[+zero +]one [-two -]three[+ four+]'],
])('%j to %j', (before, after, expected) => {
  // Removes whitespace, which does not matter here.
  const plain = (text: string) => text.replaceAll(/\s+/g, '')
  expect(plain(marked(before, after))).toBe(plain(expected))
})

test('both texts can be rebuilt from their difference', () => {
  const words = ['a', 'fee', 'from', 'builders', 'when', 'you', 'sign']
  for (let seed = 1; seed < 60; seed += 1) {
    const pick = (step: number) => words.filter((_, at) => (seed * step + at * at) % 3 !== 0)
    const [before, after] = [pick(5).join(' '), pick(11).toReversed().join(' ')]
    const runs = wordDifference(before, after)
    const side = (kind: string) =>
      runs
        .filter((run) => run.kind === 'same' || run.kind === kind)
        .map(({ text }) => text)
        .join(' ')
        .split(/\s+/)
        .filter(Boolean)
        .join(' ')

    expect(side('removed')).toBe(before)
    expect(side('added')).toBe(after)
  }
})

test('texts longer than any page are replaced as a whole', () => {
  const long = 'word '.repeat(3000)

  expect(wordDifference(long, `${long}more`).map(({ kind }) => kind)).toEqual(['removed', 'added'])
})
