import type { BrokerCard } from '@dream/contract/api/sections/brokers'
import { STATES, type State } from '@dream/contract/rules/account/australia'
import { LANGUAGES, SPECIALTIES, type Language, type Specialty } from '@dream/contract/rules/brokers/brokers'

/** What the directory is narrowed to, as its URL says; null for everything. */
export type Filter = {
  state: State | null
  /** A postcode. */
  area: string | null
  specialty: Specialty | null
  language: Language | null
  sort: 'match' | 'fastest'
}

export const EVERYBODY: Filter = { state: null, area: null, specialty: null, language: null, sort: 'match' }

export const isPostcode = (typed: string) => /^\d{4}$/.test(typed)

/** The filter that a URL asks for; what it does not know is left out. */
export function filterOf(search: URLSearchParams): Filter {
  const area = search.get('area') ?? ''
  return {
    state: STATES.find((state) => state === search.get('state')) ?? null,
    area: isPostcode(area) ? area : null,
    specialty: SPECIALTIES.find(({ value }) => value === search.get('specialty'))?.value ?? null,
    language: LANGUAGES.find(({ value }) => value === search.get('language'))?.value ?? null,
    sort: search.get('sort') === 'fastest' ? 'fastest' : 'match',
  }
}

/** Only what is set, so that the same filter is always the same query. */
export function queryOf({ state, area, specialty, language, sort }: Filter) {
  return {
    ...(state && { state }),
    ...(area && { area }),
    ...(specialty && { specialty }),
    ...(language && { language }),
    ...(sort === 'fastest' && { sort }),
  }
}

/** The URL of the directory with this filter. */
export function urlOf(filter: Filter): string {
  const search = new URLSearchParams(queryOf(filter))
  return search.size > 0 ? `/brokers?${search}` : '/brokers'
}

/** Whether somebody may be left out. */
export const isNarrowed = ({ sort: _sort, ...rest }: Filter) =>
  Object.values(rest).some((value) => value !== null)

/**
 * Those of the brokers at hand that a filter lets through, for the moment until the server answers and for a time without a
 * network. Null when that cannot be known here: cards name areas, not postcodes.
 */
export function amongKnown(cards: readonly BrokerCard[], filter: Filter): BrokerCard[] | null {
  const { state, area, specialty, language, sort } = filter
  if (area !== null) return null
  const found = cards.filter(
    (card) =>
      (state === null || card.states.includes(state)) &&
      (specialty === null || card.specialties.includes(specialty)) &&
      (language === null || card.languages.includes(language)),
  )
  return sort === 'match' ? found : found.toSorted(byReply)
}

const byReply = (a: BrokerCard, b: BrokerCard) =>
  Number(a.isFull) - Number(b.isFull) || (a.replyMinutes ?? Infinity) - (b.replyMinutes ?? Infinity) || 0
