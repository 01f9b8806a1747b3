import { expect, test } from 'vitest'
import { pageAnswer } from './page-answer.ts'

test.each([
  ['/', 'page'],
  ['/explore', 'page'],
  ['/Explore/', 'page'],
  ['/broker/0197-a', 'page'],
  ['/chat', 'page'],
  ['/no-such-page', 'unknown-page'],
  ['/broker/one/two', 'unknown-page'],
  ['/assets/app-12345678.js', 'nothing'],
  ['/favicon.ico', 'nothing'],
  ['/media', 'nothing'],
  ['/media/plans/x', 'nothing'],
  ['/api', 'nothing'],
  ['/API/designs', 'nothing'],
])('%s is answered with %s', (path, answer) => {
  expect(pageAnswer(path)).toBe(answer)
})
