import { expect, test } from 'vitest'

import { candidatesOf, farthestFirst, interleaved, nearestPair } from './choose.ts'
import { frontSuite } from './plan/templates/front-suite.ts'
import { slimTower } from './plan/templates/slim-tower.ts'

const candidates = [frontSuite, slimTower].flatMap((template) => candidatesOf(template, 30))

test('the chosen plans are farther apart than the first ones', () => {
  const chosen = farthestFirst(candidates, { count: 12, perTemplate: 8 })

  expect(chosen).toHaveLength(12)
  expect(nearestPair(chosen)).toBeGreaterThan(nearestPair(candidates.slice(0, 12)))
})

test('no template takes more than its share', () => {
  const chosen = farthestFirst(candidates, { count: 12, perTemplate: 6 })

  expect(chosen.filter((one) => one.plan.template === 'front-suite')).toHaveLength(6)
})

test('plans of one template are spread over the whole library', () => {
  const dealt = interleaved(farthestFirst(candidates, { count: 12, perTemplate: 6 })).map(
    (one) => one.plan.template,
  )

  expect(dealt.slice(0, 6).filter((template) => template === 'front-suite')).toHaveLength(3)
  expect(dealt.slice(6).filter((template) => template === 'front-suite')).toHaveLength(3)
})
