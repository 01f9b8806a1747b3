type Choice = { readonly value: string; readonly label: string }
const choices = <const C extends readonly Choice[]>(list: C) => list

/** Specialties of building brokers. */
export const SPECIALTIES = choices([
  { value: 'first-home', label: 'First homes' },
  { value: 'house-and-land', label: 'House and land' },
  { value: 'narrow-blocks', label: 'Narrow blocks' },
  { value: 'sloping-blocks', label: 'Sloping blocks' },
  { value: 'corner-blocks', label: 'Corner blocks' },
  { value: 'knockdown-rebuild', label: 'Knock down, rebuild' },
  { value: 'two-storeys', label: 'Two storeys' },
  { value: 'large-families', label: 'Large families' },
  { value: 'several-generations', label: 'Several generations' },
  { value: 'investment', label: 'Investment properties' },
  { value: 'custom-plans', label: 'Own plans' },
  { value: 'energy', label: 'Low energy' },
  { value: 'acreage', label: 'Acreage' },
])
export type Specialty = (typeof SPECIALTIES)[number]['value']

/** Languages of brokers, by the codes that browsers use. */
export const LANGUAGES = choices([
  { value: 'en', label: 'English' },
  { value: 'ar', label: 'Arabic' },
  { value: 'zh', label: 'Mandarin' },
  { value: 'yue', label: 'Cantonese' },
  { value: 'vi', label: 'Vietnamese' },
  { value: 'pa', label: 'Punjabi' },
  { value: 'hi', label: 'Hindi' },
  { value: 'el', label: 'Greek' },
  { value: 'it', label: 'Italian' },
  { value: 'es', label: 'Spanish' },
  { value: 'ko', label: 'Korean' },
  { value: 'tl', label: 'Filipino' },
])
export type Language = (typeof LANGUAGES)[number]['value']

/** Australian time zones, by their names in the time zone database. */
export const TIME_ZONES = [
  'Australia/Sydney',
  'Australia/Melbourne',
  'Australia/Brisbane',
  'Australia/Adelaide',
  'Australia/Darwin',
  'Australia/Perth',
  'Australia/Hobart',
] as const
export type TimeZone = (typeof TIME_ZONES)[number]

/** Limits of a broker's page, in characters and items. */
export const BROKER_LIMITS = {
  company: { min: 2, max: 80 },
  headline: { min: 10, max: 80 },
  about: { min: 80, max: 1200 },
  howPaid: { min: 40, max: 600 },
  steps: { max: 6, length: 160 },
  areas: { max: 12, name: 60, ranges: 8 },
  specialties: 8,
  capacity: 200,
  periods: 21,
} as const

/**
 * Fields of a listed broker's page that an admin reviews before buyers see a change. Hours, time away and capacity need no review.
 */
export const REVIEWED_FIELDS = [
  'company',
  'headline',
  'about',
  'howIWork',
  'howPaid',
  'states',
  'areas',
  'specialties',
  'languages',
  'abn',
] as const

const ABN_WEIGHTS = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19]

/** Normalises an Australian Business Number to its eleven digits; null when its check digits are wrong. */
export function businessNumber(typed: string): string | null {
  const digits = typed.replace(/\s/g, '')
  if (!/^[1-9]\d{10}$/.test(digits)) return null
  const sum = ABN_WEIGHTS.reduce(
    (total, weight, at) => total + weight * (Number(digits[at]) - (at === 0 ? 1 : 0)),
    0,
  )
  return sum % 89 === 0 ? digits : null
}

/** Formats it, grouped as the register prints it. */
export const abnText = (typed: string): string | null =>
  businessNumber(typed)?.replace(/^(\d\d)(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4') ?? null

export const ABN_INVALID = "That isn't a valid ABN. It has eleven digits, like 51 824 753 556"
export const HOW_PAID_REQUIRED = "Say how you're paid: it helps buyers choose"

/** Formats a duration in working time, rounded up so that it is never better than measured. */
export function workingTime(minutes: number): string {
  if (minutes <= 90) return `${Math.max(5, Math.ceil(minutes / 5) * 5)} min`
  const hours = Math.ceil(minutes / 60)
  return hours < 16 ? `${hours} working hours` : `${Math.ceil(hours / 8)} working days`
}

type Measured = { replyMinutes: number | null; replyCount: number }

/** Measured reply time as a sentence without its full stop; null before the first reply. */
export function replyTimeText(measured: Measured): string | null {
  const { replyMinutes: minutes, replyCount: count } = measured
  if (minutes === null) return null
  const time = minutes <= 90 ? `${workingTime(minutes)} of working hours` : workingTime(minutes)
  return `Usually replies within ${time}, measured over ${count === 1 ? '1 chat' : `${count} chats`}`
}

/** Min number of first replies for a measurement. */
export const MIN_REPLIES = 3

/** Measured reply time in a few words; null while too few replies were measured. */
export function shortReplyText({ replyMinutes: minutes, replyCount: count }: Measured): string | null {
  if (minutes === null || count < MIN_REPLIES) return null
  return `Replies in ${workingTime(minutes).replace(/min$/, 'minutes')}`
}

/** Workload of a broker: "12 chats of 20". */
export function chatsText({ buyerCount, capacity }: { buyerCount: number; capacity: number }): string {
  const chats = buyerCount === 1 ? '1 chat' : `${buyerCount} chats`
  if (buyerCount > capacity) return `${chats} already`
  if (capacity === 0) return 'Takes no chats'
  return buyerCount === 0 ? `No chats yet, takes ${capacity}` : `${chats} of ${capacity}`
}

/** Min and max promised time to a broker's first reply, in minutes of working hours (max: a working day). */
export const REPLY_PROMISE = { atLeast: 120, atMost: 480 } as const

/** Returns a broker's promised reply time from the median of their last first replies; null: nothing was measured yet. */
export function promisedReplyMinutes(measured: number | null): number {
  return Math.min(REPLY_PROMISE.atMost, Math.max(REPLY_PROMISE.atLeast, 2 * (measured ?? 0)))
}
