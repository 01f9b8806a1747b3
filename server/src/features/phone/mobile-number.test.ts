import { expect, test } from 'vitest'
import { mobileNumber } from './mobile-number.ts'

test.each([
  '0412345678',
  '412345678',
  '0412 345 678',
  '(04) 1234-5678',
  '+61 412 345 678',
  '+61 (0) 412 345 678',
  '61412345678',
  '  0412.345.678 ',
])('%s is the mobile +61412345678', (typed) => {
  expect(mobileNumber(typed)).toBe('+61412345678')
})

test.each([
  '',
  '12345',
  '0312345678',
  '1300 123 456',
  '041234567',
  '04123456789',
  '+64 21 345 678',
  '+1 412 345 6789',
  'call 0412 345 678',
  '0412 345 678 ext 5',
  '+61 412 345 678;ext=1',
])('%j is no Australian mobile', (typed) => {
  expect(mobileNumber(typed)).toBeNull()
})
