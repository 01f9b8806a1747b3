import { expect, test } from 'vitest'
import { isOwnOrigin } from './upgrade.ts'

const PUBLIC_URL = 'https://dream.example'

test.each([
  ['the public origin', PUBLIC_URL, 'app:3000', true],
  ['the host that was asked for', 'http://192.0.2.1:3000', '192.0.2.1:3000', true],
  ['another port of it', 'http://192.0.2.1:3001', '192.0.2.1:3000', false],
  ['another site', 'https://evil.example', 'dream.example', false],
  ['a site whose name begins alike', 'https://dream.example.evil.example', 'dream.example', false],
  ['a page without an origin of its own', 'null', 'dream.example', false],
  ['a file, to a request without a host', 'file://', '', false],
  ['no browser', undefined, 'dream.example', false],
])('of %s: a socket for %s at "%s" is %s', (_, origin, host, isOwn) => {
  expect(isOwnOrigin({ headers: { origin }, host }, PUBLIC_URL)).toBe(isOwn)
})
