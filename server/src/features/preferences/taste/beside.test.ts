import { expect, it } from 'vitest'
import { besideOthers, changeOf } from './beside.ts'

it.each([
  [0.75, 0.25, 'Three times as often as others'],
  [0.5, 0.25, 'Twice as often as others'],
  [0.4, 0.3, 'More often than others'],
  [0.3, 0.3, 'About as often as others'],
  [0.2, 0.3, 'Less often than others'],
  [0.2, 0, null],
])('liked in %d of the likes beside %d of everybody: %s', (mine, others, words) => {
  expect(besideOthers(mine, others)).toBe(words)
})

it.each([
  [{ count: 3, likes: 4 }, { count: 2, likes: 8 }, 'More this week: 3 of 4 plans'],
  [{ count: 0, likes: 3 }, { count: 6, likes: 8 }, 'Less this week: 0 of 3 plans'],
  [{ count: 1, likes: 4 }, { count: 2, likes: 8 }, null],
  [{ count: 2, likes: 2 }, { count: 0, likes: 8 }, null],
  [{ count: 3, likes: 3 }, { count: 0, likes: 2 }, null],
])('this week %o, before %o: %s', (week, earlier, words) => {
  expect(changeOf({ ...week, of: 'plans' }, earlier)).toBe(words)
})
