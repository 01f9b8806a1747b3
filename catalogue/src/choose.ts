import { build } from '#plan/build.ts'
import type { Template } from '#plan/draft.ts'
import { problemsOf } from '#plan/check/problems.ts'
import type { Signature } from '#plan/distance.ts'
import { distance, signatureOf } from '#plan/distance.ts'
import type { Plan } from '#plan/level.ts'
import { Infeasible } from '#plan/solve.ts'

export interface Candidate {
  plan: Plan
  signature: Signature
}

/** A seed's plan if it is a good one, else null. */
export function attempt(template: Template, seed: string): Plan | null {
  try {
    const plan = build(template, seed)
    return problemsOf(plan).length === 0 ? plan : null
  } catch (error) {
    if (error instanceof Infeasible) return null
    throw error
  }
}

export function candidatesOf(template: Template, seeds: number): Candidate[] {
  return Array.from({ length: seeds }, (_, index) => attempt(template, String(index))).flatMap((plan) =>
    plan ? [{ plan, signature: signatureOf(plan) }] : [],
  )
}

/** Picks plans that are as unlike each other as possible: always the one farthest from all picked before. */
export function farthestFirst(
  candidates: readonly Candidate[],
  options: { count: number; perTemplate: number },
): Candidate[] {
  const picked: Candidate[] = []
  const used = new Map<string, number>()
  const nearest = candidates.map(() => Number.POSITIVE_INFINITY)
  while (picked.length < options.count) {
    let best = -1
    for (const [index, candidate] of candidates.entries()) {
      const isFull = (used.get(candidate.plan.template) ?? 0) >= options.perTemplate
      if (!isFull && (nearest[index] ?? 0) > (best < 0 ? 0 : (nearest[best] ?? 0))) best = index
    }
    const next = candidates[best]
    if (!next) break
    picked.push(next)
    used.set(next.plan.template, (used.get(next.plan.template) ?? 0) + 1)
    for (const [index, candidate] of candidates.entries()) {
      nearest[index] = Math.min(nearest[index] ?? 0, distance(next.signature, candidate.signature))
    }
    nearest[best] = 0
  }
  return picked
}

/** Spreads the plans of every template evenly over the whole, so that neighbours come from different ones. */
export function interleaved(candidates: readonly Candidate[]): Candidate[] {
  const of = (template: string) => candidates.filter((one) => one.plan.template === template)
  const placeOf = (candidate: Candidate) => {
    const siblings = of(candidate.plan.template)
    return (siblings.indexOf(candidate) + 0.5) / siblings.length
  }
  return candidates
    .map((candidate) => ({ candidate, place: placeOf(candidate) }))
    .sort((a, b) => a.place - b.place)
    .map(({ candidate }) => candidate)
}

/** The smallest distance between two of the plans. */
export function nearestPair(candidates: readonly Candidate[]): number {
  let least = Number.POSITIVE_INFINITY
  for (const [index, a] of candidates.entries()) {
    for (const b of candidates.slice(index + 1)) least = Math.min(least, distance(a.signature, b.signature))
  }
  return least
}
