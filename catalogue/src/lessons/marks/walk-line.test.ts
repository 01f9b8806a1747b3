import { expect, test } from 'vitest'

import { begun, rounded } from './walk-line.ts'

const WAY = [
  [0, 0],
  [4000, 0],
  [4000, 2000],
] as const

test('half of a walk ends halfway along it', () => {
  expect(begun(WAY, 0.5)).toEqual([
    [0, 0],
    [3000, 0],
  ])
})

test('a walk is complete at its end', () => {
  expect(begun(WAY, 1).at(-1)).toEqual([4000, 2000])
})

test('rounded corners keep both ends and cut the corner', () => {
  const points = rounded(WAY)

  expect(points[0]).toEqual([0, 0])
  expect(points.at(-1)).toEqual([4000, 2000])
  expect(points).not.toContainEqual([4000, 0])
})
