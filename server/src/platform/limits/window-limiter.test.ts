import { expect, test } from 'vitest'
import { createWindowLimiter } from './window-limiter.ts'

function aClock() {
  let time = 1000
  return { now: () => time, pass: (ms: number) => void (time += ms) }
}

test('each key is allowed so many calls within a window, and as many again in the next one', () => {
  const clock = aClock()
  const limiter = createWindowLimiter({ max: 2, windowMs: 100, maxKeys: 10 }, clock.now)

  const first = [limiter.take('a'), limiter.take('a'), limiter.take('a'), limiter.take('b')]
  clock.pass(99)
  const late = limiter.take('a')
  clock.pass(1)
  const next = [limiter.take('a'), limiter.take('a'), limiter.take('a')]

  expect(first).toEqual([true, true, false, true])
  expect(late).toBe(false)
  expect(next).toEqual([true, true, false])
})

test('keys beyond the max are refused, and do not affect the others', () => {
  const clock = aClock()
  const limiter = createWindowLimiter({ max: 2, windowMs: 100, maxKeys: 2 }, clock.now)
  limiter.take('a')
  limiter.take('b')

  expect([limiter.take('c'), limiter.take('a'), limiter.take('a')]).toEqual([false, true, false])
  clock.pass(100)
  expect(limiter.take('c')).toBe(true)
})
