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

test('a path of sixteen thousand slashes takes no time', () => {
  const path = `${'/'.repeat(16_000)}x`
  const started = Date.now()

  for (let time = 0; time < 20; time += 1) isPage(path, ['/chat/:id'])

  expect(Date.now() - started).toBeLessThan(200)
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
