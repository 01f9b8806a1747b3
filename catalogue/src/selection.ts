import { namesFor } from '#describe/names.ts'
import { signatureOf } from '#plan/distance.ts'
import type { Template } from '#plan/draft.ts'
import type { Plan } from '#plan/level.ts'
import { TEMPLATES } from '#plan/templates/index.ts'

import { attempt, farthestFirst, interleaved, withoutCopies } from './choose.ts'
import type { NamedPlan, Origin } from './library.ts'
import type { Published } from './origins.ts'
import type { Find } from './search.ts'
import { searchSeeds } from './search.ts'
import { STRUCK } from './strike-list.ts'

/** Two plans closer than this would be near copies of each other. */
export const LEAST_DISTANCE = 0.12
/** No template fills more than this many times its even share of the library. */
const LARGEST_SHARE = 1.5

export const keyOf = ({ template, seed }: Origin) => `${template}/${seed}`

function planOf(origin: Origin): Plan | null {
  const template = TEMPLATES.find((one) => one.id === origin.template)
  return template && !(keyOf(origin) in STRUCK) ? attempt(template, origin.seed) : null
}

interface Kept extends Find {
  title: string
  plan: Plan
}

/** The published plans that are still good: they keep their names for as long as they are. */
function keptOf(published: readonly Published[]): Kept[] {
  const good = published.flatMap(({ title, template, seed }): Kept[] => {
    const plan = planOf({ template, seed })
    return plan ? [{ title, template, seed, plan, signature: signatureOf(plan) }] : []
  })
  return withoutCopies(good, LEAST_DISTANCE)
}

interface Wanted {
  count: number
  /** How many seeds of each template are tried, and of which templates. */
  seeds: number
  templates?: readonly Template[]
}

/** Every plan that was published and is still good, and as many new ones, unlike all others, as the library lacks. */
export async function select(
  published: readonly Published[],
  { count, seeds, templates = TEMPLATES }: Wanted,
): Promise<NamedPlan[]> {
  const kept = keptOf(published)
  const known = new Set(kept.map(keyOf))
  const finds = kept.length < count ? await searchSeeds(templates, seeds) : []
  const pool = finds.filter((find) => !known.has(keyOf(find)) && !(keyOf(find) in STRUCK))
  const added = farthestFirst<Find>(kept, pool, {
    count,
    perTemplate: Math.ceil((count / TEMPLATES.length) * LARGEST_SHARE),
    least: LEAST_DISTANCE,
  }).slice(kept.length)
  const names = namesFor(
    added.map(keyOf).toSorted(),
    published.map(({ title }) => title),
  )
  const fresh = added.flatMap((find): (NamedPlan & Origin)[] => {
    const plan = planOf(find)
    return plan ? [{ ...find, plan, title: names.get(keyOf(find)) ?? '' }] : []
  })
  return interleaved([...kept, ...fresh])
}
