import { expect, it } from 'vitest'
import { aLikedDesign } from '#testing/designs.ts'
import { rowsOf } from './rows.ts'

const plan = (number: number, size = { width: 700, height: 1300 }) =>
  aLikedDesign({ pictures: [{ level: null, light: '/a.avif', dark: null, ...size }] }, number)
const wide = (number: number) => plan(number, { width: 1300, height: 700 })

it('puts the given number of tiles in a row, and a wide one alone', () => {
  const [a, b, c, d] = [plan(1), wide(2), plan(3), plan(4)]

  expect(rowsOf([a, b, c, d], 2)).toEqual([[a, c], [b], [d]])
  expect(rowsOf([a, b, c, d], 1)).toEqual([[a], [b], [c], [d]])
})
