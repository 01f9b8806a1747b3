import type { BrokerCard } from '@dream/contract/api/sections/brokers'
import { STATES, type State } from '@dream/contract/rules/account/australia'
import {
  LANGUAGES,
  MIN_REPLIES,
  SPECIALTIES,
  type Language,
  type Specialty,
} from '@dream/contract/rules/brokers/brokers'

/** As a state: also those who don't work in the person's own. */
export const ALL_STATES = 'all' as const

const STATE_CHOICES = [...STATES, ALL_STATES] as const

/** What the directory is narrowed to, as its URL says; null for what nothing is said of: of states it is then the person's own. */
export type Filter = {
  state: State | typeof ALL_STATES | null
  /** A postcode. */
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

/** The filter that a URL asks for; what it does not know is left out. */
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

/** Only what is set, so that the same filter is always the same query. */
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

/** The URL of the directory with this filter. */
export function urlOf(filter: Filter): string {
  const search = searchOf(filter)
  return search.size > 0 ? `/brokers?${search}` : '/brokers'
}

/** The filter with another choice; '' is none. */
export function withChoice(filter: Filter, name: keyof Filter, value: string): Filter {
  const search = searchOf(filter)
  search.set(name, value)
  return filterOf(search)
}

/** Whether somebody may be left out. */
export const isNarrowed = ({ sort: _sort, ...rest }: Filter) =>
  Object.values(rest).some((value) => value !== null && value !== ALL_STATES)

/** The brokers at hand: all of them, or of one state those who work there. */
type Known = { items: readonly BrokerCard[]; home: State | null }

/**
 * Those of the brokers at hand that a filter lets through, for the moment until the server answers and for a time without a
 * network. Null when that cannot be known here: cards name areas, not postcodes, and who works in another state is not at hand.
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
