import type { BrokerCard } from '@dream/contract/api/sections/brokers'
import { STATES, type State } from '@dream/contract/rules/account/australia'
import {
  LANGUAGES,
  MIN_REPLIES,
  SPECIALTIES,
  type Language,
  type Specialty,
} from '@dream/contract/rules/brokers/brokers'

/** State filter that includes brokers outside of the person's own state. */
export const ALL_STATES = 'all' as const

const STATE_CHOICES = [...STATES, ALL_STATES] as const

/** Filter of the directory, as in its URL; null for what is not set: the state is then the person's own. */
export type Filter = {
  state: State | typeof ALL_STATES | null
  /** Postcode. */
  area: string | null
  specialty: Specialty | null
  language: Language | null
  sort: 'match' | 'fastest'
}

export const NOTHING_CHOSEN: Filter = {
  state: null,
  area: null,
  specialty: null,
  language: null,
  sort: 'match',
}

export const isPostcode = (typed: string) => /^\d{4}$/.test(typed)

/** Parses the filter of a URL; unknown values are ignored. */
export function filterOf(search: URLSearchParams): Filter {
  const area = search.get('area') ?? ''
  return {
    state: STATE_CHOICES.find((state) => state === search.get('state')) ?? null,
    area: isPostcode(area) ? area : null,
    specialty: SPECIALTIES.find(({ value }) => value === search.get('specialty'))?.value ?? null,
    language: LANGUAGES.find(({ value }) => value === search.get('language'))?.value ?? null,
    sort: search.get('sort') === 'fastest' ? 'fastest' : 'match',
  }
}

/** Query with only what is set, so that the same filter is always the same query. */
export function queryOf({ state, area, specialty, language, sort }: Filter) {
  return {
    ...(state && state !== ALL_STATES && { state }),
    ...(area && { area }),
    ...(specialty && { specialty }),
    ...(language && { language }),
    ...(sort === 'fastest' && { sort }),
  }
}

const searchOf = (filter: Filter) =>
  new URLSearchParams({ ...(filter.state === ALL_STATES && { state: ALL_STATES }), ...queryOf(filter) })

/** URL of the directory with this filter. */
export function urlOf(filter: Filter): string {
  const search = searchOf(filter)
  return search.size > 0 ? `/brokers?${search}` : '/brokers'
}

/** Returns the filter with another choice; '' removes it. */
export function withChoice(filter: Filter, name: keyof Filter, value: string): Filter {
  const search = searchOf(filter)
  search.set(name, value)
  return filterOf(search)
}

/** Whether the filter may exclude brokers. */
export const isNarrowed = ({ sort: _sort, ...rest }: Filter) =>
  Object.values(rest).some((value) => value !== null && value !== ALL_STATES)

/** Cached brokers: all of them, or those who work in one state. */
type Known = { items: readonly BrokerCard[]; home: State | null }

/**
 * Filters the cached brokers, until the server answers and while offline. Null where that is impossible: cards name areas, not
 * postcodes, and brokers of another state are not cached.
 */
export function amongKnown({ items, home }: Known, filter: Filter): BrokerCard[] | null {
  const { area, specialty, language, sort } = filter
  const state = filter.state === ALL_STATES ? null : filter.state
  if (area !== null || (state !== null && home !== null && state !== home)) return null
  const found = items.filter(
    (card) =>
      (state === null || card.states.includes(state)) &&
      (specialty === null || card.specialties.includes(specialty)) &&
      (language === null || card.languages.includes(language)),
  )
  return sort === 'match' ? found : found.toSorted(byReply)
}

const byReply = (a: BrokerCard, b: BrokerCard) =>
  Number(a.isFull) - Number(b.isFull) || minutesOf(a) - minutesOf(b) || 0

const minutesOf = ({ replyMinutes, replyCount }: BrokerCard) =>
  replyMinutes === null || replyCount < MIN_REPLIES ? Infinity : replyMinutes
