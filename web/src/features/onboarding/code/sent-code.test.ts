import { expect, test } from 'vitest'
import { restoreSentCode } from './sent-code.ts'

const MINUTE = 60_000
const sent = { to: '0412 345 678', sentAt: 1_000_000, resendAt: 1_000_000 + MINUTE }

test.each([
  ['just sent', sent, sent.sentAt, sent],
  ['nine minutes old', sent, sent.sentAt + 9 * MINUTE, sent],
  ['older than a code lives', sent, sent.sentAt + 11 * MINUTE, null],
  ['from a clock that was set back', sent, sent.sentAt - 1, null],
  ['nothing', null, sent.sentAt, null],
  ['something else', { to: 4, sentAt: 0, resendAt: 0 }, sent.sentAt, null],
])('a reload with a code that is %s', (_, stored, now, restored) => {
  expect(restoreSentCode(stored, now, 10)).toEqual(restored)
})
