import { expect, test } from 'vitest'
import { commonPasswordCount, isCommonPassword } from './common-passwords.ts'

test('at least the ten thousand most common ones are known', () => {
  expect(commonPasswordCount).toBeGreaterThanOrEqual(10_000)
})

test.each([
  ['Password1', true],
  ['QWERTY123', true],
  ['Iloveyou1', true],
  ['Wattle-2026', false],
])('%s is common: %s', (password, isCommon) => {
  expect(isCommonPassword(password)).toBe(isCommon)
})
