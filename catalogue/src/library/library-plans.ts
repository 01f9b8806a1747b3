import type { Plan } from '#plan/level.ts'
import { TEMPLATES } from '#plan/templates/index.ts'

import { remake } from '#selection/choose.ts'
import type { Published } from './origins.ts'
import { readPublished } from './origins.ts'

const made = new Map<string, Map<string, Plan>>()

/** Plans by slug, regenerated from their seeds; leaves out those that no template generates any more. */
export function plansOf(published: readonly Published[]): Map<string, Plan> {
  return new Map(
    published.flatMap(({ slug, template: id, seed }) => {
      const template = TEMPLATES.find((one) => one.id === id)
      const plan = template ? remake(template, seed) : null
      return plan ? [[slug, plan] as const] : []
    }),
  )
}

/** The library's plans by slug, regenerated from their seeds; cached for several checks. */
export async function libraryPlans(folder: string): Promise<Map<string, Plan>> {
  const published = await readPublished(folder)
  const key = JSON.stringify(published)
  const plans = made.get(key) ?? plansOf(published)
  made.set(key, plans)
  return plans
}
