import type { Dashboard } from '@dream/contract/api/admin/dashboard'
import { FUNNEL } from '@dream/contract/rules/admin/funnel'
import { Chart } from '#ui/charts/chart.tsx'
import { Segmented } from '#ui/forms/segmented.tsx'
import { useUrlFilters } from '../shell/url-filters.ts'
import css from './dashboard.module.css'
import { dayText } from './funnel.ts'

/** Steps drawn as lines; more would overlap. */
const LINES = ['registered', 'unlocked-brokers', 'broker-chosen', 'active'] as const
const SPANS = [
  { value: '9', label: '9 weeks' },
  { value: '26', label: 'Half a year' },
  { value: '53', label: 'A year' },
] as const
const [SHORTEST] = SPANS

/** Trend of the main funnel steps over a chosen number of weeks, which is kept in the URL. */
export function WeeksPart({ data }: { data: Dashboard }) {
  const [{ weeks }, setFilters] = useUrlFilters(['weeks'])
  const span = SPANS.find(({ value }) => value === weeks) ?? SHORTEST
  const series = LINES.map((id) => ({ id, label: FUNNEL.find(({ step }) => step === id)?.label ?? id }))
  const points = data.weeks.slice(-Number(span.value)).map(({ week, steps }) => ({
    label: dayText(week),
    values: Object.fromEntries(LINES.map((step) => [step, steps[step] ?? 0])),
  }))
  return (
    <section className={css['weeks']} aria-label="Week by week">
      <Segmented
        label="Look back"
        options={SPANS}
        value={span.value}
        onChange={(value) => setFilters({ weeks: value === SHORTEST.value ? '' : value })}
      />
      <Chart title="Week by week" data={{ kind: 'lines', of: 'Week of', series, points }}>
        The last week isn’t over yet.
      </Chart>
    </section>
  )
}
