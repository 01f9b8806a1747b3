import { expect, test } from 'vitest'
import { bytesText, countOf, phoneText } from './text.ts'

test.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1000, '1 kB'],
  [12_345_678, '12.3 MB'],
  [2e15, '2,000 TB'],
])('%d bytes are %s', (bytes, text) => {
  expect(bytesText(bytes)).toBe(text)
})

test('one takes the singular, other counts the plural', () => {
  expect([countOf(1, 'row'), countOf(1200, 'row'), countOf(2, 'time', 'times')]).toEqual([
    '1 row',
    '1,200 rows',
    '2 times',
  ])
})

test.each([
  ['+61412345678', '0412 345 678'],
  ['+6421123456', '+6421123456'],
])('%s is formatted as %s', (phone, said) => {
  expect(phoneText(phone)).toBe(said)
})
