import { expect, test } from 'vitest'
import { Email } from './auth.ts'

const LONG = 'a'.repeat(64)

test.each([
  ..."!#$%&'*+-/=?^_`{|}~".split('').map((sign) => `me${sign}you@example.com`),
  "o'brien@example.com",
  '/sales=perth@example.com.au',
  'a.b.c@sub.example.co',
  `${LONG}@example.com`,
  'x@xn--bcher-kva.example',
  'x@example.xn--p1ai',
  '1@2.example',
])('%s is taken', (email) => {
  expect(Email.parse(email)).toBe(email)
})

test.each([
  'plain',
  'a@b',
  '@example.com',
  '.a@example.com',
  'a.@example.com',
  'a..b@example.com',
  'a b@example.com',
  'a@exa mple.com',
  'a@-example.com',
  'a@example-.com',
  'a@example.c',
  'a@example.1',
  'a@127.0.0.1',
  'a,b@example.com',
  'a@b@example.com',
  '"a b"@example.com',
  'a(b)@example.com',
  'a<b>@example.com',
  `${LONG}a@example.com`,
  'a\n@example.com',
])('%j is no address', (email) => {
  expect(Email.safeParse(email).success).toBe(false)
})
