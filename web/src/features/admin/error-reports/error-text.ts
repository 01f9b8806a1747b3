import type { ReportedError } from '@dream/contract/api/admin/error-reports'
import type { ErrorStatus } from '@dream/contract/rules/admin/error-reports'
import { countOf } from '../text/text.ts'

export const STATUS_WORDS: Readonly<Record<ErrorStatus, { label: string; tone: 'bad' | 'busy' | 'good' }>> = {
  open: { label: 'Open', tone: 'busy' },
  reopened: { label: 'Came back', tone: 'bad' },
  resolved: { label: 'Resolved', tone: 'good' },
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** Trend in words: this week compared to the one before. */
export function trendText({ trend }: Pick<ReportedError, 'trend'>): string {
  const [before, week] = [sum(trend.slice(0, 7)), sum(trend.slice(7))]
  return `${countOf(week, 'time')} in the last 7 days, ${countOf(before, 'time')} in the 7 days before`
}
