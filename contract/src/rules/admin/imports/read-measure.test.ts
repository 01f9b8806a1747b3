import { expect, test } from 'vitest'
import { readArea, readCount, readLength, readNumber } from './read-measure.ts'

test.each([
  ['12.5', 12.5],
  ['12,5', 12.5],
  ['1,250', 1250],
  ['1,250.5', 1250.5],
  ['1.250,5', 1250.5],
  ['$ 245', 245],
  ['$1,245,000', 1245000],
  ['AUD 245', 245],
  ['approx. 240', 240],
  ['~240', 240],
  ['1\u202f250', 1250],
  ['-5', -5],
  ['.5', 0.5],
  ['twelve', null],
  ['12.5.3', null],
  ['1e9', null],
  ['', null],
  ['12 x 8', null],
])('a number: %s', (text, value) => expect(readNumber(text)).toBe(value))

test.each([
  ['4', 4],
  ['4 Bed', 4],
  ['4 bedrooms', 4],
  ['four', 4],
  ['Double', 2],
  ['double garage', 2],
  ['2 car', 2],
  ['2-car spaces', null],
  ['Single storey', 1],
  ['nil', 0],
  ['-', 0],
  ['2.5', 2.5],
  ['3+1', null],
])('a count: %s', (text, value) => expect(readCount(text)).toBe(value))

test.each([
  ['12.5', 'm', 12.5],
  ['12.5m', 'mm', 12.5],
  ['12.5 metres', 'ft', 12.5],
  ['12500 mm', 'm', 12.5],
  ['12500', 'mm', 12.5],
  ['1250cm', 'm', 12.5],
  ['42 ft', 'm', 12.8],
  ["42'", 'm', 12.8],
  ['42', 'ft', 12.8],
  [`42'6"`, 'm', 12.95],
  ['42 ft 6 in', 'm', 12.95],
  ['12.5 x 30', 'm', null],
  ['wide', 'm', null],
] as const)('a length: %s in %s', (text, length, value) => expect(readLength(text, { length })).toBe(value))

test.each([
  ['221.6', 'm²', 221.6],
  ['221.6 sqm', 'squares', 221.6],
  ['221.6 sq m', 'm²', 221.6],
  ['221.6m2', 'm²', 221.6],
  ['221.6 m²', 'm²', 221.6],
  ['24', 'squares', 222.97],
  ['24 sq', 'm²', 222.97],
  ['24 squares', 'm²', 222.97],
  ['2,400 sq ft', 'm²', 222.97],
  ['2400', 'sq ft', 222.97],
  ['large', 'm²', null],
] as const)('an area: %s in %s', (text, area, value) => expect(readArea(text, { area })).toBe(value))
