import { expect, test } from 'vitest'
import { firstName, plainName } from './plain-name.ts'

test.each([
  ['https://evil.example/prize', 'evil example/prize'],
  ['Win www.evil.com now', 'Win www evil com now'],
  ['evil.example', 'evil example'],
  ['hxxp:\u200b//evil.co', 'evil co'],
  ['EVIL。example', 'EVIL example'],
  ['evil．com', 'evil com'],
  ['ребёнок.рф', 'ребёнок рф'],
  ['me@evil.example', 'me evil example'],
  ['mailto:me', 'mailto me'],
  ['Call +61 1900 123 456', 'Call'],
  ['1.2.3.4/x', '1 2 3 4/x'],
  ['Sam\r\nBcc: all@evil.example', 'Sam Bcc: all evil example'],
  ['https://', 'Somebody'],
])('a name that a mail program would make a link of is none in a mail: %j', (name, plain) => {
  expect(plainName(name)).toBe(plain)
})

test.each([
  'Sam Nguyen',
  'J.R.R. Tolkien',
  'Anne-Marie O’Neill',
  'María José',
  'Dr. Ho',
  '王小明',
  'Sam & Alex',
  'Kim 2',
])('a name that is one stays as it is: %j', (name) => {
  expect(plainName(name)).toBe(name)
})

test('the first name is used in the greeting', () => {
  expect(firstName(' Sam  Nguyen')).toBe('Sam')
  expect(firstName('https://evil.example/prize')).toBe('evil')
})
