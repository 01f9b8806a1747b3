import type { Brief, BriefInput } from '@dream/contract/api/chat/brief'
import type { Design } from '@dream/contract/api/designs/design'
import type { DesignCard } from '@dream/contract/api/chat/messages'
import { ProfileAnswers } from '@dream/contract/api/account/profile'
import { BRIEF_PLANS } from '@dream/contract/rules/chat/chat'
import { designCardOf } from '@dream/contract/rules/designs/design-card'
import { groundOfBrief } from '@dream/contract/rules/chat/brief-fit'
import { type Ground, groundOf } from '@dream/contract/rules/land/land-fit'
import { suitedTo } from '@dream/contract/rules/land/suited-lot'
import { MUST_HAVES } from '@dream/contract/rules/account/profile'
import type { BriefFacts } from './brief.store.ts'

/** Catalogue look-ups for a brief. */
export type BriefCatalogue = {
  design(id: string): Design | undefined
  /** Text of a pass reason; null for an unknown one. */
  reason(tag: string): string | null
}

const MAX_DISLIKES = 6
/** Min count of a pass reason: a single one may be chance. */
const MIN_TIMES = 2

const answers = ProfileAnswers.shape

/** Writes the whole brief from a buyer's answers, likes and passes. */
export function writeBrief(facts: BriefFacts, catalogue: BriefCatalogue): Required<Brief> {
  return {
    whoFor: readable(answers.whoFor, facts.whoFor),
    mustHaves: mustHavesOf(facts),
    dislikes: dislikesOf(facts.passedTags, catalogue),
    areas: {
      state: readable(answers.state, facts.state),
      suburb: facts.suburb,
      postcode: facts.postcode,
    },
    block: {
      width: facts.blockWidth,
      depth: facts.blockDepth,
      slope: readable(answers.slope, facts.slope),
      facing: readable(answers.facing, facts.facing),
      corner: readable(answers.corner, facts.corner),
      setbacks: setbacksOf(groundOfFacts(facts)),
    },
    budget: readable(answers.budget, facts.budget),
    stage: {
      stage: readable(answers.stage, facts.stage),
      when: readable(answers.when, facts.when),
      firstHome: readable(answers.firstHome, facts.firstHome),
    },
    plans: plansOf(facts.likedPlans.slice(0, BRIEF_PLANS), facts, catalogue),
  }
}

/** Keeps only the parts that a buyer has ticked. */
export function onlyShared(whole: Required<Brief>, { share }: BriefInput): Brief {
  const ticked = new Set<string>(share)
  return Object.fromEntries(Object.entries(whole).filter(([part]) => ticked.has(part)))
}

/** Replaces the plans by those that the buyer chose among their likes. */
export function withPlans(
  whole: Required<Brief>,
  chosen: { planIds: readonly string[] | undefined; facts: BriefFacts },
  catalogue: BriefCatalogue,
): Required<Brief> {
  const { planIds, facts } = chosen
  return planIds === undefined ? whole : { ...whole, plans: plansOf(planIds, facts, catalogue) }
}

/** Stored answer, or null when this version no longer knows it. */
function readable<T>(
  schema: { safeParse(value: unknown): { success: boolean; data?: T | undefined } },
  value: unknown,
) {
  const { data } = schema.safeParse(value)
  return data ?? null
}

function mustHavesOf({ bedrooms, bathrooms, cars, storeys, mustHaves }: BriefFacts): string[] {
  const counts = [
    counted(bedrooms, 'bedroom'),
    counted(bathrooms, 'bathroom'),
    cars === 0 ? 'No garage' : counted(cars, 'car space'),
    storeys === '1' ? 'One storey' : storeys === '2' ? 'Two storeys' : null,
  ].filter((line) => line !== null)
  return [...counts, ...MUST_HAVES.filter(({ value }) => mustHaves.includes(value)).map(({ label }) => label)]
}

const counted = (count: number | null, word: string) =>
  count === null ? null : `${count} ${word}${count === 1 ? '' : 's'}`

/** Texts of repeated pass reasons, the most frequent first. */
function dislikesOf(passedTags: Readonly<Record<string, number>>, { reason }: BriefCatalogue): string[] {
  const times = new Map<string, number>()
  for (const [tag, count] of Object.entries(passedTags)) {
    const text = reason(tag)
    if (text) times.set(text, (times.get(text) ?? 0) + count)
  }
  return [...times]
    .filter(([, count]) => count >= MIN_TIMES)
    .sort(([, a], [, b]) => b - a)
    .slice(0, MAX_DISLIKES)
    .map(([text]) => text)
}

const groundOfFacts = (facts: BriefFacts): Ground =>
  groundOf({
    state: readable(answers.state, facts.state),
    corner: readable(answers.corner, facts.corner),
    setbacks: readable(answers.setbacks, facts.setbacks),
    mustHaves: facts.mustHaves,
  })

const setbacksOf = ({ setbacks, isOwn }: Ground) => ({ ...setbacks, isOwn })

/** Updates the plans of a shared brief from the catalogue, with the lots that they need on its ground. */
export function withSuitedPlans<B extends Brief>(brief: B, { design }: BriefCatalogue): B {
  if (!brief.plans) return brief
  const ground = groundOfBrief(brief)
  const plans = brief.plans.map((plan) => {
    const found = design(plan.id)
    return found ? designCardOf(suitedTo(ground, found)) : plan
  })
  return { ...brief, plans }
}

/** Plans with the lots that they need on this buyer's ground, as the buyer sees them. */
function plansOf(ids: readonly string[], facts: BriefFacts, { design }: BriefCatalogue): DesignCard[] {
  const ground = groundOfFacts(facts)
  return ids.flatMap((id) => {
    const found = design(id)
    return found ? [designCardOf(suitedTo(ground, found))] : []
  })
}
