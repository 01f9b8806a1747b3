import { expect, it } from 'vitest'
import { weekLine } from './today.ts'

it.each([
  [[], 0, null],
  [['room:study'], 1, 'You liked one design this week.'],
  [['room:study', 'room:media', 'room:study'], 3, 'You liked 3 designs this week.'],
  [['room:study', 'room:study', 'room:study', 'room:media'], 4, 'Your week: Study, in 3 of 4 likes.'],
])('the week of %o in %i likes: %s', (tags, likes, line) => {
  expect(weekLine(tags, likes)).toBe(line)
})
