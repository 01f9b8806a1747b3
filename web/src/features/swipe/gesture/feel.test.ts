import { describe, expect, it } from 'vitest'
import { SPRING_MS, springAt, tiltAt } from './feel.ts'

it('the card never tilts more than ten degrees', () => {
  expect([tiltAt(70), tiltAt(-70), tiltAt(900), tiltAt(-900)]).toEqual([5, -5, 10, -10])
})

describe('the way home', () => {
  it('starts under the finger and ends at rest', () => {
    expect(springAt(80, 0.1, 0)).toBe(80)
    expect(Math.abs(springAt(100, 0.2, SPRING_MS))).toBeLessThan(1)
  })

  it('keeps the speed of the finger at first', () => {
    expect(springAt(50, 0.5, 2)).toBeGreaterThan(50)
  })
})
