import { expect, test } from 'vitest'
import { fitText } from './fit-text.ts'

const blockOf = (width: number | null) => ({ width, depth: 30, slope: null, facing: null, corner: null })

test.each([
  [12.5, 14, 'Fits, 1.5 m to spare'],
  [14, 14, 'Fits the width'],
  [14.6, 14, '0.6 m too wide'],
  [null, 14, undefined],
  [12.5, null, undefined],
])('a plan for %s m on a block of %s m: %s', (frontage, width, text) => {
  expect(fitText({ frontage }, blockOf(width))?.text).toBe(text)
})

test('nothing is said of a block that was not shared', () => {
  expect(fitText({ frontage: 12 }, undefined)).toBeNull()
})
