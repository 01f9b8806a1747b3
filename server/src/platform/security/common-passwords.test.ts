import { dictionary } from '@zxcvbn-ts/language-common'
import { expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'

test('at least the ten thousand most common ones are known', () => {
  const common = dictionary['passwords-common'].slice(0, 10_000)

  expect(common).toHaveLength(10_000)
  expect(common.every(isCommonPassword)).toBe(true)
})

test.each([
  ['Password1', true],
  ['QWERTY123', true],
  ['Iloveyou1', true],
  ['Wattle-2026', false],
])('%s is common: %s', (password, isCommon) => {
  expect(isCommonPassword(password)).toBe(isCommon)
})
