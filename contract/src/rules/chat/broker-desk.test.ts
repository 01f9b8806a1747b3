import { expect, test } from 'vitest'
import { fillReply, firstNameOf } from './broker-desk.ts'

test.each([
  ['Priya Nair', 'Priya'],
  ['  Tom  Whitlock ', 'Tom'],
  ['Cher', 'Cher'],
  ['', ''],
])('%j is called %j', (name, first) => {
  expect(firstNameOf(name)).toBe(first)
})

test('a saved reply addresses each buyer by their first name, however the placeholder was typed', () => {
  const body = 'Hi {{firstName}}, {{ firstname }}! {{First Name}} and {{lastName}}'

  expect(fillReply(body, 'Priya Nair')).toBe('Hi Priya, Priya! Priya and {{lastName}}')
})

test('a name with pattern characters is inserted literally', () => {
  expect(fillReply('Hi {{firstName}}', '$& Co')).toBe('Hi $&')
})
