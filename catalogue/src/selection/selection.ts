import { namesFor } from '#describe/names.ts'
import { distance, signatureOf } from '#plan/distance.ts'
import type { Template } from '#plan/draft.ts'
import type { Plan } from '#plan/level.ts'
import { TEMPLATES } from '#plan/templates/index.ts'

import { addUnlike, attempt, interleaved, withoutCopies } from './choose.ts'
import type { NamedPlan } from '#library/library.ts'
import type { Origin, Published } from '#library/origins.ts'
import { exchanged } from './exchange.ts'
import type { Find } from './search.ts'
import { searchSeeds } from './search.ts'
import { DENYLIST } from './denylist.ts'
import { PINNED } from './pinned.ts'

/** Minimum distance of two plans; nearer ones are near copies. */
export const MIN_DISTANCE = 0.22
/** Maximum share of a template, as a multiple of its even share of the library. */
const MAX_TEMPLATE_SHARE = 1.5

export const keyOf = ({ template, seed }: Origin) => `${template}/${seed}`

function planOf(origin: Origin): Plan | null {
  const template = TEMPLATES.find((one) => one.id === origin.template)
  return template && !(keyOf(origin) in DENYLIST) ? attempt(template, origin.seed) : null
}

interface KnownPlan extends Find {
  slug: string
  title: string
  plan: Plan
}

/** Published plans that are still good; they keep their names. */
function stillGood(published: readonly Published[]): KnownPlan[] {
  const good = published.flatMap(({ slug, title, template, seed }): KnownPlan[] => {
    const plan = planOf({ template, seed })
    return plan ? [{ slug, title, template, seed, plan, signature: signatureOf(plan) }] : []
  })
  const pinned = withoutCopies(
    good.filter(({ slug }) => slug in PINNED),
    MIN_DISTANCE,
  )
  const others = good.filter(
    (one) =>
      !pinned.includes(one) && pinned.every((pin) => distance(pin.signature, one.signature) >= MIN_DISTANCE),
  )
  const kept = new Set([...pinned, ...withoutCopies(others, MIN_DISTANCE)])
  return good.filter((one) => kept.has(one))
}

interface SelectOptions {
  count: number
  /** Number of new plans that replace others although none is missing, to increase the number of unique plans. */
  fresh?: number
  /** Number of seeds to try for each template, and the templates. */
  seeds: number
  templates?: readonly Template[]
  /** Archived plans: their names stay reserved, and a plan that comes back gets its old one. */
  archived?: readonly Published[]
}

/** Selects every published plan that is still good, and as many new, unlike plans as the library lacks or as requested. */
export async function select(
  published: readonly Published[],
  { count, fresh = 0, seeds, templates = TEMPLATES, archived = [] }: SelectOptions,
): Promise<NamedPlan[]> {
  const kept = stillGood(published)
  const known = new Set(kept.map(keyOf))
  const finds = kept.length < count || fresh > 0 ? await searchSeeds(templates, seeds) : []
  const pool = finds.filter((find) => !known.has(keyOf(find)) && !(keyOf(find) in DENYLIST))
  const limits = {
    minDistance: MIN_DISTANCE,
    perTemplate: (id: string) => {
      const wanted = TEMPLATES.find((one) => one.id === id)?.share ?? 1
      return Math.ceil((count / TEMPLATES.length) * MAX_TEMPLATE_SHARE * wanted)
    },
  }
  const all = addUnlike<Find>(kept, pool, { ...limits, count })
  const isToStay = (one: Find) => kept.some((plan) => plan === one && plan.slug in PINNED)
  const others = pool.filter((find) => !all.includes(find))
  const chosen = exchanged<Find>(all, others, { ...limits, most: fresh, isToStay })
  const isKept = new Set<Find>(kept)
  const stay = new Set(chosen)
  const added = chosen.filter((one) => !isKept.has(one))
  const names = namesFor(
    added.map(keyOf).toSorted(),
    [...published, ...archived].map(({ title }) => title),
  )
  const before = new Map([...published, ...archived].map((one) => [keyOf(one), one.title]))
  const named = added.flatMap((find): (NamedPlan & Origin)[] => {
    const plan = planOf(find)
    return plan ? [{ ...find, plan, title: before.get(keyOf(find)) ?? names.get(keyOf(find)) ?? '' }] : []
  })
  return interleaved([...kept.filter((one) => stay.has(one)), ...named])
}
