import { expect, test } from 'vitest'
import { fitWords } from './fit-words.ts'

const blockOf = (width: number | null) => ({ width, depth: 30, slope: null, facing: null, corner: null })

test.each([
  [12.5, 14, 'Fits, 1.5 m to spare'],
  [14, 14, 'Fits the width'],
  [14.6, 14, '0.6 m too wide'],
  [null, 14, undefined],
  [12.5, null, undefined],
])('a plan for %s m on a block of %s m: %s', (frontage, width, words) => {
  expect(fitWords({ frontage }, blockOf(width))?.words).toBe(words)
})

test('nothing is said of a block that was not shared', () => {
  expect(fitWords({ frontage: 12 }, undefined)).toBeNull()
})
