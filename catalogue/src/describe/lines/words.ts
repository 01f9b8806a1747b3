import { signatureOf } from '#plan/distance.ts'
import type { Plan } from '#plan/level.ts'

import { featuresOf } from '../phrases.ts'
import { traitsOf } from '../traits.ts'
import { clausesOf } from './clauses.ts'
import { linesFor } from './lines.ts'

/** A plan's texts, chosen in comparison with the other plans of the library. */
export interface Words {
  line: string
  features: readonly string[]
}

/** Maximum share of plans with a feature that is still worth naming. */
const MAX_SHARE = 0.45
const MIN_FEATURES = 4

const kindOf = (feature: string) => feature.replace(/[\d.]+/g, '#')

/** Features that distinguish plans; a plan with hardly any gets the rarest of the common ones too. */
function telling(lists: readonly (readonly string[])[]): string[][] {
  const counts = new Map<string, number>()
  for (const kind of lists.flatMap((list) => [...new Set(list.map(kindOf))]))
    counts.set(kind, (counts.get(kind) ?? 0) + 1)
  const shareOf = (feature: string) => (counts.get(kindOf(feature)) ?? 0) / lists.length
  return lists.map((list) => {
    const rare = list.filter((feature) => shareOf(feature) <= MAX_SHARE)
    const common = list
      .filter((feature) => shareOf(feature) > MAX_SHARE)
      .toSorted((a, b) => shareOf(a) - shareOf(b))
    const kept = new Set([...rare, ...common.slice(0, Math.max(0, MIN_FEATURES - rare.length))])
    return list.filter((feature) => kept.has(feature))
  })
}

/** Texts of all plans, each chosen in comparison with the others. */
export function wordsFor(plans: readonly Plan[]): Words[] {
  const traits = plans.map(traitsOf)
  const features = telling(traits.map(featuresOf))
  const lines = linesFor(
    plans.map((plan, index) => {
      const own = traits[index] ?? traitsOf(plan)
      return { clauses: clausesOf(plan, own), signature: signatureOf(plan) }
    }),
  )
  return plans.map((_, index) => ({ line: lines[index] ?? '', features: features[index] ?? [] }))
}
