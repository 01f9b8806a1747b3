import { TOURS } from '@dream/contract/rules/app/tours'
import { describe, expect, test } from 'vitest'
import { TOUR_STEPS } from './steps.ts'
import { INACTIVE, tourReducer, type Tour, type TourEvent } from './tour.ts'

const at = (step: number): Tour => ({ state: 'active', name: 'explore', step })
const start: TourEvent = { type: 'started', name: 'explore' }
const next: TourEvent = { type: 'next' }

/** All states with all events (product §4). */
test.each<[before: Tour, event: TourEvent, after: Tour]>([
  [INACTIVE, start, at(0)],
  [INACTIVE, next, INACTIVE],
  [INACTIVE, { type: 'ended' }, INACTIVE],
  [INACTIVE, { type: 'left', name: 'explore' }, INACTIVE],
  [at(0), next, at(1)],
  [at(1), next, at(2)],
  [at(2), next, INACTIVE],
  [at(0), { type: 'ended' }, INACTIVE],
  [at(1), start, at(1)],
  [at(1), { type: 'started', name: 'land' }, at(1)],
  [at(1), { type: 'left', name: 'explore' }, INACTIVE],
  [at(1), { type: 'left', name: 'land' }, at(1)],
])('%o after %o is %o', (before, event, after) => {
  expect(tourReducer(before, event)).toEqual(after)
})

describe('the tours', () => {
  test('have the required number of steps (product §4)', () => {
    const counts = Object.fromEntries(TOURS.map((name) => [name, TOUR_STEPS[name].length]))

    expect(counts).toEqual({ explore: 3, dreamlist: 2, land: 3, videos: 1, brokers: 2, brokerDetail: 3 })
  })

  test.each(TOURS)('%s has a short text and a target of its own at each step', (name) => {
    for (const { title, subtitle, targetSelector } of TOUR_STEPS[name]) {
      expect(title.length, title).toBeLessThanOrEqual(36)
      expect(subtitle.length, subtitle).toBeLessThanOrEqual(110)
      expect(targetSelector).toMatch(/^\[data-tour=/)
    }
    const targets = TOUR_STEPS[name].map(({ targetSelector }) => targetSelector)
    expect(new Set(targets).size).toBe(targets.length)
  })
})
