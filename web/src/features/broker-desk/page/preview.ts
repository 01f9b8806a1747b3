import type { BrokerDetail, BrokerProfile } from '@dream/contract/api/sections/brokers'
import { isValid } from '@dream/contract/rules/brokers/checks'
import { hoursProblem, openingAt } from '@dream/contract/rules/brokers/hours'
import { type Draft, inputOf } from './draft.ts'

/** Builds the page that buyers would see if the draft were saved now. */
export function previewOf(page: BrokerProfile, draft: Draft, now: Date): BrokerDetail {
  const input = inputOf(draft)
  const { id, name, portrait, checks, replyMinutes, replyCount, buyerCount } = page
  const { timeZone } = input
  const hours = hoursProblem(input.hours) ? [] : input.hours
  const awayUntil = input.awayUntil ? new Date(input.awayUntil) : null
  const { isOpen, opensAt, label: openingText } = openingAt({ hours, timeZone, awayUntil }, now)
  return {
    id,
    name,
    portrait,
    checks: checks.filter((check) => isValid(check, now)),
    replyMinutes,
    replyCount,
    company: input.company || 'Your company',
    headline: input.headline || 'Your headline',
    about: input.about,
    howIWork: input.howIWork,
    howPaid: input.howPaid,
    states: input.states,
    areas: input.areas.map((area) => area.name).filter(Boolean),
    specialties: input.specialties,
    languages: input.languages,
    hours,
    timeZone,
    awayUntil: input.awayUntil,
    abn: input.abn,
    opening: { isOpen, opensAt: opensAt?.toISOString() ?? null, label: openingText },
    buyerCount,
    capacity: input.capacity,
    isElsewhere: false,
    isFull: buyerCount >= input.capacity,
    reasons: [],
    isSelected: false,
  }
}
