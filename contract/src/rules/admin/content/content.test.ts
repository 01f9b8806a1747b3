import { expect, test } from 'vitest'
import { mostUrgent, reviewStandingOn } from './content.ts'

const rule = { validFrom: null, validTo: null, reviewBy: '2026-12-31' }

test.each([
  ['2026-11-30', rule, 'current'],
  ['2026-12-01', rule, 'due-soon'],
  ['2026-12-31', rule, 'due-soon'],
  ['2027-01-01', rule, 'overdue'],
  ['2026-11-30', { ...rule, validFrom: '2026-12-01' }, 'to-come'],
  ['2026-12-20', { ...rule, validTo: '2026-12-19' }, 'over'],
] as const)('on %s %j is %s', (day, dated, standing) => {
  expect(reviewStandingOn(day, dated)).toBe(standing)
})

test('the most urgent is an overdue one, then one that is due soon', () => {
  expect(mostUrgent(['current', 'due-soon', 'overdue'])).toBe('overdue')
  expect(mostUrgent(['over', 'due-soon'])).toBe('due-soon')
  expect(mostUrgent([])).toBeUndefined()
})
