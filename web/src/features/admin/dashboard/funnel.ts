import type { Dashboard } from '@dream/contract/api/admin/dashboard'
import { FUNNEL, type FunnelStep } from '@dream/contract/rules/admin/funnel'

export type Steps = Dashboard['weeks'][number]['steps']

/** Funnel step in two weeks. */
export type FunnelLine = {
  step: FunnelStep
  label: string
  count: number
  before: number
  /** Share of the previous step; null where that is 0. */
  rate: number | null
  rateBefore: number | null
}

/** Funnel of a week beside the week before: by events in the week, or by cohort of registration. */
export const funnelOf = (week: Steps, before: Steps, by: 'week' | 'cohort'): FunnelLine[] =>
  FUNNEL.map(({ step, label }, at) => ({
    step,
    label,
    count: week[step] ?? 0,
    before: before[step] ?? 0,
    rate: rateOf(week, at, by),
    rateBefore: rateOf(before, at, by),
  }))

/** Rate of a step. Activity follows from no single step: in a cohort it is the share of registrations, in a week it has no rate. */
function rateOf(steps: Steps, at: number, by: 'week' | 'cohort'): number | null {
  const step = FUNNEL[at]?.step
  if (step === 'active' && by === 'week') return null
  const from = step === 'active' ? 'registered' : FUNNEL[at - 1]?.step
  const base = from && steps[from]
  return step && base ? (steps[step] ?? 0) / base : null
}

const percent = new Intl.NumberFormat('en-AU', { style: 'percent', maximumFractionDigits: 0 })

export const rateText = (rate: number | null) => (rate === null ? '–' : percent.format(rate))

/** Change of a rate: "up 4 points". */
export function moveText({ rate, rateBefore }: Pick<FunnelLine, 'rate' | 'rateBefore'>): string {
  if (rate === null || rateBefore === null) return ''
  const points = Math.round(rate * 100) - Math.round(rateBefore * 100)
  if (points === 0) return 'as before'
  return `${points > 0 ? 'up' : 'down'} ${Math.abs(points)} ${Math.abs(points) === 1 ? 'point' : 'points'}`
}

const day = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** Formats a day for an axis: "16 Nov". */
export const dayText = (isoDay: string) => day.format(new Date(`${isoDay}T00:00:00Z`))

/** Formats minutes of work. */
export function minutesText(minutes: number): string {
  if (minutes < 90) return `${Math.round(minutes)} min`
  return `${(minutes / 60).toFixed(1).replace(/\.0$/, '')} h`
}
