import {
  Bar,
  BarChart,
  CartesianGrid,
  Line,
  LineChart,
  Tooltip,
  XAxis,
  YAxis,
  type TooltipValueType,
} from 'recharts'
import type { ChartData, ChartSeries } from './chart-data.ts'
import { drawingHeight, valueText } from './chart-data.ts'
import css from './chart.module.css'

/** Colours that are distinguishable in both themes; dashes and the legend carry the same information. */
const COLOURS = ['var(--teal-text)', 'var(--pass)', 'var(--like)', 'var(--ink-2)'] as const
const DASHES = ['', '6 3', '2 3', '8 3 2 3'] as const
/** Approximate width of a letter in a caption, and the maximum width of names. */
const LETTER_PX = 7
const NAMES_MAX_PX = 150
const MARGIN = { top: 8, right: 12, bottom: 0, left: 0 }
const TICK = { fill: 'var(--ink-2)', fontSize: 12 }

/** Drawing of a chart; arrow keys move over its points. Not animated. */
export function ChartDrawing({ data, label }: { data: ChartData; label: string }) {
  const rows = data.points.map(({ label: name, values }) => ({ name, ...values }))
  const frame = {
    data: rows,
    responsive: true,
    margin: MARGIN,
    title: label,
    className: css['drawing'] ?? '',
    style: { height: drawingHeight(data), width: '100%' },
  }
  if (data.kind === 'lines') {
    return (
      <LineChart {...frame}>
        {grid(data)}
        {data.series.map((series, at) => (
          <Line key={series.id} {...lookOf(series, at)} type="linear" dot={rows.length < 3} strokeWidth={2} />
        ))}
      </LineChart>
    )
  }
  const isLying = data.kind === 'bars'
  return (
    <BarChart {...frame} layout={isLying ? 'vertical' : 'horizontal'} barGap={2}>
      {grid(data)}
      {data.series.map((series, at) => {
        const { stroke, ...look } = lookOf(series, at)
        return <Bar key={series.id} {...look} fill={stroke} radius={3} maxBarSize={26} />
      })}
    </BarChart>
  )
}

const namesWidth = ({ points }: ChartData) =>
  Math.min(NAMES_MAX_PX, 16 + LETTER_PX * Math.max(...points.map(({ label }) => label.length)))

function grid(data: ChartData) {
  const isLying = data.kind === 'bars'
  const short = (value: number) => valueText(data, value)
  const names = { dataKey: 'name', tick: TICK, tickLine: false, stroke: 'var(--line-2)' }
  const values = { tick: TICK, tickLine: false, axisLine: false, tickFormatter: short, allowDecimals: false }
  return (
    <>
      <CartesianGrid stroke="var(--line)" horizontal={!isLying} vertical={isLying} />
      {isLying ? <XAxis type="number" {...values} /> : <XAxis {...names} minTickGap={24} />}
      {isLying ? (
        <YAxis type="category" {...names} width={namesWidth(data)} />
      ) : (
        <YAxis {...values} width={44} />
      )}
      <Tooltip
        isAnimationActive={false}
        formatter={(value: TooltipValueType | undefined) => valueText(data, Number(value))}
        wrapperClassName={css['tooltip'] ?? ''}
        cursor={{ stroke: 'var(--line-2)', fill: 'var(--grid)' }}
      />
    </>
  )
}

const lookOf = (series: ChartSeries, at: number) => ({
  dataKey: series.id,
  name: series.label,
  stroke: series.isQuiet ? 'var(--field)' : (COLOURS[at % COLOURS.length] ?? COLOURS[0]),
  strokeDasharray: series.isQuiet ? '4 4' : (DASHES[at % DASHES.length] ?? ''),
  isAnimationActive: false,
})
