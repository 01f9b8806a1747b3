import type { BrokerProfile, BrokerProfileInput } from '@dream/contract/api/sections/brokers'
import type { State } from '@dream/contract/rules/account/australia'
import {
  type Language,
  type Specialty,
  TIME_ZONES,
  type TimeZone,
} from '@dream/contract/rules/brokers/brokers'
import type { Period } from '@dream/contract/rules/brokers/hours'
import { dayIn, midnightIn } from './zoned-day.ts'

/** Area as typed: its postcode ranges in one line, "3011-3049, 3335". */
export type DraftArea = { name: string; state: State; postcodes: string }

/** Broker's page as typed. */
export type Draft = {
  company: string
  headline: string
  about: string
  howIWork: string[]
  howPaid: string
  states: State[]
  areas: DraftArea[]
  specialties: Specialty[]
  languages: Language[]
  hours: Period[]
  timeZone: TimeZone
  /** First day back, as 2026-11-30; empty for none. */
  backOn: string
  capacity: string
  abn: string
}
export type DraftField = keyof Draft

const WEEKDAYS = [1, 2, 3, 4, 5] as const
const USUAL_CAPACITY = 20

const rangesAsText = (ranges: readonly (readonly [string, string])[]) =>
  ranges.map(([first, last]) => (first === last ? first : `${first}-${last}`)).join(', ')

/** Formats the eleven digits of an ABN. */
const abnAsText = (digits: string) => digits.replace(/^(\d\d)(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4')

/** Converts the stored page to a draft; fields that were never filled start with usual values. */
export function draftOf(page: BrokerProfile, zoneHere: string): Draft {
  const timeZone = page.timeZone ?? TIME_ZONES.find((zone) => zone === zoneHere) ?? 'Australia/Sydney'
  return {
    company: page.company ?? '',
    headline: page.headline ?? '',
    about: page.about ?? '',
    howIWork: page.howIWork ?? [''],
    howPaid: page.howPaid ?? '',
    states: page.states ?? [],
    areas: (page.areas ?? []).map(({ name, state, postcodes }) => ({
      name,
      state,
      postcodes: rangesAsText(postcodes),
    })),
    specialties: page.specialties ?? [],
    languages: page.languages ?? ['en'],
    hours: page.hours ?? WEEKDAYS.map((day) => ({ day, from: '09:00', to: '17:00' })),
    timeZone,
    backOn: page.awayUntil ? dayIn(new Date(page.awayUntil), timeZone) : '',
    capacity: String(page.capacity ?? USUAL_CAPACITY),
    abn: page.abn ? abnAsText(page.abn) : '',
  }
}

/** Parses postcode ranges; a single postcode is a range of itself. Invalid ones are sent as they are, for the server's error. */
function rangesOf(text: string): [string, string][] {
  const parts = text.split(/[,;\n]/).map((part) => part.trim())
  return parts.filter(Boolean).map((part) => {
    const [first = '', last = first] = part.split(/\s*(?:-|–|to)\s*/)
    return [first, last]
  })
}

/** Converts a draft to the input of the API. */
export function inputOf(draft: Draft): BrokerProfileInput {
  const { backOn, capacity, abn, areas, howIWork, ...same } = draft
  return {
    ...same,
    howIWork: howIWork.map((step) => step.trim()).filter(Boolean),
    areas: areas.map(({ name, state, postcodes }) => ({ name, state, postcodes: rangesOf(postcodes) })),
    awayUntil: backOn === '' ? null : midnightIn(backOn, draft.timeZone).toISOString(),
    capacity: Number(capacity),
    abn: abn.trim() === '' ? null : abn,
  }
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** Fields in which two drafts differ. */
export function changedFields(from: Draft, to: Draft): DraftField[] {
  return FIELDS.filter((field) => !isSame(from[field], to[field]))
}

export const FIELDS = [
  'company',
  'headline',
  'about',
  'howIWork',
  'howPaid',
  'states',
  'areas',
  'specialties',
  'languages',
  'hours',
  'timeZone',
  'backOn',
  'capacity',
  'abn',
] as const satisfies readonly DraftField[]

/**
 * Merges what was typed here with a change made elsewhere: untouched fields are theirs. `clashes` were changed in both places;
 * they stay as typed here.
 */
export function mergeDrafts({ base, mine, theirs }: { base: Draft; mine: Draft; theirs: Draft }) {
  const here = new Set<DraftField>(changedFields(base, mine))
  const clashes = changedFields(base, theirs).filter(
    (field) => here.has(field) && !isSame(mine[field], theirs[field]),
  )
  const own = Object.fromEntries(
    FIELDS.filter((field) => here.has(field)).map((field) => [field, mine[field]]),
  )
  return { draft: { ...theirs, ...own }, clashes }
}
