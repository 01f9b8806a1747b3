import { expect, test } from 'vitest'
import { agoText } from './ago-text.ts'

const NOW = Date.parse('2026-11-23T12:00:00Z')

test.each([
  ['2026-11-23T11:59:40Z', 'now'],
  ['2026-11-23T11:58:00Z', '2 minutes ago'],
  ['2026-11-23T09:00:00Z', '3 hours ago'],
  ['2026-11-22T12:00:00Z', 'yesterday'],
  ['2026-11-23T12:30:00Z', 'in 30 minutes'],
])('%s is %s', (at, text) => {
  expect(agoText(at, NOW)).toBe(text)
})
