import { expect, test } from 'vitest'
import { initialsOf } from './initials-of.ts'

test.each([
  ['Maya King', 'MK'],
  ['  maya   de la  king ', 'MK'],
  ['Cher', 'C'],
  ['Élodie Žižek', 'ÉŽ'],
  ['🦘 Joey', '🦘J'],
  ['', ''],
])('%j is shown as %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
