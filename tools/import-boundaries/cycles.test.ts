import { expect, test } from 'vitest'
import { cyclesIn } from './cycles.ts'

test.each<[string, Record<string, string[]>, string[][]]>([
  ['a line', { a: ['b'], b: ['c'], c: [] }, []],
  ['a diamond', { a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }, []],
  ['two that import each other', { a: ['b'], b: ['a'] }, [['a', 'b']]],
  [
    'a ring with a tail at both ends',
    { t: ['a'], a: ['b'], b: ['c'], c: ['a', 'u'], u: [] },
    [['a', 'b', 'c']],
  ],
  [
    'two rings',
    { a: ['b'], b: ['a', 'c'], c: ['d'], d: ['c'] },
    [
      ['c', 'd'],
      ['a', 'b'],
    ],
  ],
  ['a file that imports itself', { a: ['a'] }, [['a']]],
  ['a file that is not there', { a: ['gone'] }, []],
])('%s', (_, imports, cycles) => {
  expect(cyclesIn(new Map(Object.entries(imports)))).toEqual(cycles)
})
