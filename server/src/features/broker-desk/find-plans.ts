import type { PlanToSend } from '@dream/contract/api/chat/broker-desk'
import type { Brief } from '@dream/contract/api/chat/brief'
import type { Design } from '@dream/contract/api/designs/design'
import { fitOfBrief, groundOfBrief, wishesOf } from '@dream/contract/rules/chat/brief-fit'
import { designCardOf } from '@dream/contract/rules/designs/design-card'
import { type Ground, houseOf } from '@dream/contract/rules/land/land-fit'
import { suitedTo } from '@dream/contract/rules/land/suited-lot'
import { foldText } from '@dream/contract/rules/text/fold-text'

/** Designs of the catalogue. */
export type Plans = { now(): { byId: ReadonlyMap<string, { design: Design; isPublished: boolean }> } }
type PlanQuery = { q?: string | undefined; isFitting: boolean }

const MAX_PLANS = 48

/**
 * Searches published floor plans that match every word, ranked by fit on the buyer's block and must-haves met; the plans that the
 * buyer likes come beside them, whether they fit or not.
 */
export function findPlans(
  plans: Plans,
  brief: Brief,
  { q = '', isFitting }: PlanQuery,
): { items: PlanToSend[]; liked: PlanToSend[]; total: number } {
  const words = q.split(/\s+/).map(foldText).filter(Boolean)
  const { byId } = plans.now()
  const likedIds = (brief.plans ?? []).map(({ id }) => id)
  const ground = groundOfBrief(brief)
  const liked = likedIds.flatMap((id) => byId.get(id)?.design ?? [])
  const found = [...byId.values()]
    .filter(({ design, isPublished }) => isPublished && design.category === 'Floor Plan')
    .filter(({ design }) => hasAll(design, words) && !likedIds.includes(design.id))
    .map(({ design }) => planOf(design, { brief, ground }))
    .filter(({ fit }) => !isFitting || fit === null || fit.fits)
    .toSorted(bySuiting)
  return {
    items: found.slice(0, MAX_PLANS),
    liked: liked.map((design) => planOf(design, { brief, ground })),
    total: found.length,
  }
}

/** Adjusts the lot to the buyer's ground, so that it agrees with the fit. */
function planOf(design: Design, { brief, ground }: { brief: Brief; ground: Ground }): PlanToSend {
  const fit = fitOfBrief(brief, houseOf(design))
  return {
    ...designCardOf(suitedTo(ground, design)),
    storeys: design.plan?.storeys ?? null,
    livingAreas: design.plan?.livingAreas ?? null,
    squares: design.plan?.squares ?? null,
    fit: fit && { fits: fit.fits, summary: fit.summary },
    wishes: wishesOf(brief, design),
  }
}

/** Of equals the widest come first, since they use the block. */
const bySuiting = (a: PlanToSend, b: PlanToSend) =>
  Number(b.fit?.fits ?? false) - Number(a.fit?.fits ?? false) ||
  b.wishes.met.length - a.wishes.met.length ||
  (b.frontage ?? 0) - (a.frontage ?? 0) ||
  a.title.localeCompare(b.title)

/** A word matches the beginning of a word in the title or features; a number must precede its unit. */
function hasAll(design: Design, words: readonly string[]): boolean {
  const { title, bedrooms, bathrooms, garages, plan, features } = design
  const facts = [
    `${bedrooms} bed`,
    `${bathrooms} bath`,
    garages === 0 ? 'no garage' : `${garages} car`,
    `${plan?.storeys} storey`,
  ]
  const text = ` ${[title, ...facts, ...features].map(foldText).join(' ')}`
  return pairs(words).every((word) => text.includes(` ${word}`))
}

/** Splits "4 bed study" into "4 bed" and "study". */
function pairs(words: readonly string[]): string[] {
  const joined: string[] = []
  for (const word of words) {
    const last = joined.at(-1)
    if (last !== undefined && /^\d+$/.test(last)) joined[joined.length - 1] = `${last} ${word}`
    else joined.push(word)
  }
  return joined
}
