import { expect, test } from 'vitest'
import { readableMobile, restoreSentCode } from './sent-code.ts'

const MINUTE = 60_000
const sent = { phone: '0412 345 678', sentAt: 1_000_000, resendAt: 1_000_000 + MINUTE }

test.each([
  ['just sent', sent, sent.sentAt, sent],
  ['nine minutes old', sent, sent.sentAt + 9 * MINUTE, sent],
  ['older than a code lives', sent, sent.sentAt + 11 * MINUTE, null],
  ['from a clock that was set back', sent, sent.sentAt - 1, null],
  ['nothing', null, sent.sentAt, null],
  ['something else', { phone: 4, sentAt: 0, resendAt: 0 }, sent.sentAt, null],
])('a reload with a code that is %s', (_, stored, now, restored) => {
  expect(restoreSentCode(stored, now)).toEqual(restored)
})

test.each([
  ['+61 412 345 678', '0412 345 678'],
  ['(04) 1234-5678', '0412 345 678'],
  ['412345678', '0412 345 678'],
  ['+61 (0)412 345 678', '0412 345 678'],
  ['0061 412–345–678', '0412 345 678'],
  ['\u202a0412\u00a0345\u00a0678\u202c', '0412 345 678'],
  ['+64 21 345 678', '+64 21 345 678'],
  ['0412 345 678 ext 5', '0412 345 678 ext 5'],
  [' 12345 ', '12345'],
])('%j reads %j', (typed, shown) => {
  expect(readableMobile(typed)).toBe(shown)
})
