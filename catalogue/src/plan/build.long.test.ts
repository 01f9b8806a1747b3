import { expect, test } from 'vitest'

import { attempt } from '#selection/choose.ts'
import { problemsOf } from './check/problems.ts'
import type { Template } from './draft.ts'
import { seedsOf } from './edition.ts'
import type { Plan } from './level.ts'
import { mirror } from './layout/mirror.ts'
import { TEMPLATES } from './templates/index.ts'

/** Number of seeds; `PLAN_SEEDS=600 npx vitest run catalogue` tests many more. */
const SEEDS = Number(process.env['PLAN_SEEDS'] ?? 24)

const made = new Map<string, Plan[]>()
function goodPlans(template: Template): Plan[] {
  const known = made.get(template.id)
  if (known) return known
  const plans = plansOf(template)
  made.set(template.id, plans)
  return plans
}

const plansOf = (template: Template) =>
  seedsOf(template, SEEDS)
    .map((seed) => attempt(template, seed))
    .filter((plan) => plan !== null)

test.each(TEMPLATES)('enough seeds of $id make a plan without a problem', (template) => {
  expect(goodPlans(template).length).toBeGreaterThan(SEEDS * 0.05)
})

test.each(TEMPLATES)('the mirror images of $id plans are as good as the plans', (template) => {
  const plans = goodPlans(template)
  const good = plans.filter((plan) => problemsOf(mirror(plan)).length === 0)

  // The floor grid has cells of 5 cm from the left, so a way of exactly 60 cm may be lost in the mirror image.
  expect(good.length).toBeGreaterThanOrEqual(plans.length / 2)
  expect(good).not.toEqual([])
})

test.each(TEMPLATES)('the same seed of $id always makes the same plan', (template) => {
  const [plan] = goodPlans(template)

  expect(attempt(template, plan?.seed ?? '')).toEqual(plan)
})

test.each(TEMPLATES)('different seeds of $id make different plans', (template) => {
  const plans = goodPlans(template).map((plan) => JSON.stringify(plan.levels.map((level) => level.cells)))

  expect(new Set(plans).size).toBeGreaterThan(plans.length * 0.8)
})
