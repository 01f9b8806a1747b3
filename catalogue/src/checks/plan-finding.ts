import type { PlanFacts } from '@dream/contract/api/designs/design'

import { labelProblems } from '#draw/labels/label-problems.ts'
import { renderJobs } from '#dollhouse/manifest.ts'
import { problemsOf } from '#plan/check/problems.ts'
import type { Signature } from '#plan/distance.ts'
import { signatureOf } from '#plan/distance.ts'
import { factsOf } from '#plan/facts.ts'

import { plansOf } from '#library/library-plans.ts'
import type { Published } from '#library/origins.ts'

/** Findings about a plan of the library after its regeneration. */
export interface PlanFinding {
  slug: string
  facts: PlanFacts
  signature: Signature
  problems: string[]
  /** Hashes of its doll-house renders. */
  dollhouses: string[]
}

/** Regenerates plans and checks each; leaves out those that no template generates any more. */
export const planFindings = (published: readonly Published[]): PlanFinding[] =>
  [...plansOf(published)].map(([slug, plan]) => ({
    slug,
    facts: factsOf(plan),
    signature: signatureOf(plan),
    problems: [...problemsOf(plan), ...labelProblems(plan)],
    dollhouses: renderJobs(plan).map(({ hash }) => hash),
  }))
