import { describe, expect, it } from 'vitest'
import { cardAt, liftAt, SPRING_MS, springAt, stackedAt, stampAt, tiltAt } from './feel.ts'

describe('the feedback of a drag', () => {
  it.each([
    [0, 0],
    [24, 0],
    [62, 0.5],
    [-100, 1],
    [300, 1],
  ])('at %i px the stamp has opacity %f', (dx, opacity) => {
    expect(stampAt(dx)).toBeCloseTo(opacity)
  })

  it('the next card has fully risen where a swipe completes', () => {
    expect([liftAt(0), liftAt(-50), liftAt(100), liftAt(180)]).toEqual([0, 0.5, 1, 1])
    expect(stackedAt(1, 1)).toBe('translate3d(0, 0.00px, 0) scale(1.0000)')
    expect(stackedAt(2, 0)).toBe('translate3d(0, 18.00px, 0) scale(0.9000)')
  })

  it('the card never tilts more than ten degrees', () => {
    expect([tiltAt(70), tiltAt(-70), tiltAt(900), tiltAt(-900)]).toEqual([5, -5, 10, -10])
    expect(cardAt(-70)).toBe('translate3d(-70.0px, 0, 0) rotate(-5.00deg)')
  })
})

describe('the way back', () => {
  it('starts under the finger and ends at rest', () => {
    expect(springAt(80, 0.1, 0)).toBe(80)
    expect(Math.abs(springAt(100, 0.2, SPRING_MS))).toBeLessThan(1)
  })

  it('keeps the velocity of the finger at first', () => {
    expect(springAt(50, 0.5, 2)).toBeGreaterThan(50)
  })
})
