import { expect, test } from 'vitest'
import { isMadeOfOwnWords } from './password-words.ts'

const maya = { name: 'Maya King', email: 'maya.king-85@example.com' }

test.each([
  ['Dream-2026', true],
  ['DreamDesign1', true],
  ['Floorplan99', true],
  ['Maya1985!', true],
  ['MayaKing-85', true],
  ['King4Maya', true],
  ['ExampleBrokers1', true],
  ['xXMaya2026', true],
  ['Wattle-2026', false],
  ['Mayapple-7', false],
  ['correct Horse 9', false],
  ['Zürich-Maya-8', false],
  ['12345678', false],
])('%j is made of the words that anybody would try first: %s', (password, isOne) => {
  expect(isMadeOfOwnWords(password, maya, 'Example Brokers')).toBe(isOne)
})
