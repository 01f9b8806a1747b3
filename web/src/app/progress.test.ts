import { describe, expect, test } from 'vitest'
import { isBuyer, isUnlocked, missingFor, nextStep } from './progress.ts'
import { aUser } from '#testing/people.ts'

describe('the next step', () => {
  test('is the dreamlist for a person without likes', () => {
    const step = nextStep({ floorPlanLikes: 0, unlocked: [] })

    expect(step).toEqual({ title: 'Dreamlist', missing: 10, at: 10 })
  })

  test('is land once the dreamlist is unlocked', () => {
    const step = nextStep({ floorPlanLikes: 10, unlocked: ['dreamlist'] })

    expect(step).toEqual({ title: 'Land', missing: 3, at: 13 })
  })

  test('does not go back when a like is undone', () => {
    const step = nextStep({ floorPlanLikes: 9, unlocked: ['dreamlist'] })

    expect(step).toEqual({ title: 'Land', missing: 4, at: 13 })
  })

  test('is null when everything is unlocked', () => {
    expect(nextStep({ floorPlanLikes: 19, unlocked: ['dreamlist', 'land', 'videos', 'brokers'] })).toBeNull()
  })
})

test('a feature is locked while the progress is unknown', () => {
  expect(isUnlocked(undefined, 'land')).toBe(false)
  expect(missingFor(undefined, 'land')).toBe(13)
})

test.each([
  [aUser(), true],
  [aUser({ isPhoneVerified: false }), false],
  [aUser({ hasCompletedProfile: false }), false],
  [aUser({ isBroker: true }), false],
  [aUser({ isAdmin: true }), false],
  [null, false],
])('progress is read only for buyers', (user, expected) => {
  expect(isBuyer(user)).toBe(expected)
})
