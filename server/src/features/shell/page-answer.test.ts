import { expect, test } from 'vitest'
import { pageAnswer } from './page-answer.ts'

test.each([
  ['/explore', 'app'],
  ['/Explore/', 'app'],
  ['/broker/0197-a', 'app'],
  ['/chat', 'app'],
  ['/home', 'home'],
  ['/HOME/', 'home'],
  ['/no-such-page', 'unknown'],
  ['/broker/one/two', 'unknown'],
  ['/about-us/team', 'unknown'],
  ['/assets/app-12345678.js', 'nothing'],
  ['/site/site-12345678.js', 'nothing'],
  ['/favicon.ico', 'nothing'],
  ['/media', 'nothing'],
  ['/media/plans/x', 'nothing'],
  ['/plan', 'unknown'],
  ['/plan/one', 'unknown'],
  ['/api', 'nothing'],
  ['/API/designs', 'nothing'],
])('%s is answered with %s', (path, kind) => {
  expect(pageAnswer(path)).toEqual({ kind })
})

test.each([
  ['/', '/'],
  ['/about-us', '/about-us'],
  ['/About-Us/', '/about-us'],
  ['/CONTACT', '/contact'],
  ['/app/', '/app'],
  ['/Unlock-Preview', '/unlock-preview'],
])('%s is the public page %s', (path, page) => {
  expect(pageAnswer(path)).toEqual({ kind: 'site', path: page })
})
