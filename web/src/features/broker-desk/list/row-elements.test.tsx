import { beforeEach, expect, test } from 'vitest'
import { idsBetween, rowAfter, rowBeside, rowIdOf } from './row-elements.ts'

let list: HTMLElement
beforeEach(() => {
  list = document.createElement('section')
  list.innerHTML = ['a', 'b', 'c', 'd'].map((id) => `<a href="/" data-row="${id}"><b>${id}</b></a>`).join('')
})

test.each([
  ['the next', ['b'], 'c'],
  ['the next below all of them', ['a', 'c'], 'd'],
  ['the first that is left at the end', ['d'], 'a'],
  ['the first when none of them is here', ['x'], 'a'],
  ['nothing when nobody is left', ['a', 'b', 'c', 'd'], null],
])('the focus moves on at %s', (_, ids, next) => {
  expect(rowIdOf(rowAfter(list, ids))).toBe(next)
})

test.each([
  ['b', 1, 'c'],
  ['b', -1, 'a'],
  ['d', 1, 'd'],
  ['a', -1, 'a'],
  [null, 1, 'a'],
] as const)('from %s a step of %i leads to %s', (id, step, to) => {
  expect(rowIdOf(rowBeside(list, id, step))).toBe(to)
})

test('a range includes all rows between, in either direction', () => {
  expect([idsBetween(list, 'c', 'a'), idsBetween(list, 'b', 'c'), idsBetween(list, null, 'c')]).toEqual([
    ['a', 'b', 'c'],
    ['b', 'c'],
    ['c'],
  ])
  expect(rowIdOf(list.querySelector('b'))).toBe('a')
})
