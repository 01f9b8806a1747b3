import { namesFor } from '#describe/names.ts'
import { signatureOf } from '#plan/distance.ts'
import type { Template } from '#plan/draft.ts'
import type { Plan } from '#plan/level.ts'
import { TEMPLATES } from '#plan/templates/index.ts'

import { attempt, farthestFirst, interleaved, withoutCopies } from './choose.ts'
import type { NamedPlan, Origin } from '#library/library.ts'
import type { Published } from '#library/origins.ts'
import type { Find } from './search.ts'
import { searchSeeds } from './search.ts'
import { DENYLIST } from './denylist.ts'

/** Two plans closer than this would be near copies of each other. */
export const MIN_DISTANCE = 0.12
/** No template fills more than this many times its even share of the library. */
const MAX_TEMPLATE_SHARE = 1.5

export const keyOf = ({ template, seed }: Origin) => `${template}/${seed}`

function planOf(origin: Origin): Plan | null {
  const template = TEMPLATES.find((one) => one.id === origin.template)
  return template && !(keyOf(origin) in DENYLIST) ? attempt(template, origin.seed) : null
}

interface KnownPlan extends Find {
  title: string
  plan: Plan
}

/** The published plans that are still good: they keep their names for as long as they are. */
function stillGood(published: readonly Published[]): KnownPlan[] {
  const good = published.flatMap(({ title, template, seed }): KnownPlan[] => {
    const plan = planOf({ template, seed })
    return plan ? [{ title, template, seed, plan, signature: signatureOf(plan) }] : []
  })
  return withoutCopies(good, MIN_DISTANCE)
}

interface SelectOptions {
  count: number
  /** How many seeds of each template are tried, and of which templates. */
  seeds: number
  templates?: readonly Template[]
}

/** Every plan that was published and is still good, and as many new ones, unlike all others, as the library lacks. */
export async function select(
  published: readonly Published[],
  { count, seeds, templates = TEMPLATES }: SelectOptions,
): Promise<NamedPlan[]> {
  const kept = stillGood(published)
  const known = new Set(kept.map(keyOf))
  const finds = kept.length < count ? await searchSeeds(templates, seeds) : []
  const pool = finds.filter((find) => !known.has(keyOf(find)) && !(keyOf(find) in DENYLIST))
  const added = farthestFirst<Find>(kept, pool, {
    count,
    perTemplate: Math.ceil((count / TEMPLATES.length) * MAX_TEMPLATE_SHARE),
    minDistance: MIN_DISTANCE,
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
