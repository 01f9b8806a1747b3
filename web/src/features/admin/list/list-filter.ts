import type { Filter } from '@dream/contract/rules/admin/filters'

/** Filter of a list, as it is offered. The server defines its meaning. */
export type ListFilter = { column: string; label: string } & (
  | { kind: 'choices'; choices: readonly { value: string; label: string }[] }
  | { kind: 'time' }
)

/** Time spans that end now. */
export const TIME_SPANS = [
  { value: '-1h', label: 'Last hour' },
  { value: '-24h', label: 'Last 24 hours' },
  { value: '-7d', label: 'Last 7 days' },
  { value: '-30d', label: 'Last 30 days' },
] as const

/** Replaces one filter; without values it is removed. */
export const withFilter = (filters: readonly Filter[], { column, values }: Filter): Filter[] => [
  ...filters.filter((each) => each.column !== column),
  ...(values.some((value) => value !== '') ? [{ column, values }] : []),
]

/** Filter in words: "Status: open or reopened". */
export function filterText(filter: ListFilter, values: readonly string[]): string {
  if (values.length === 0) return filter.label
  if (filter.kind === 'choices') {
    const names = values.map((value) => filter.choices.find((each) => each.value === value)?.label ?? value)
    return `${filter.label}: ${names.join(' or ')}`
  }
  const [from = '', to = ''] = values
  const span = TIME_SPANS.find(({ value }) => value === from)
  if (span) return `${filter.label}: ${span.label.toLowerCase()}`
  if (from === '') return `${filter.label}: until ${to}`
  return to === '' ? `${filter.label}: from ${from}` : `${filter.label}: ${from} to ${to}`
}
