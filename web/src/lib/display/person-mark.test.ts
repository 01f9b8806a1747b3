import { expect, test } from 'vitest'
import { personMark } from './person-mark.ts'

test.each([
  ['Maya King', 'MK'],
  ['  maya   de la  king ', 'MK'],
  ['Cher', 'C'],
  ['Élodie Žižek', 'ÉŽ'],
  ['E\u0301lodie', 'E\u0301'],
  ['🦘 Joey', '🦘J'],
  ['👩‍👩‍👧 Nguyen', '👩‍👩‍👧N'],
  ['🇦🇺 Tom 👍🏽', '🇦🇺👍🏽'],
  ['𝒜da 𝔏ovelace', '𝒜𝔏'],
  ['', ''],
])('%j is shown as %j', (name, initials) => {
  expect(personMark(name).initials).toBe(initials)
})

test('a name always gets the same colour, and names get several', () => {
  const toneOf = (name: string) => personMark(name).tone

  expect(toneOf(' Maya King ')).toBe(toneOf('Maya King'))
  expect(new Set(['Maya King', 'Tom Whitlock', 'Priya Nair', 'Ana', 'Bo', 'Cy'].map(toneOf)).size).toBe(3)
})
