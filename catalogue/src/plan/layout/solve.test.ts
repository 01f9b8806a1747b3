import { expect, test } from 'vitest'

import { areaOf } from '../geometry/geometry.ts'
import { Infeasible, share, solve } from './solve.ts'
import { across, along, cell, out } from './tree.ts'

test('the rooms of a layout fill its footprint exactly', () => {
  const tree = along(
    across(
      cell('garage', [5500, 6500], [5800, 6200]),
      cell('entry', [1200, 1600]),
      cell('master', [3500, 4500]),
    ),
    cell('living', 'free', [4000, 6000]),
    across(cell('alfresco', [3000, 5000], 3000), out()),
  )

  const cells = solve(tree, { x: 0, y: 0, w: 12000, h: 14000 })

  expect(cells.reduce((sum, { rect }) => sum + areaOf(rect), 0)).toBe(12000 * 14000)
})

test('spare length goes to the parts with slack', () => {
  const lengths = share(10000, [
    [3000, 3000, 3000],
    [2000, 3000, 6000],
    [1000, 2000, 3000],
  ])

  expect(lengths).toEqual([3000, 4500, 2500])
})

test('a layout with too much or too little length is refused', () => {
  const rooms = across(cell('garage', 6000), cell('master', [3500, 4000]))

  expect(() => solve(rooms, { x: 0, y: 0, w: 12000, h: 6000 })).toThrow(Infeasible)
})
