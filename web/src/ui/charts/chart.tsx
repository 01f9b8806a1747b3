import { lazy, Suspense, type ReactNode } from 'react'
import { Placeholder } from '../status/placeholder.tsx'
import { type ChartData, drawingHeight, valueText } from './chart-data.ts'
import css from './chart.module.css'

type Drawing = (props: { data: ChartData; label: string }) => ReactNode

/** The chart library is most of the admin pages' bytes. When it fails to load, the table remains. */
const ChartDrawing = lazy(() =>
  import('./chart-drawing.tsx').then(
    (loaded): { default: Drawing } => ({ default: loaded.ChartDrawing }),
    (): { default: Drawing } => ({
      default: () => <p className="secondary-text">The picture didn’t load.</p>,
    }),
  ),
)

type Props = {
  title: string
  /** Summary of the chart in a sentence. */
  children?: ReactNode
  data: ChartData
  /** Text in place of a chart without points. */
  empty?: string
}

/** Chart with its summary, and its numbers as a table that can be opened. */
export function Chart({ title, children, data, empty = 'Nothing has been counted yet.' }: Props) {
  const isEmpty = data.points.every(({ values }) => Object.values(values).every((value) => !value))
  return (
    <figure className={css['chart']}>
      <figcaption>
        <h2 className={css['title']}>{title}</h2>
        {children && <div className="secondary-text">{children}</div>}
      </figcaption>
      {isEmpty ? (
        <p className="secondary-text">{empty}</p>
      ) : (
        <>
          {data.series.length > 1 && <Legend data={data} />}
          <div className={css['frame']} style={{ height: drawingHeight(data) }}>
            <Suspense fallback={<Placeholder className={css['to-come']} />}>
              <ChartDrawing data={data} label={title} />
            </Suspense>
          </div>
          <details className={css['numbers']}>
            <summary>As a table</summary>
            <ChartTable data={data} title={title} />
          </details>
        </>
      )}
    </figure>
  )
}

function Legend({ data }: { data: ChartData }) {
  return (
    <ul className={css['legend']} aria-hidden="true" data-kind={data.kind}>
      {data.series.map(({ id, label, isQuiet }, at) => (
        <li key={id} data-at={isQuiet ? 'quiet' : at % 4}>
          {label}
        </li>
      ))}
    </ul>
  )
}

function ChartTable({ data, title }: { data: ChartData; title: string }) {
  return (
    <div className={css['scroll']}>
      <table>
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{data.of}</th>
            {data.series.map(({ id, label }) => (
              <th key={id} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.points.map((point, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- two points may have one name
            <tr key={at}>
              <th scope="row">{point.label}</th>
              {data.series.map(({ id }) => (
                <td key={id}>{valueText(data, point.values[id])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
