import { expect, it } from 'vitest'
import { sofa } from './seating.ts'

const LENGTH = 2.2
const shapes = sofa([0, 0, 0], 0, {
  kind: 'slim',
  length: LENGTH,
  cover: 'cover',
  legs: 'metal',
  cushions: ['accent', 'plain'],
})

it('no other box of a sofa ends in the plane of its arms', () => {
  const ends = shapes.flatMap((shape) =>
    shape.shape === 'box' ? [(shape.at?.[0] ?? 0) + shape.size[0] / 2] : [],
  )

  expect(ends.filter((end) => Math.abs(end - LENGTH / 2) < 0.005)).toHaveLength(1)
})

it('loose cushions lean back, thin at the seams and full in the middle', () => {
  const loose = shapes.flatMap((shape) =>
    shape.shape === 'cushion' && shape.material !== 'cover' ? [shape] : [],
  )

  expect(loose).toHaveLength(2)
  for (const { size, turn, puff } of loose) {
    expect(turn?.[0]).toBeGreaterThan(90)
    expect(size[2] * 4).toBeLessThan(size[1])
    expect(puff).toBeGreaterThan(2)
  }
})
