import type { ImportUnits } from './import-field.ts'

const WORDS = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const
const COUNTS: Readonly<Record<string, number>> = {
  ...Object.fromEntries(WORDS.map((word, value) => [word, value])),
  nil: 0,
  no: 0,
  '-': 0,
  'n/a': 0,
  zero: 0,
  single: 1,
  double: 2,
  dbl: 2,
  triple: 3,
}
/** Redundant words behind a count: "4 bed", "2 car garage", "2 storeys". */
const COUNT_UNIT =
  /\s*(bed(room)?s?|br|bath(room)?s?|cars?|car spaces?|spaces?|garages?|storeys?|stor(y|ies)|levels?|floors?|living( areas?)?|wcs?|toilets?)$/

/** Parses a number as people and spreadsheets write it: "1,250", "12,5", "1.250,5", "$ 245". Null for anything else. */
export function readNumber(text: string): number | null {
  const bare = text
    .replace(/^[~≈]|^(approx\.?|ca\.?|from)(?=[\s\d$])|aud|\$/gi, '')
    .replace(/[\s\u00a0\u202f']/g, '')
  if (/^-?\d{1,3}(,\d{3})+(\.\d+)?$/.test(bare)) return Number(bare.replaceAll(',', ''))
  if (/^-?\d{1,3}(\.\d{3})+,\d+$/.test(bare)) return Number(bare.replaceAll('.', '').replace(',', '.'))
  if (/^-?\d+,\d+$/.test(bare)) return Number(bare.replace(',', '.'))
  return /^-?(\d+\.?\d*|\.\d+)$/.test(bare) ? Number(bare) : null
}

/** Parses a whole number in digits or words, with or without the thing counted; a fraction is returned unchanged. */
export function readCount(text: string): number | null {
  const small = text.toLowerCase().trim()
  const counted = small.replace(COUNT_UNIT, '')
  return COUNTS[small] ?? COUNTS[counted] ?? readNumber(counted)
}

const LENGTH: readonly (readonly [RegExp, number])[] = [
  [/^(.+?)\s*mm$/, 0.001],
  [/^(.+?)\s*cm$/, 0.01],
  [/^(.+?)\s*(?:m|mtrs?|met(?:er|re)s?|lm)$/, 1],
  [/^(.+?)\s*(?:ft|feet|foot|['′])$/, 0.3048],
]
const FEET_AND_INCHES = /^(\d+)\s*(?:ft|feet|foot|['′])\s*-?\s*(\d+(?:\.\d+)?)\s*(?:in|inch|inches|["″]|'')?$/
const AREA: readonly (readonly [RegExp, number])[] = [
  [/^(.+?)\s*(?:sq\.?\s*(?:ft|feet|foot)|ft\s*[²2]|sf|square (?:feet|foot))$/, 0.092903],
  [/^(.+?)\s*(?:sq\.?\s*m(?:t?rs?|etres?|eters?)?|sqms?|m\s*[²2]|square met(?:re|er)s?)$/, 1],
  [/^(.+?)\s*(?:sq(?:s|uares?)?\.?)$/, 9.290304],
]
const PER_UNIT = { m: 1, mm: 0.001, ft: 0.3048, 'm²': 1, squares: 9.290304, 'sq ft': 0.092903 } as const

/** Parses a length to metres, rounded to hundredths. A unit in the cell overrides that of the list. */
export function readLength(text: string, { length }: Pick<ImportUnits, 'length'>): number | null {
  const small = text.toLowerCase().trim()
  const [, feet, inches] = FEET_AND_INCHES.exec(small) ?? []
  if (feet !== undefined && inches !== undefined)
    return toHundredths(Number(feet) * 0.3048 + Number(inches) * 0.0254)
  return measured(small, LENGTH, PER_UNIT[length])
}

/** Parses an area to square metres, rounded to hundredths. */
export const readArea = (text: string, { area }: Pick<ImportUnits, 'area'>): number | null =>
  measured(text.toLowerCase().trim(), AREA, PER_UNIT[area])

function measured(text: string, units: typeof LENGTH, usual: number): number | null {
  for (const [pattern, factor] of units) {
    const [, number] = pattern.exec(text) ?? []
    const value = number === undefined ? null : readNumber(number)
    if (value !== null) return toHundredths(value * factor)
  }
  const value = readNumber(text)
  return value === null ? null : toHundredths(value * usual)
}

const toHundredths = (value: number) => Math.round(value * 100) / 100
