/** One line, or one colour of bars. */
export type ChartSeries = {
  id: string
  label: string
  /** What it is compared with is drawn quieter: the week before. */
  isQuiet?: true
}

/** A value may be missing: nothing is drawn there. */
export type ChartPoint = { label: string; values: Readonly<Record<string, number | null>> }

/** What a chart shows, in the form in which its table shows it too. */
export type ChartData = {
  /** `lines` for what changes over time, `columns` beside each other, `bars` for a funnel or long names. */
  kind: 'lines' | 'columns' | 'bars'
  /** What the points are: the heading of the table's first column. */
  of: string
  series: readonly ChartSeries[]
  points: readonly ChartPoint[]
  /** Writes a value: "42 %". Plain numbers without it. */
  format?: (value: number) => string
}

const number = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 1 })

/** A value as the chart's words say it. */
export const valueText = ({ format }: Pick<ChartData, 'format'>, value: number | null | undefined) =>
  value === null || value === undefined ? '–' : (format ?? number.format)(value)

const ROW_PX = 34
const AXIS_PX = 40
const LEVEL_PX = 220

/** How high the picture is, in px: known before its library is there. */
export const drawingHeight = ({ kind, points, series }: ChartData): number =>
  kind === 'bars' ? points.length * ROW_PX * Math.max(1, series.length * 0.7) + AXIS_PX : LEVEL_PX
