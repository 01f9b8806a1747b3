import { shortened } from '@dream/contract/rules/text/cut-text'
import { momentText } from '../text/text.ts'
import { fieldText, idText } from './audit-text.ts'

const LONGEST = 160
const MOST = 5
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:?\d\d)$/

/** Formats a value of the log: short ids, readable times, lists and objects without brackets. */
export function valueText(value: unknown): string {
  return shortened(written(value), LONGEST + 1)
}

function written(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'nothing'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'string') return MOMENT.test(value) ? momentText(value) : idText(value)
  if (Array.isArray(value)) return value.length === 0 ? 'none' : some(value.map(written), ', ')
  if (typeof value === 'object') {
    return some(
      Object.entries(value).map(([name, part]) => `${fieldText(name)}: ${written(part)}`),
      '; ',
    )
  }
  return JSON.stringify(value)
}

const some = (texts: readonly string[], between: string) =>
  texts.length > MOST
    ? `${texts.slice(0, MOST).join(between)} and ${texts.length - MOST} more`
    : texts.join(between)
