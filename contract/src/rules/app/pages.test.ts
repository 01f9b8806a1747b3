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

// Guards against a quadratic pattern, which would take hours here.
test('a path of two million slashes is answered in linear time', () => {
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
