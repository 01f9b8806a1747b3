import { expect, test } from 'vitest'
import { lengthText } from './video-text.ts'

test.each([
  [0, 'no video yet'],
  [27.6, '0:27'],
  [64.2, '1:04'],
])('a video of %d seconds has the length that the hub shows: %s', (seconds, shown) => {
  expect(lengthText(seconds)).toBe(shown)
})
