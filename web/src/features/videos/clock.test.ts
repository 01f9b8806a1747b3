import { expect, it } from 'vitest'
import { clock, minutesOf, spokenLength } from './clock.ts'

it.each([
  [0, '0:00'],
  [9.99, '0:09'],
  [64.2, '1:04'],
  [-1, '0:00'],
])('%d seconds are shown as %s', (seconds, shown) => {
  expect(clock(seconds)).toBe(shown)
})

it.each([
  [0.4, '1 second'],
  [24, '24 seconds'],
  [60, '1 minute'],
  [64.8, '1 minute 4 seconds'],
  [121, '2 minutes 1 second'],
])('%d seconds are spoken as %s', (seconds, read) => {
  expect(spokenLength(seconds)).toBe(read)
})

it('the total of all videos is in whole minutes, at least one', () => {
  expect(minutesOf([20, 21])).toBe('1 minute')
  expect(minutesOf([100, 100, 100])).toBe('5 minutes')
})
