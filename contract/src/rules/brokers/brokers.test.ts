import { expect, test } from 'vitest'
import { businessNumber, replyTimeText, workingTime } from './brokers.ts'

test.each([
  ['51 824 753 556', '51824753556'],
  ['51824753556', '51824753556'],
  ['51 824 753 557', null],
  ['15 824 753 556', null],
  ['5182475355', null],
  ['01 824 753 556', null],
  ['', null],
])('an ABN is known by its check digits: %s', (typed, digits) => {
  expect(businessNumber(typed)).toBe(digits)
})

test.each([
  [3, '5 min'],
  [41, '45 min'],
  [91, '2 working hours'],
  [900, '15 working hours'],
  [961, '3 working days'],
])('a wait of %s minutes is said as %s, never better than it was', (minutes, words) => {
  expect(workingTime(minutes)).toBe(words)
})

test.each([
  [25, 41, 'Usually replies within 25 min of working hours, measured over 41 chats'],
  [150, 1, 'Usually replies within 3 working hours, measured over 1 chat'],
  [null, 0, null],
])('a reply time of %s minutes over %s chats is a sentence, and none is none', (minutes, count, words) => {
  expect(replyTimeText({ replyMinutes: minutes, replyCount: count })).toBe(words)
})
