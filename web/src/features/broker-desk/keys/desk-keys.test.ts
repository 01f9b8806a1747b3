import { expect, test } from 'vitest'
import { commandOf, DESK_KEYS, isCharacter } from './desk-keys.ts'

const press = (key: string, held: object = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...held,
})

test.each([
  ['j', 'next'],
  ['K', 'previous'],
  ['?', 'keys'],
  ['q', null],
  ['Enter', null],
])('%s is %s', (key, command) => {
  expect(commandOf(press(key))).toBe(command)
})

test('with Ctrl, Alt or the command key a letter is left to the browser', () => {
  const held = ['ctrlKey', 'metaKey', 'altKey']

  expect(held.map((key) => commandOf(press('r', { [key]: true })))).toEqual([null, null, null])
})

test('each key has one command', () => {
  expect(new Set(DESK_KEYS.map(({ key }) => key)).size).toBe(DESK_KEYS.length)
})

test('letters are characters, Enter and the arrows are not', () => {
  expect(['a', 'é', '/', 'Enter', 'ArrowDown', ' '].map((key) => isCharacter(press(key)))).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ])
})
