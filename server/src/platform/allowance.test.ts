import { expect, test } from 'vitest'
import { createAllowance } from './allowance.ts'

function aClock() {
  let time = 1000
  return { now: () => time, pass: (ms: number) => void (time += ms) }
}

test('each name has so many within a window, and as many again in the next one', () => {
  const clock = aClock()
  const allowance = createAllowance({ most: 2, windowMs: 100, names: 10 }, clock.now)

  const first = [allowance.take('a'), allowance.take('a'), allowance.take('a'), allowance.take('b')]
  clock.pass(99)
  const late = allowance.take('a')
  clock.pass(1)
  const next = [allowance.take('a'), allowance.take('a'), allowance.take('a')]

  expect(first).toEqual([true, true, false, true])
  expect(late).toBe(false)
  expect(next).toEqual([true, true, false])
})

test('more names than are counted get nothing, and take nothing from those that are', () => {
  const clock = aClock()
  const allowance = createAllowance({ most: 2, windowMs: 100, names: 2 }, clock.now)
  allowance.take('a')
  allowance.take('b')

  expect([allowance.take('c'), allowance.take('a'), allowance.take('a')]).toEqual([false, true, false])
  clock.pass(100)
  expect(allowance.take('c')).toBe(true)
})
