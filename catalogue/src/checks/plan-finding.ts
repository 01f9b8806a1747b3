import type { PlanFacts } from '@dream/contract/api/designs/design'

import { labelProblems } from '#draw/labels/label-problems.ts'
import { renderJobs } from '#dollhouse/manifest.ts'
import { problemsOf } from '#plan/check/problems.ts'
import type { Signature } from '#plan/distance.ts'
import { signatureOf } from '#plan/distance.ts'
import { factsOf } from '#plan/facts.ts'

import { plansOf } from '#library/library-plans.ts'
import type { Published } from '#library/origins.ts'

/** What a plan of the library turns out to be when it is made again. */
export interface PlanFinding {
  slug: string
  facts: PlanFacts
  signature: Signature
  problems: string[]
  /** The hashes of the doll-house's pictures that it asks for. */
  dollhouses: string[]
}

/** Makes plans again and looks at each; those that no template makes any more are left out. */
export const planFindings = (published: readonly Published[]): PlanFinding[] =>
  [...plansOf(published)].map(([slug, plan]) => ({
    slug,
    facts: factsOf(plan),
    signature: signatureOf(plan),
    problems: [...problemsOf(plan), ...labelProblems(plan)],
    dollhouses: renderJobs(plan).map(({ hash }) => hash),
  }))
