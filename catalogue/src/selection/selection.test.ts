import { expect, test } from 'vitest'

import { distance, signatureOf } from '#plan/distance.ts'

import { candidatesOf } from '#testing/candidates.ts'
import { attempt } from './choose.ts'
import { UNLIKE } from './exchange.ts'
import { homestead } from '#plan/templates/single/wide/homestead.ts'
import { select } from './selection.ts'

const [near, ...others] = candidatesOf(homestead, 40)
const far = others.find((one) => near && distance(near.signature, one.signature) >= 0.2)
const first = near?.plan.seed ?? ''
const second = far?.plan.seed ?? ''
const published = (title: string, seed: string, template = 'homestead') => ({
  slug: title.toLowerCase().replaceAll(' ', '-'),
  title,
  template,
  seed,
})

test('a published plan keeps its name, its seed and so its URL', async () => {
  const [kept] = await select([published('Saltbush Bend', first)], { count: 1, seeds: 0 })

  expect(kept?.title).toBe('Saltbush Bend')
  expect(kept?.plan).toEqual(attempt(homestead, first))
})

test('a published plan that no template generates any more is left out', async () => {
  expect(await select([published('Saltbush Bend', first, 'no-such-house')], { count: 0, seeds: 0 })).toEqual(
    [],
  )
})

test('a near copy of a published plan gives way to it', async () => {
  const twice = [published('Saltbush Bend', first), published('Quandong Rise', first)]

  const plans = await select(twice, { count: 2, seeds: 0 })

  expect(plans.map(({ title }) => title)).toEqual(['Saltbush Bend'])
})

test('no published plan is removed when fewer are requested', async () => {
  const all = [published('Saltbush Bend', first), published('Quandong Rise', second)]

  const plans = await select(all, { count: 1, seeds: 0 })

  expect(plans.map(({ title }) => title)).toEqual(['Saltbush Bend', 'Quandong Rise'])
})

test('a published plan is exchanged for one that makes more plans unique', async () => {
  const all = [published('Saltbush Bend', first), published('Quandong Rise', second)]

  const plans = await select(all, { count: 2, fresh: 2, seeds: 40, templates: [homestead] })

  expect(plans).toHaveLength(2)
  const [one, other] = plans.map(({ plan }) => signatureOf(plan))
  expect(one && other && distance(one, other)).toBeGreaterThanOrEqual(UNLIKE)
})
