import { expect, test } from 'vitest'
import { redactContacts, redactPersonalData } from './log-redaction.ts'

const TOKEN = 'kq3Zr8_1yVt0uX5wN7b-Lm2Pd4Sf6Gh9Jk0Qe1Rt2Yu'

test.each([
  ['No account for sam.sample+home@mail.example.com.au', 'No account for [email]'],
  ['mailto:sam%40example.com', 'mailto:[email]'],
  ['call 0412 345 678 now', 'call [number] now'],
  ['call +61 412 345 678', 'call [number]'],
  ['call (02) 9999 1234', 'call [number]'],
  ['call 0412.345.678', 'call [number]'],
  ['code 123456 is wrong', 'code [number] is wrong'],
  [`token ${TOKEN} is used`, 'token [id] is used'],
  ['bearer eyJhbGciOiJIUzI1NiIsInR5.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w5N', 'bearer [id]'],
  ['chat 018f0000-0000-7000-8000-000000000000 is gone', 'chat [id] is gone'],
  ['at get (https://dream.example/explore?email=sam:1:2)', 'at get (https://dream.example/explore:1:2)'],
  ['went to /forgot#code=x', 'went to /forgot'],
])('%s becomes %s', (text, masked) => {
  expect(redactPersonalData(text)).toBe(masked)
})

test.each([
  'at CardFace (https://dream.example/assets/design-details-page-B1x9_0Qz.js:12:345678)',
  'at PlanFace (http://localhost:5173/src/features/swipe/swipe-card.tsx:104:22)',
  'connect ECONNREFUSED 192.168.100.101',
  'CardFace@https://dream.example/assets/app-B1x9_0Qz.js:12:345678',
  'plan is undefined after 12 of 340 cards, 3.5 m wide',
])('what says where it broke stays: %s', (text) => {
  expect(redactPersonalData(text)).toBe(text)
})

test('only contacts are masked where paths and ids are needed', () => {
  const text = 'mail to sam@example.com failed in /data/dream-design-2026-production-1'

  expect(redactContacts(text)).toBe('mail to [email] failed in /data/dream-design-2026-production-1')
})

test.each(['a', '1', '1 ', 'a1', 'a1.', '-', '@', 'a@', '?a=', 'a.a', '(', ':1'])(
  'a text made to take long is answered within the time of a test, be it %j thousands of times',
  (piece) => {
    const text = piece.repeat(8000 / piece.length)

    expect(redactPersonalData(text)).not.toContain('sam@example.com')
  },
)
