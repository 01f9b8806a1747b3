import { CONTENT_STATUSES } from '@dream/contract/rules/admin/content/content'
import type { ListFilter } from '../list/list-filter.ts'
import { STATUS_WORDS } from './content-text.ts'

const YES_NO = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const

/** Filter for a yes/no column. */
export const yesNoFilter = (column: string, label: string): ListFilter => ({
  column,
  label,
  kind: 'choices',
  choices: YES_NO,
})

export const STATUS_FILTER: ListFilter = {
  column: 'status',
  label: 'Status',
  kind: 'choices',
  choices: CONTENT_STATUSES.map((value) => ({ value, label: STATUS_WORDS[value].label })),
}
export const DRAFT_FILTER = yesNoFilter('draft', 'With a draft')
