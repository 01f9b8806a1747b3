import { BROKERAGE_TIME_ZONE } from '@dream/contract/rules/app/brokerage-day'

const moment = new Intl.DateTimeFormat('en-AU', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: BROKERAGE_TIME_ZONE,
})
const number = new Intl.NumberFormat('en-AU')
const decimal = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 1 })

/** Formats a moment in the brokerage's time: "23 Nov 2026, 9:28 pm". */
export const momentText = (at: string) => moment.format(new Date(at))

export const numberText = (value: number) => number.format(value)

/** Formats an Australian mobile as "0412 345 678"; other numbers stay. */
export const phoneText = (phone: string) => phone.replace(/^\+61(\d{3})(\d{3})(\d{3})$/, '0$1 $2 $3')

/** Count with its noun: "1 row", "12 rows". */
export const countOf = (count: number, one: string, many = `${one}s`) =>
  `${number.format(count)} ${count === 1 ? one : many}`

const SIZES = ['bytes', 'kB', 'MB', 'GB', 'TB'] as const

/** Formats bytes as "1.2 GB", in steps of 1000 as disks are sold. */
export function bytesText(bytes: number): string {
  const step = Math.min(SIZES.length - 1, bytes < 1000 ? 0 : Math.floor(Math.log10(bytes) / 3))
  return `${decimal.format(bytes / 1000 ** step)} ${SIZES[step] ?? 'bytes'}`
}
