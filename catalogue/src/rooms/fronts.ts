import { fileURLToPath } from 'node:url'
import type { PlanFacts } from '@dream/contract/api/designs/design'
import { hasFields, readRecord } from '#json/read-record.ts'
import { farthestStep, type Front, frontOf, isFront } from '#scene/facade/front.ts'
import { isDealt } from './dealt.ts'

export const FRONTS_FILE = fileURLToPath(new URL('../../content/fronts.json', import.meta.url))

/** What a facade builds, and the slug of the plan whose front it is: none where the plan has left the list and the facade too. */
export type ChosenFront = { plan: string | null; front: Front }

/** Nobody tells two fronts apart in a picture whose walls and openings lie no farther from each other than this. */
export const SAME_FRONT_M = 0.25

let fronts: Record<string, ChosenFront> | null = null

const isChosen = (value: unknown): value is ChosenFront =>
  hasFields(value, 'plan', 'front') && isFront(value.front)

/** The fronts that the facades build, by slug: each measured once on a plan and stored, since plans come and go. */
export function chosenFronts(): Record<string, ChosenFront> {
  fronts ??= readRecord(FRONTS_FILE, isChosen)
  return fronts
}

/** The front of a facade's house, and the plan it belongs to. */
export function frontFor(slug: string): ChosenFront {
  const front = chosenFronts()[slug]
  if (!front) throw new Error(`No front is stored for ${slug}. Run npm run fronts -w catalogue.`)
  return front
}

/** What is wrong with the fronts of facades that are dealt: each is that of a plan which is dealt too. */
export function frontProblems(designs: readonly { slug: string; plan: PlanFacts | null }[]): string[] {
  const plans = new Map(designs.map(({ slug, plan }) => [slug, plan]))
  return Object.entries(chosenFronts()).flatMap(([slug, { plan, front }]) => {
    if (!isDealt(slug)) return []
    const facts = plan === null ? null : plans.get(plan)
    if (facts && farthestStep(front, frontOf(facts)) <= SAME_FRONT_M) return []
    return [`${slug} is the front of no plan in the list: run npm run fronts -w catalogue`]
  })
}
