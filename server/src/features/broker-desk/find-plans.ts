import type { Design } from '@dream/contract/api/designs/design'
import type { DesignCard } from '@dream/contract/api/chat/messages'
import { designCardOf } from '@dream/contract/rules/designs/design-card'

/** The catalogue's designs. */
export type Plans = { now(): { byId: ReadonlyMap<string, { design: Design; isPublished: boolean }> } }
type PlanQuery = { q?: string | undefined; width?: number | undefined }

const MAX_PLANS = 48

/** Published floor plans that have every word, and suit a lot of that width; the widest that fit come first. */
export function findPlans(
  plans: Plans,
  { q = '', width }: PlanQuery,
): { items: DesignCard[]; total: number } {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean)
  const found = [...plans.now().byId.values()]
    .filter(({ design, isPublished }) => isPublished && design.category === 'Floor Plan')
    .map(({ design }) => design)
    .filter(({ frontage }) => width === undefined || (frontage !== null && frontage <= width))
    .filter((design) => hasAll(design, words))
    .toSorted((a, b) => (b.frontage ?? 0) - (a.frontage ?? 0) || a.title.localeCompare(b.title))
  return { items: found.slice(0, MAX_PLANS).map(designCardOf), total: found.length }
}

/** A word begins a word of the title or features; a number stands beside what it counts. */
function hasAll(design: Design, words: readonly string[]): boolean {
  const { title, bedrooms, bathrooms, garages, plan, features } = design
  const facts = [`${bedrooms} bed`, `${bathrooms} bath`, `${garages} car`, `${plan?.storeys} storey`]
  const text = ` ${[title, ...facts, ...features].join(' ').toLowerCase()}`
  return pairs(words).every((word) => text.includes(` ${word}`))
}

/** "4 bed study" is "4 bed" and "study". */
function pairs(words: readonly string[]): string[] {
  const joined: string[] = []
  for (const word of words) {
    const last = joined.at(-1)
    if (last !== undefined && /^\d+$/.test(last)) joined[joined.length - 1] = `${last} ${word}`
    else joined.push(word)
  }
  return joined
}
