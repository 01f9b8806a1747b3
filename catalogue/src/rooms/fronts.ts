import { fileURLToPath } from 'node:url'
import type { PlanFacts } from '@dream/contract/api/designs/design'
import { hasFields, readRecord } from '#json/read-record.ts'
import { farthestStep, type Front, frontOf, isFront } from '#scene/facade/front.ts'
import { isDealt } from './dealt.ts'

export const FRONTS_FILE = fileURLToPath(new URL('../../content/fronts.json', import.meta.url))

/** Front of a facade, and the slug of its plan: null where both the plan and the facade have left the list. */
export type ChosenFront = { plan: string | null; front: Front }

/** Maximum distance of walls and openings between two fronts that look the same in a picture. */
export const SAME_FRONT_M = 0.25

let fronts: Record<string, ChosenFront> | null = null

const isChosen = (value: unknown): value is ChosenFront =>
  hasFields(value, 'plan', 'front') && isFront(value.front)

/** Fronts of the facades, by slug: each was measured once on a plan and stored, because plans come and go. */
export function chosenFronts(): Record<string, ChosenFront> {
  fronts ??= readRecord(FRONTS_FILE, isChosen)
  return fronts
}

/** Front of a facade's house, and its plan. */
export function frontFor(slug: string): ChosenFront {
  const front = chosenFronts()[slug]
  if (!front) throw new Error(`No front is stored for ${slug}. Run npm run fronts -w catalogue.`)
  return front
}

/** Problems of the fronts of published facades: each must be that of a published plan. */
export function frontProblems(designs: readonly { slug: string; plan: PlanFacts | null }[]): string[] {
  const plans = new Map(designs.map(({ slug, plan }) => [slug, plan]))
  return Object.entries(chosenFronts()).flatMap(([slug, { plan, front }]) => {
    if (!isDealt(slug)) return []
    const facts = plan === null ? null : plans.get(plan)
    if (facts && farthestStep(front, frontOf(facts)) <= SAME_FRONT_M) return []
    return [`${slug} is the front of no plan in the list: run npm run fronts -w catalogue`]
  })
}
