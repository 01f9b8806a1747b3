import type { Signature } from '#plan/distance.ts'
import { distance } from '#plan/distance.ts'

import type { Clause } from './clauses.ts'

/** A plan with the clauses that are true of it. */
export interface Sayable {
  clauses: readonly Clause[]
  signature: Signature
}

/** Number of nearest plans to compare with. */
const NEIGHBOURS = 14
/** Maximum length of a line that does not wrap on a card. */
const MAX_LENGTH = 68
/** Maximum uses of a line. */
const MAX_USES = 2
/** Penalty for each earlier line with the same beginning. */
const WORN = 0.06
/** Weight of the nearest plans against the whole library. */
const NEAR_WEIGHT = 2

type Shares = (key: string) => number

function sharesIn(plans: readonly Sayable[]): Shares {
  const counts = new Map<string, number>()
  for (const { clauses } of plans)
    for (const key of new Set(clauses.map((one) => one.key))) counts.set(key, (counts.get(key) ?? 0) + 1)
  return (key) => (counts.get(key) ?? 0) / Math.max(1, plans.length)
}

const neighboursOf = (plan: Sayable, all: readonly Sayable[]) =>
  all
    .filter((other) => other !== plan)
    .map((other) => ({ other, away: distance(plan.signature, other.signature) }))
    .toSorted((a, b) => a.away - b.away)
    .slice(0, NEIGHBOURS)
    .map(({ other }) => other)

interface Line {
  text: string
  /** Key of its first clause. */
  first: string
  /** Lower for rarer clauses. */
  cost: number
}

const words = (text: string) =>
  new Set(
    text
      .toLowerCase()
      .split(/[^a-z]+/)
      .filter((word) => word.length > 4),
  )

/** Whether two clauses share a word, which makes a clumsy line. */
function isRepeated(one: string, other: string): boolean {
  const said = words(one)
  return [...words(other)].some((word) => said.has(word))
}

function linesFrom(clauses: readonly Clause[], costOf: (key: string) => number): Line[] {
  const single = clauses.map(({ key, head }) => ({ text: `${head}.`, first: key, cost: costOf(key) + 0.5 }))
  const paired = clauses.flatMap((first) =>
    clauses
      .filter((second) => second.key !== first.key && !isRepeated(first.head, second.tail))
      .map((second) => ({
        text: `${first.head}, with ${second.tail}.`,
        first: first.key,
        cost: costOf(first.key) + 0.8 * costOf(second.key),
      })),
  )
  return [...single, ...paired].filter(({ text }) => text.length <= MAX_LENGTH)
}

/** One line for each plan, of features that its nearest plans lack. */
export function linesFor(plans: readonly Sayable[]): string[] {
  const everywhere = sharesIn(plans)
  const used = new Map<string, number>()
  const begun = new Map<string, number>()
  return plans.map((plan) => {
    const near = sharesIn(neighboursOf(plan, plans))
    const costOf = (key: string) => NEAR_WEIGHT * near(key) + everywhere(key)
    const worn = ({ cost, first }: Line) => cost + WORN * (begun.get(first) ?? 0)
    const lines = linesFrom(plan.clauses, costOf).toSorted((a, b) => worn(a) - worn(b))
    const fresh = lines.find(({ text }) => (used.get(text) ?? 0) < MAX_USES) ?? lines[0]
    if (!fresh) throw new Error('There is nothing to say of a plan.')
    used.set(fresh.text, (used.get(fresh.text) ?? 0) + 1)
    begun.set(fresh.first, (begun.get(fresh.first) ?? 0) + 1)
    return fresh.text
  })
}
