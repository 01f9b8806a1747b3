import { expect, test } from 'vitest'
import { businessNumber, chatsText, replyTimeText, shortReplyText, workingTime } from './brokers.ts'

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

test.each([
  [38, 20, 'Replies in 40 minutes'],
  [150, 3, 'Replies in 3 working hours'],
  [38, 2, null],
  [null, 0, null],
])(
  'a reply time of %s minutes over %s chats is said shortly once it is a measure',
  (minutes, count, words) => {
    expect(shortReplyText({ replyMinutes: minutes, replyCount: count })).toBe(words)
  },
)

test.each([
  [12, 20, '12 chats of 20'],
  [1, 14, '1 chat of 14'],
  [0, 40, 'No chats yet, takes 40'],
  [12, 10, '12 chats already'],
  [0, 0, 'Takes no chats'],
])('%s chats where %s are the most are said as %s', (buyerCount, capacity, words) => {
  expect(chatsText({ buyerCount, capacity })).toBe(words)
})
