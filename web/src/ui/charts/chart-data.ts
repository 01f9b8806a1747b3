/** Series of a chart: one line, or one colour of bars. */
export type ChartSeries = {
  id: string
  label: string
  /** Draws the series quieter, for a comparison such as the week before. */
  isQuiet?: true
}

/** Point of a chart. A missing value is not drawn. */
export type ChartPoint = { label: string; values: Readonly<Record<string, number | null>> }

/** Data of a chart, which its table shows too. */
export type ChartData = {
  /** `lines` for a change over time, `columns` for side-by-side values, `bars` for a funnel or long names. */
  kind: 'lines' | 'columns' | 'bars'
  /** Kind of the points: the heading of the table's first column. */
  of: string
  series: readonly ChartSeries[]
  points: readonly ChartPoint[]
  /** Formats a value, such as "42 %"; plain numbers by default. */
  format?: (value: number) => string
}

const number = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 1 })

/** Formats a value for the chart's texts. */
export const valueText = ({ format }: Pick<ChartData, 'format'>, value: number | null | undefined) =>
  value === null || value === undefined ? '–' : (format ?? number.format)(value)

const ROW_PX = 34
const AXIS_PX = 40
const LEVEL_PX = 220

/** Height of the chart in px, known before its library is loaded. */
export const drawingHeight = ({ kind, points, series }: ChartData): number =>
  kind === 'bars' ? points.length * ROW_PX * Math.max(1, series.length * 0.7) + AXIS_PX : LEVEL_PX
