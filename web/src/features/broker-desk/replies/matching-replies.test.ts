import { expect, test } from 'vitest'
import { matchingReplies, searchedFor } from './matching-replies.ts'

test.each([
  ['/', ''],
  ['/Surv', 'surv'],
  ['/offer a call', 'offer a call'],
  ['', null],
  ['Hello /surv', null],
  ['/one/two', null],
  ['/surv\nnext', null],
])('the draft %j searches for %j', (draft, query) => {
  expect(searchedFor(draft)).toBe(query)
})

const aReply = (title: string, body = 'Hello') => ({ id: title, title, body })
const replies = [
  aReply('How I am paid'),
  aReply('Offer a call', 'Is Tuesday fine?'),
  aReply('Ask for the survey'),
  aReply('Call back'),
]
const titles = (query: string) => matchingReplies(replies, query).map(({ title }) => title)

test('without a query all replies are listed in their own order', () => {
  expect(titles('')).toEqual(replies.map(({ title }) => title))
})

test('names that begin with the query come first, then names and texts that contain it', () => {
  expect(titles('call')).toEqual(['Call back', 'Offer a call'])
  expect(titles('tuesday')).toEqual(['Offer a call'])
  expect(titles('nothing')).toEqual([])
})
