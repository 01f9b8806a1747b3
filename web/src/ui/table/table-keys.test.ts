import { expect, test } from 'vitest'
import { commandOf } from './table-keys.ts'

const press = (key: string, held: object = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...held,
})

test.each([
  ['j', 'next'],
  ['k', 'previous'],
  ['x', 'select'],
  ['X', 'select-range'],
  ['?', 'keys'],
  ['q', null],
  ['constructor', null],
])('%s is %s', (key, command) => {
  expect(commandOf(press(key), false)).toBe(command)
})

test('the arrow keys move over the rows only from within the table', () => {
  expect([commandOf(press('ArrowDown'), true), commandOf(press('ArrowDown'), false)]).toEqual(['next', null])
})

test('with Ctrl, Alt or the command key a key is left to the browser', () => {
  const held = ['ctrlKey', 'metaKey', 'altKey']

  expect(held.map((key) => commandOf(press('x', { [key]: true }), true))).toEqual([null, null, null])
})
