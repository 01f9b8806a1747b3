import { expect, test } from 'vitest'
import { filtersText, parseFilters, parseSort, sortText } from './filters.ts'

test.each([
  [[]],
  [[{ column: 'status', values: ['open', 'reopened'] }]],
  [
    [
      { column: 'area', values: ['a,b;c:d%', 'ü 😀', ''] },
      { column: 'lastAt', values: ['2026-11-01', ''] },
    ],
  ],
])('filters come out of an address as they went in', (filters) => {
  expect(parseFilters(filtersText(filters))).toEqual(filters)
})

test.each([
  'status',
  'status:open:closed',
  ':open',
  '1:open',
  'status:%E0%A4%A',
  'status:%00',
  'status:a;status:b',
  'a'.repeat(60) + ':x',
  Array.from({ length: 20 }, (_, at) => `c${at}:x`).join(';'),
])('%s is no filter', (text) => {
  expect(parseFilters(text)).toBeNull()
})

test('a filter without values is dropped', () => {
  expect(filtersText([{ column: 'status', values: [] }])).toBe('')
})

test('a sort survives a round trip, and an invalid one is null', () => {
  const sorts = [
    { column: 'lastAt', isDescending: true },
    { column: 'name', isDescending: false },
  ]

  expect(sorts.map((sort) => parseSort(sortText(sort)))).toEqual(sorts)
  expect(['', '-', '--a', 'a b', 'a;drop'].map(parseSort)).toEqual([null, null, null, null, null])
})
