import { expect, test } from 'vitest'
import { isPage, normalPath } from './pages.ts'

test.each([
  ['/', '/'],
  ['//', '/'],
  ['/Explore/', '/explore'],
  ['/explore///', '/explore'],
  ['/chat/ABC', '/chat/abc'],
  ['', ''],
])('%j is compared as %j', (path, normal) => {
  expect(normalPath(path)).toBe(normal)
})

// A pattern that looks at each slash again and again would take hours.
test('a path of two million slashes is answered', () => {
  expect(isPage(`${'/'.repeat(2_000_000)}x`, ['/chat/:id'])).toBe(false)
})

test.each([
  ['/admin', true],
  ['/Admin/', true],
  ['/admin/audit', true],
  ['/admin/designs/42', true],
  ['/administration', false],
  ['/', false],
])('%s is a page of /admin/*: %s', (path, isOne) => {
  expect(isPage(path, ['/admin/*'])).toBe(isOne)
})
