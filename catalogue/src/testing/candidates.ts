import type { Template } from '#plan/draft.ts'
import { type Signature, signatureOf } from '#plan/distance.ts'
import { seedsOf } from '#plan/edition.ts'
import type { Plan } from '#plan/level.ts'
import { attempt } from '#selection/choose.ts'

export interface Candidate {
  plan: Plan
  signature: Signature
}

/** Plans of a template's first seeds that could be chosen. */
export function candidatesOf(template: Template, seeds: number): Candidate[] {
  return seedsOf(template, seeds)
    .map((seed) => attempt(template, seed))
    .flatMap((plan) => (plan ? [{ plan, signature: signatureOf(plan) }] : []))
}
