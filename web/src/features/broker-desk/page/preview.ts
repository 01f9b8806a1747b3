import type { BrokerDetail, BrokerProfile } from '@dream/contract/api/brokers'
import { hoursProblem, openingAt } from '@dream/contract/rules/hours'
import { type Draft, wordsOf } from './draft.ts'

/** The page as buyers would see it, were it saved now. */
export function previewOf(page: BrokerProfile, draft: Draft, now: Date): BrokerDetail {
  const words = wordsOf(draft)
  const { id, name, portrait, checks, replyMinutes, replyCount, buyerCount } = page
  const { timeZone } = words
  const hours = hoursProblem(words.hours) ? [] : words.hours
  const awayUntil = words.awayUntil ? new Date(words.awayUntil) : null
  const { isOpen, opensAt, words: said } = openingAt({ hours, timeZone, awayUntil }, now)
  return {
    id,
    name,
    portrait,
    checks,
    replyMinutes,
    replyCount,
    company: words.company || 'Your company',
    headline: words.headline || 'Your headline',
    about: words.about,
    howIWork: words.howIWork,
    howPaid: words.howPaid,
    states: words.states,
    areas: words.areas.map((area) => area.name).filter(Boolean),
    specialties: words.specialties,
    languages: words.languages,
    hours,
    timeZone,
    awayUntil: words.awayUntil,
    abn: words.abn,
    opening: { isOpen, opensAt: opensAt?.toISOString() ?? null, words: said },
    isFull: buyerCount >= words.capacity,
    reasons: [],
    isSelected: false,
  }
}
