import { build } from '#plan/build.ts'
import { isGood } from '#plan/check/problems.ts'
import type { Template } from '#plan/draft.ts'
import type { Signature } from '#plan/distance.ts'
import { distance, signatureOf } from '#plan/distance.ts'
import { seedsOf } from '#plan/edition.ts'
import type { Plan } from '#plan/level.ts'
import { Infeasible } from '#plan/layout/solve.ts'

import { labelProblems } from '#draw/labels/label-problems.ts'

export interface Candidate {
  plan: Plan
  signature: Signature
}

/** A seed's plan, good or not; null where its sizes leave none. */
export function remake(template: Template, seed: string): Plan | null {
  try {
    return build(template, seed)
  } catch (error) {
    if (error instanceof Infeasible) return null
    throw error
  }
}

/** A seed's plan if it is a good one that can be drawn well, else null. */
export function attempt(template: Template, seed: string): Plan | null {
  const plan = remake(template, seed)
  return plan && isGood(plan) && labelProblems(plan).length === 0 ? plan : null
}

export function candidatesOf(template: Template, seeds: number): Candidate[] {
  return seedsOf(template, seeds)
    .map((seed) => attempt(template, seed))
    .flatMap((plan) => (plan ? [{ plan, signature: signatureOf(plan) }] : []))
}

interface Signed {
  signature: Signature
}

interface ChooseOptions {
  count: number
  perTemplate: number
  /** Two plans closer than this are near copies; the choice ends early rather than take one. */
  minDistance: number
}

/** Leaves out whatever is a near copy of something before it. */
export function withoutCopies<T extends Signed>(list: readonly T[], minDistance: number): T[] {
  return list.reduce<T[]>(
    (kept, one) =>
      kept.every((other) => distance(other.signature, one.signature) >= minDistance) ? [...kept, one] : kept,
    [],
  )
}

/** Adds to the given ones, always the candidate that is farthest from all picked before. */
export function farthestFirst<T extends Signed>(
  given: readonly T[],
  candidates: readonly T[],
  { count, perTemplate, minDistance }: ChooseOptions,
): T[] {
  const picked: T[] = []
  const used = new Map<string, number>()
  const nearest = candidates.map(() => Number.POSITIVE_INFINITY)
  const pick = (next: T) => {
    picked.push(next)
    used.set(next.signature.template, (used.get(next.signature.template) ?? 0) + 1)
    for (const [index, candidate] of candidates.entries()) {
      nearest[index] = Math.min(nearest[index] ?? 0, distance(next.signature, candidate.signature))
    }
  }
  given.forEach(pick)
  while (picked.length < count) {
    let best = -1
    for (const [index, { signature }] of candidates.entries()) {
      const isFull = (used.get(signature.template) ?? 0) >= perTemplate
      if (!isFull && (nearest[index] ?? 0) > (nearest[best] ?? 0)) best = index
    }
    const next = candidates[best]
    if (!next || (nearest[best] ?? 0) < minDistance) break
    pick(next)
  }
  return picked
}

/** Spreads the plans of every template evenly over the whole, so that neighbours come from different ones. */
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

/** The smallest distance between two of the plans. */
export function nearestPair(list: readonly Signed[]): number {
  let min = Number.POSITIVE_INFINITY
  for (const [index, a] of list.entries()) {
    for (const b of list.slice(index + 1)) min = Math.min(min, distance(a.signature, b.signature))
  }
  return min
}
