import { isRecord } from '@dream/contract/rules/app/is-record'
import { STATES } from '@dream/contract/rules/account/australia'
import { LANGUAGES, SPECIALTIES, TIME_ZONES } from '@dream/contract/rules/brokers/brokers'
import type { Weekday } from '@dream/contract/rules/brokers/hours'
import type { Draft, DraftArea } from './draft.ts'

type Guard<T> = (value: unknown) => value is T

const isText: Guard<string> = (value) => typeof value === 'string'
function oneOf<V extends string | number>(values: readonly V[]): Guard<V> {
  return (value): value is V => values.some((each) => each === value)
}
const chosenFrom = <V extends string>(choices: readonly { readonly value: V }[]) =>
  oneOf(choices.map(({ value }) => value))
function listOf<T>(guard: Guard<T>): Guard<T[]> {
  return (value): value is T[] => Array.isArray(value) && value.every(guard)
}

const WEEK: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7]
const isState = oneOf(STATES)
const isDay = oneOf(WEEK)
const isArea: Guard<DraftArea> = (value): value is DraftArea =>
  isRecord(value) && isText(value['name']) && isState(value['state']) && isText(value['postcodes'])
const isPeriod: Guard<Draft['hours'][number]> = (value): value is Draft['hours'][number] =>
  isRecord(value) && isDay(value['day']) && isText(value['from']) && isText(value['to'])

/** Restores a saved draft; malformed fields come from the page. */
function restored(value: unknown, page: Draft): Draft {
  const from = isRecord(value) ? value : {}
  const pick = <K extends keyof Draft>(field: K, guard: Guard<Draft[K]>): Draft[K] => {
    const saved = from[field]
    return guard(saved) ? saved : page[field]
  }
  return {
    company: pick('company', isText),
    headline: pick('headline', isText),
    about: pick('about', isText),
    howIWork: pick('howIWork', listOf(isText)),
    howPaid: pick('howPaid', isText),
    states: pick('states', listOf(isState)),
    areas: pick('areas', listOf(isArea)),
    specialties: pick('specialties', listOf(chosenFrom(SPECIALTIES))),
    languages: pick('languages', listOf(chosenFrom(LANGUAGES))),
    hours: pick('hours', listOf(isPeriod)),
    timeZone: pick('timeZone', oneOf(TIME_ZONES)),
    backOn: pick('backOn', isText),
    capacity: pick('capacity', isText),
    abn: pick('abn', isText),
  }
}

/** Reads the unsaved draft and the page that it is based on; null when there is none. */
export function readSavedDraft(saved: unknown, page: Draft): { base: Draft; draft: Draft } | null {
  if (!isRecord(saved) || !isRecord(saved['draft'])) return null
  return { base: restored(saved['base'], page), draft: restored(saved['draft'], page) }
}
