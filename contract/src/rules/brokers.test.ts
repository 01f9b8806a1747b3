import { expect, test } from 'vitest'
import { businessNumber } from './brokers.ts'

test.each([
  ['51 824 753 556', '51824753556'],
  ['51824753556', '51824753556'],
  ['51 824 753 557', null],
  ['15 824 753 556', null],
  ['5182475355', null],
  ['01 824 753 556', null],
  ['', null],
])('an ABN is known by its check digits: %s', (typed, digits) => {
  expect(businessNumber(typed)).toBe(digits)
})
