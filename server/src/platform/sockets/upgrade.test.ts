import { expect, test } from 'vitest'
import { isOwnOrigin } from './upgrade.ts'

const PUBLIC_URL = 'https://dream.example'

test.each([
  ['the public origin', PUBLIC_URL, 'app:3000', true],
  ['the host that was asked for', 'https://192.0.2.1:3000', '192.0.2.1:3000', true],
  [
    'a page of that host over http, which anybody on the way can have written',
    'http://192.0.2.1:3000',
    '192.0.2.1:3000',
    false,
  ],
  ['a page of the public host over http', 'http://dream.example', 'dream.example', false],
  ['another port of it', 'https://192.0.2.1:3001', '192.0.2.1:3000', false],
  ['another site', 'https://evil.example', 'dream.example', false],
  ['a site whose name begins alike', 'https://dream.example.evil.example', 'dream.example', false],
  ['a page without an origin of its own', 'null', 'dream.example', false],
  ['a file, to a request without a host', 'file://', '', false],
  ['no browser', undefined, 'dream.example', false],
])('of %s: a socket for %s at "%s" is %s', (_, origin, host, isOwn) => {
  expect(isOwnOrigin({ headers: { origin }, host, protocol: 'http' }, PUBLIC_URL)).toBe(isOwn)
})

test.each([
  ['http://localhost:3000', 'http', true],
  ['https://localhost:3000', 'http', false],
])('without https of our own, %s is ours for a request over %s: %s', (origin, protocol, isOwn) => {
  const request = { headers: { origin }, host: 'localhost:3000', protocol: protocol as 'http' }

  expect(isOwnOrigin(request, 'http://192.0.2.7:3000')).toBe(isOwn)
})
