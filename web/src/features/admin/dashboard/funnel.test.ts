import { expect, test } from 'vitest'
import { dayText, funnelOf, minutesText, moveText, rateText } from './funnel.ts'

const line = (step: string, week: object, before: object = {}, by: 'week' | 'cohort' = 'week') =>
  funnelOf(week, before, by).find((each) => each.step === step)

test('a rate is the share of the previous step, beside the week before', () => {
  const verified = line(
    'phone-verified',
    { registered: 20, 'phone-verified': 10 },
    { registered: 10, 'phone-verified': 4 },
  )

  expect(verified).toMatchObject({ count: 10, before: 4, rate: 0.5, rateBefore: 0.4 })
  expect(moveText({ rate: 0.5, rateBefore: 0.4 })).toBe('up 10 points')
})

test('activity has a rate in a cohort, but none in a week', () => {
  const steps = { registered: 8, 'first-reply': 1, active: 6 }

  expect(line('active', steps, {}, 'cohort')?.rate).toBe(0.75)
  expect(line('active', steps)?.rate).toBeNull()
})

test('a step without a base has no rate', () => {
  expect(line('install', { install: 3 })?.rate).toBeNull()
  expect([rateText(null), moveText({ rate: null, rateBefore: 0.2 })]).toEqual(['–', ''])
})

test.each([
  [0.3, 0.3, 'as before'],
  [0.29, 0.3, 'down 1 point'],
])('from %d the rate moved to %d: %s', (rate, rateBefore, text) => {
  expect(moveText({ rate, rateBefore })).toBe(text)
})

test('days and minutes are formatted briefly', () => {
  expect([dayText('2026-11-16'), minutesText(45), minutesText(120), minutesText(100)]).toEqual([
    '16 Nov',
    '45 min',
    '2 h',
    '1.7 h',
  ])
})
