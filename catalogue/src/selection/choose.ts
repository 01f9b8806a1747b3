import { build } from '#plan/build.ts'
import { isGood } from '#plan/check/problems.ts'
import type { Template } from '#plan/draft.ts'
import type { Signature } from '#plan/distance.ts'
import { distance } from '#plan/distance.ts'
import type { Plan } from '#plan/level.ts'
import { Infeasible } from '#plan/layout/solve.ts'

import { labelProblems } from '#draw/labels/label-problems.ts'

/** A seed's plan, good or not; null where its sizes allow no layout. */
export function remake(template: Template, seed: string): Plan | null {
  try {
    return build(template, seed)
  } catch (error) {
    if (error instanceof Infeasible) return null
    throw error
  }
}

/** A seed's plan if it is good and can be drawn well, else null. */
export function attempt(template: Template, seed: string): Plan | null {
  const plan = remake(template, seed)
  return plan && isGood(plan) && labelProblems(plan).length === 0 ? plan : null
}

interface Signed {
  signature: Signature
}

interface ChooseOptions {
  count: number
  /** Maximum number of plans of a template. */
  perTemplate: (template: string) => number
  /** Minimum distance of two plans: closer ones are near copies, and the choice ends early rather than take one. */
  minDistance: number
}

/** Removes near copies: the plan with most copies first, of equals the later one, so that as many as possible stay. */
export function withoutCopies<T extends Signed>(list: readonly T[], minDistance: number): T[] {
  const copies = list.map(
    (one) =>
      new Set(
        list.filter((other) => other !== one && distance(one.signature, other.signature) < minDistance),
      ),
  )
  const kept = new Map(list.map((one, index) => [one, copies[index] ?? new Set()]))
  for (;;) {
    let worst: T | null = null
    for (const [one, { size }] of kept)
      if (size > 0 && size >= (worst ? (kept.get(worst)?.size ?? 0) : 1)) worst = one
    if (!worst) return [...kept.keys()]
    kept.delete(worst)
    for (const others of kept.values()) others.delete(worst)
  }
}

/** Adds candidates to the given plans, none too like any of them: always the one farthest from all, which adds most variety. */
export function addUnlike<T extends Signed>(
  given: readonly T[],
  candidates: readonly T[],
  { count, perTemplate, minDistance }: ChooseOptions,
): T[] {
  const picked = [...given]
  const used = new Map<string, number>()
  const countIn = ({ template }: Signature) => used.set(template, (used.get(template) ?? 0) + 1)
  for (const { signature } of given) countIn(signature)
  const awayFrom = (one: T, others: readonly T[]) =>
    Math.min(...others.map((other) => distance(one.signature, other.signature)))
  let left = candidates.map((one) => ({ one, away: awayFrom(one, given) }))
  while (picked.length < count) {
    left = left.filter(
      ({ one, away }) =>
        away >= minDistance && (used.get(one.signature.template) ?? 0) < perTemplate(one.signature.template),
    )
    const [first, ...others] = left
    if (!first) break
    const next = others.reduce((best, other) => (other.away > best.away ? other : best), first)
    picked.push(next.one)
    countIn(next.one.signature)
    left = left
      .filter((other) => other !== next)
      .map(({ one, away }) => ({ one, away: Math.min(away, awayFrom(one, [next.one])) }))
  }
  return picked
}

/** Interleaves the plans of all templates evenly, so that neighbours come from different ones. */
export function interleaved<T extends { template: string }>(plans: readonly T[]): T[] {
  const siblings = Map.groupBy(plans, (plan) => plan.template)
  const placeOf = (plan: T) => {
    const family = siblings.get(plan.template) ?? []
    return (family.indexOf(plan) + 0.5) / family.length
  }
  return plans
    .map((plan) => ({ plan, place: placeOf(plan) }))
    .sort((a, b) => a.place - b.place)
    .map(({ plan }) => plan)
}

/** Distance of each plan from its nearest neighbour, the smallest first. */
export function nearestOf(list: readonly Signed[]): number[] {
  const nearest = list.map(() => Number.POSITIVE_INFINITY)
  for (const [index, a] of list.entries()) {
    for (const [further, b] of list.slice(index + 1).entries()) {
      const away = distance(a.signature, b.signature)
      const other = index + 1 + further
      nearest[index] = Math.min(nearest[index] ?? away, away)
      nearest[other] = Math.min(nearest[other] ?? away, away)
    }
  }
  return nearest.toSorted((a, b) => a - b)
}

const percent = (part: number | undefined) => `${((part ?? 0) * 100).toFixed(1)} %`

/** Describes in words how different the plans are. */
export function describeSpread(list: readonly Signed[]): string {
  const nearest = nearestOf(list)
  return `the nearest pair differs in ${percent(nearest[0])} of its cells, half of them in ${percent(nearest[nearest.length >> 1])} or more`
}
