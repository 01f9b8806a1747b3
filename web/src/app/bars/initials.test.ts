import { expect, test } from 'vitest'
import { initials } from './initials.ts'

test.each([
  ['Maya King', 'MK'],
  ['  maya   de la  king ', 'MK'],
  ['Cher', 'C'],
  ['Élodie Žižek', 'ÉŽ'],
  ['', ''],
])('%j is shown as %j', (name, letters) => {
  expect(initials(name)).toBe(letters)
})
