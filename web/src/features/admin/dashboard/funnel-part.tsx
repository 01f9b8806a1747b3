import type { Dashboard } from '@dream/contract/api/admin/dashboard'
import { useState } from 'react'
import { Chart } from '#ui/charts/chart.tsx'
import { Segmented } from '#ui/forms/segmented.tsx'
import { numberText } from '../text/text.ts'
import css from './dashboard.module.css'
import { dayText, type FunnelLine, funnelOf, moveText, rateText } from './funnel.ts'

const BY = [
  { value: 'week', label: 'By week' },
  { value: 'cohort', label: 'By cohort' },
] as const
type By = (typeof BY)[number]['value']

/** Funnel from the first visit to an active buyer: by week beside the week before, or by cohort. */
export function FunnelPart({ data }: { data: Dashboard }) {
  const [by, setBy] = useState<By>('week')
  const all = by === 'week' ? data.weeks : data.cohorts
  const [chosen, setChosen] = useState<string | null>(null)
  const found = all.findIndex((each) => each.week === chosen)
  // Default to the last complete week: the current one says little beside it.
  const index = found > 0 ? found : all.length - 2
  const [week, before] = [all[index], all[index - 1]]
  if (!week || !before) return null
  const lines = funnelOf(week.steps, before.steps, by).filter(
    ({ step }) => by === 'week' || (step !== 'visit' && step !== 'install'),
  )
  return (
    <section className={css['part']} aria-label="Funnel">
      <div className={css['choices']}>
        <Segmented label="Funnel" options={BY} value={by} onChange={setBy} />
        <label className={css['week']}>
          Week of
          <select value={week.week} onChange={({ currentTarget }) => setChosen(currentTarget.value)}>
            {all
              .slice(1)
              .toReversed()
              .map((each) => (
                <option key={each.week} value={each.week}>
                  {dayText(each.week)}
                  {each === all.at(-1) && ', so far'}
                </option>
              ))}
          </select>
        </label>
      </div>
      <Chart
        title={by === 'week' ? 'Funnel of the week' : 'Funnel of those who registered in the week'}
        data={{
          kind: 'bars',
          of: 'Step',
          series: [
            { id: 'count', label: `Week of ${dayText(week.week)}` },
            { id: 'before', label: `Week of ${dayText(before.week)}`, isQuiet: true },
          ],
          points: lines.map(({ label, count, before: earlier }) => ({
            label,
            values: { count, before: earlier },
          })),
        }}
      >
        {by === 'week'
          ? 'What happened in the week, whenever these people registered.'
          : 'How far the week’s people have come until now; a younger week has had less time.'}
      </Chart>
      <Rates lines={lines} />
    </section>
  )
}

/** Conversion rates of the steps, beside the week before. */
function Rates({ lines }: { lines: readonly FunnelLine[] }) {
  return (
    <div className={css['scroll']}>
      <table className={css['table']}>
        <caption>From step to step</caption>
        <thead>
          <tr>
            <th scope="col">Step</th>
            <th scope="col">People</th>
            <th scope="col">Of the step before</th>
            <th scope="col">Week before</th>
            <th scope="col">Change</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.step}>
              <th scope="row">{line.label}</th>
              <td>{numberText(line.count)}</td>
              <td>{rateText(line.rate)}</td>
              <td>{rateText(line.rateBefore)}</td>
              <td>{moveText(line)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
