import type { Plan } from '#plan/level.ts'
import { TEMPLATES } from '#plan/templates/index.ts'

import { remake } from '#selection/choose.ts'
import type { Published } from './origins.ts'
import { readPublished } from './origins.ts'

const made = new Map<string, Map<string, Plan>>()

/** Plans by their slugs, made again from their seeds; those that no template makes any more are left out. */
export function plansOf(published: readonly Published[]): Map<string, Plan> {
  return new Map(
    published.flatMap(({ slug, template: id, seed }) => {
      const template = TEMPLATES.find((one) => one.id === id)
      const plan = template ? remake(template, seed) : null
      return plan ? [[slug, plan] as const] : []
    }),
  )
}

/** The library's plans by their slugs, made again from their seeds; several checks share them. */
export async function libraryPlans(folder: string): Promise<Map<string, Plan>> {
  const published = await readPublished(folder)
  const key = JSON.stringify(published)
  const plans = made.get(key) ?? plansOf(published)
  made.set(key, plans)
  return plans
}
