import { expect, test } from 'vitest'
import { cutText, cutToEnd, shortened } from './cut-text.ts'

const FAMILY = '👨‍👩‍👧‍👦'
const FLAG = '🇦🇺'
const E_ACUTE = 'e\u0301'

test.each([
  ['plain text', 'abcdef', 3, 'abc'],
  ['no longer than it may be', 'abc', 3, 'abc'],
  ['a family', `ab${FAMILY}c`, 7, 'ab'],
  ['a flag', `abc${FLAG}`, 5, 'abc'],
  ['an accent of its own', `abc${E_ACUTE}d`, 4, 'abc'],
  ['a tone of skin', 'ok👍🏽!', 4, 'ok'],
  ['letters of Hindi', 'नमस्ते', 4, 'नम'],
  ['half a character at the end', 'ab\ud83d', 5, 'ab\ufffd'],
])('%s is cut between characters', (_, text, max, cut) => {
  expect(cutText(text, max)).toBe(cut)
})

test('a single character that is too long is cut, and stays valid text', () => {
  const cut = cutText(`${FAMILY}${FAMILY}`, 4)

  expect(cut.length).toBeLessThanOrEqual(4)
  expect(cut.isWellFormed()).toBe(true)
})

test.each([
  ['abcdef', 3, 'def'],
  [`c${FAMILY}ab`, 7, 'ab'],
  [`a${FLAG}`, 4, FLAG],
])('%s is cut at its beginning', (text, max, cut) => {
  expect(cutToEnd(text, max)).toBe(cut)
})

test('a cut is marked with an ellipsis', () => {
  expect(shortened('Your block is wide', 12)).toBe('Your block…')
  expect(shortened(`Hello ${FAMILY}`, 12)).toBe('Hello…')
  expect(shortened('Hello', 12)).toBe('Hello')
})
