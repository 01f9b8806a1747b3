import { expect, test } from 'vitest'
import { dayText, funnelOf, minutesText, moveText, rateText } from './funnel.ts'

const line = (step: string, week: object, before: object = {}, by: 'week' | 'cohort' = 'week') =>
  funnelOf(week, before, by).find((each) => each.step === step)

test('a step is a share of the step before it, beside the week before', () => {
  const verified = line(
    'phone-verified',
    { registered: 20, 'phone-verified': 10 },
    { registered: 10, 'phone-verified': 4 },
  )

  expect(verified).toMatchObject({ count: 10, before: 4, rate: 0.5, rateBefore: 0.4 })
  expect(moveText({ rate: 0.5, rateBefore: 0.4 })).toBe('up 10 points')
})

test('activity is a share of a cohort, and of nobody in a week', () => {
  const steps = { registered: 8, 'first-reply': 1, active: 6 }

  expect(line('active', steps, {}, 'cohort')?.rate).toBe(0.75)
  expect(line('active', steps)?.rate).toBeNull()
})

test('nobody before makes no rate', () => {
  expect(line('install', { install: 3 })?.rate).toBeNull()
  expect([rateText(null), moveText({ rate: null, rateBefore: 0.2 })]).toEqual(['–', ''])
})

test.each([
  [0.3, 0.3, 'as before'],
  [0.29, 0.3, 'down 1 point'],
])('from %d the rate moved to %d: %s', (rate, rateBefore, text) => {
  expect(moveText({ rate, rateBefore })).toBe(text)
})

test('days and minutes are short', () => {
  expect([dayText('2026-11-16'), minutesText(45), minutesText(120), minutesText(100)]).toEqual([
    '16 Nov',
    '45 min',
    '2 h',
    '1.7 h',
  ])
})
