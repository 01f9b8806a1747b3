import { CONFETTI_MS } from '@dream/contract/rules/app/timing'
import { expect, it } from 'vitest'
import { CONFETTI } from './confetti.ts'

it('has 30 pieces and 8 sparkles', () => {
  const sparkles = CONFETTI.filter((piece) => piece.shape === 'sparkle')

  expect(CONFETTI.length - sparkles.length).toBe(30)
  expect(sparkles).toHaveLength(8)
})

it('ends after three seconds', () => {
  expect(Math.max(...CONFETTI.map((piece) => piece.delayMs + piece.fallMs))).toBeLessThanOrEqual(CONFETTI_MS)
})

it('is spread over the whole width without clumps', () => {
  const lefts = CONFETTI.map((piece) => piece.left).toSorted((a, b) => a - b)
  const gaps = lefts.slice(1).map((left, i) => left - (lefts[i] ?? 0))

  expect(Math.max(...gaps)).toBeLessThan(0.06)
})
