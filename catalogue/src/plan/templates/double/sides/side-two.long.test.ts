import { beforeAll, expect, test } from 'vitest'

import { candidatesOf } from '#testing/candidates.ts'
import { factsOf } from '../../../facts.ts'
import type { Plan } from '../../../level.ts'
import { roomOf } from '../../../level.ts'
import { sideTwo } from './side-two.ts'

let plans: Plan[] = []
beforeAll(() => {
  plans = candidatesOf(sideTwo, 40).map(({ plan }) => plan)
})

test('a side-two house fits a block of nine metres', () => {
  expect(plans.length).toBeGreaterThan(20)
  for (const plan of plans) expect(factsOf(plan).minLotWidth).toBeLessThanOrEqual(9)
})

test('porch, foyer and stairs lie in one line along a side', () => {
  for (const { levels } of plans) {
    const [porch, entry, stair] = ['porch', 'entry', 'stair'].map((id) => roomOf(levels[0], id)?.cells[0])
    expect([entry?.x, stair?.x]).toEqual([porch?.x, porch?.x])
    expect(entry?.y).toBe((porch?.y ?? 0) + (porch?.h ?? 0))
    expect(stair?.y).toBe((entry?.y ?? 0) + (entry?.h ?? 0))
  }
})

test('the living room is at the street or at the garden, and the main suite at either end above', () => {
  const kinds = plans.map(({ levels: [ground, upper] }) => {
    const living = roomOf(ground, 'living')?.main.y ?? 0
    const master = upper && roomOf(upper, 'master')?.main.y
    const bed = upper && roomOf(upper, 'bed2')?.main.y
    return `${living < 3000 ? 'street' : 'garden'} ${(master ?? 0) < (bed ?? 0) ? 'street' : 'garden'}`
  })

  expect(new Set(kinds).size).toBe(4)
})
