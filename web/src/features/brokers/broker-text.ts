import type { BrokerCard } from '@dream/contract/api/sections/brokers'
import { LANGUAGES, SPECIALTIES, type Specialty } from '@dream/contract/rules/brokers/brokers'

type Choices<V extends string> = readonly { readonly value: V; readonly label: string }[]

const labelsOf = <V extends string>(choices: Choices<V>, values: readonly V[]) =>
  choices.filter(({ value }) => values.includes(value)).map(({ label }) => label)

/** Specialties as text, in one order for every broker, after the one that is searched for. */
export const specialtiesOf = ({ specialties }: Pick<BrokerCard, 'specialties'>, wanted?: Specialty | null) =>
  labelsOf(
    SPECIALTIES.toSorted((a, b) => Number(b.value === wanted) - Number(a.value === wanted)),
    specialties,
  )
export const languagesOf = ({ languages }: Pick<BrokerCard, 'languages'>) => labelsOf(LANGUAGES, languages)

/** Name of a broker in a sentence and on a button. */
export const firstName = (name: string) => name.trim().split(/\s+/, 1)[0] || name

/** Joins items as a list: "Identity, ABN and Licence". */
export function listed(items: readonly string[]): string {
  const last = items.at(-1) ?? ''
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} and ${last}`
}

const DAY = new Intl.DateTimeFormat('en-AU', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})

/** Formats 2026-10-06 as 6 Oct 2026, with non-breaking spaces. */
export const dayText = (day: string) => DAY.format(new Date(day)).replaceAll(' ', '\u00a0')

/** Checks and their dates in one line, each date once; null without checks. */
export function checksLine(checks: BrokerCard['checks']): string | null {
  const days = [...new Set(checks.map(({ checkedOn }) => checkedOn))].toSorted()
  if (days.length === 0) return null
  const lastYear = days.at(-1)?.slice(0, 4) ?? ''
  const parts = days.map((day, at) => {
    const same = checks.filter(({ checkedOn }) => checkedOn === day).map(({ what }) => what)
    const showsYear = at === days.length - 1 || !day.startsWith(lastYear)
    return `${same.join(', ')}\u00a0${showsYear ? dayText(day) : dayText(day).slice(0, -5)}`
  })
  return parts.join(' · ')
}
