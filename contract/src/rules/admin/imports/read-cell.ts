import { cutText } from '../../text/cut-text.ts'
import {
  AREA_UNITS,
  type FieldKind,
  type ImportField,
  type ImportUnits,
  LENGTH_UNITS,
} from './import-field.ts'
import { readArea, readCount, readLength } from './read-measure.ts'

/** Parsed value of a cell; null: empty. */
export type CellValue = string | number | boolean | readonly string[] | null

/** Rules that a cell may violate. */
export const CELL_RULES = [
  'missing',
  'too-long',
  'not-a-number',
  'not-whole',
  'out-of-range',
  'not-a-choice',
  'not-yes-or-no',
  'too-many',
  'adds-up',
  'taken',
  'no-such-file',
  'refused',
] as const
export type CellRule = (typeof CELL_RULES)[number]

/** Problem of a cell, in words, and a suggested correction. */
export type CellProblem = { rule: CellRule; message: string; suggestion: string | null }
export type ReadCell = { value: CellValue; problem: null } | { value: null; problem: CellProblem }

/** Parses a cell for a field, as forgivingly as possible without guessing. */
export function readCell(text: string, field: ImportField, units: ImportUnits): ReadCell {
  const said = text.normalize('NFC').trim()
  if (said === '') return good(null)
  const { kind } = field
  switch (kind.is) {
    case 'text':
      return readText(said, kind)
    case 'count':
      return readWhole(said, field, kind)
    case 'length':
    case 'area':
      return readMeasure(said, { field, kind, units })
    case 'yes-no':
      return readYesNo(said, field)
    case 'list':
      return readList(said, kind)
    case 'choice':
      return readChoice(said, field, kind)
  }
}

const good = (value: CellValue): ReadCell => ({ value, problem: null })
const bad = (rule: CellRule, message: string, suggestion: string | null = null): ReadCell => ({
  value: null,
  problem: { rule, message, suggestion },
})
type Of<Is extends FieldKind['is']> = Extract<FieldKind, { is: Is }>

function readText(text: string, { max }: Of<'text'>): ReadCell {
  if (text.length <= max) return good(text)
  const words = text.slice(0, max + 1)
  return bad(
    'too-long',
    `Use at most ${max} characters`,
    words.slice(0, words.lastIndexOf(' ')).trim() || cutText(text, max),
  )
}

function readWhole(text: string, { label }: ImportField, { min, max }: Of<'count'>): ReadCell {
  const count = readCount(text)
  if (count === null) {
    const [first] = /\d+/.exec(text) ?? []
    return bad('not-a-number', `Write a whole number, such as ${Math.max(min, 2)}`, within(first, min, max))
  }
  if (!Number.isInteger(count))
    return bad('not-whole', 'Write a whole number', within(String(Math.floor(count)), min, max))
  if (count < min || count > max) return bad('out-of-range', `${label} is ${min} to ${max}`)
  return good(count)
}

const within = (digits: string | undefined, min: number, max: number) =>
  digits !== undefined && Number(digits) >= min && Number(digits) <= max ? digits : null

type Measure = { field: ImportField; kind: Of<'length' | 'area'>; units: ImportUnits }

function readMeasure(text: string, { field: { label }, kind, units }: Measure): ReadCell {
  const read = (said: string, by: ImportUnits) =>
    kind.is === 'length' ? readLength(said, by) : readArea(said, by)
  const isWithin = (value: number | null) => value !== null && value >= kind.min && value <= kind.max
  const value = read(text, units)
  const sign = kind.is === 'length' ? 'm' : 'm²'
  if (value === null) {
    const parts = text.split(/\s*[x×*/]\s*/i).filter((part) => isWithin(read(part, units)))
    return bad('not-a-number', `Write one number, in ${sign} or with its unit`, parts[0] ?? null)
  }
  if (isWithin(value)) return good(value)
  const others = kind.is === 'length' ? LENGTH_UNITS : AREA_UNITS
  const unit = others.find((each) => isWithin(read(`${text} ${each}`, units)))
  const name = label.replace(/ \(.*\)$/, '')
  return bad(
    'out-of-range',
    `${name} is ${kind.min} to ${kind.max} ${sign}; this is ${value} ${sign}`,
    unit ? `${text} ${unit}` : null,
  )
}

const YES = new Set(['y', 'yes', 'true', '1', 'x', '✓', '✔', 'included', 'incl', 'standard'])
const NO = new Set(['n', 'no', 'false', '0', '-', 'none', 'nil', 'n/a'])

function readYesNo(text: string, { label }: ImportField): ReadCell {
  const small = text.toLowerCase()
  if (YES.has(small)) return good(true)
  if (NO.has(small)) return good(false)
  const nouns = small.startsWith(label.toLowerCase()) || /^\d+$/.test(small)
  return bad('not-yes-or-no', 'Write yes or no', nouns ? 'yes' : null)
}

/** Splits a list at semicolons, bars or line breaks; without any of these, at commas. */
export const listItems = (text: string): string[] =>
  text
    .split(/[;|\n]/.test(text) ? /[;|\n]/ : ',')
    .map((item) => item.replace(/^(?:[•·]\s*|[-*]\s+)+/, '').trim())
    .filter((item) => item !== '')

function readList(text: string, { maxItems, maxEach, pattern }: Of<'list'>): ReadCell {
  const items = [...new Set(listItems(text))]
  const odd = pattern && items.find((item) => !pattern.test.test(item))
  if (odd !== undefined)
    return bad(
      'not-a-choice',
      `${pattern?.say}; "${cutText(odd, 20)}" is none`,
      items.filter((item) => pattern?.test.test(item)).join('; ') || null,
    )
  const long = items.find((item) => item.length > maxEach)
  if (long !== undefined)
    return bad(
      'too-long',
      `Each item has at most ${maxEach} characters, with semicolons between them; "${cutText(long, 20)}…" is longer`,
    )
  if (items.length > maxItems)
    return bad(
      'too-many',
      `At most ${maxItems} items; this has ${items.length}`,
      items.slice(0, maxItems).join('; '),
    )
  return good(items)
}

function readChoice(text: string, { label }: ImportField, { choices }: Of<'choice'>): ReadCell {
  const said = plain(text)
  const ways = Object.entries(choices).flatMap(([value, others]) =>
    [value, ...others].map((way) => ({ value, way: plain(way) })),
  )
  const found = ways.find(({ way }) => way === said)
  if (found) return good(found.value)
  const near = ways.find(({ way }) => isNear(way, said))
  return bad('not-a-choice', `${label} is ${orList(Object.keys(choices))}`, near?.value ?? null)
}

/** Normalises to lower case with single spaces between words. */
export const plain = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const orList = (values: readonly string[]) => `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`

/** Whether the two differ by one typing error, or one is a prefix of the other. */
export function isNear(one: string, other: string): boolean {
  if (other.length < 3) return false
  if (one.startsWith(other) || other.startsWith(`${one} `)) return true
  if (Math.abs(one.length - other.length) > 1) return false
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  const [rest, left] = [one.slice(at), other.slice(at)]
  const isSwapped = rest[0] === left[1] && rest[1] === left[0] && rest.slice(2) === left.slice(2)
  return isSwapped || rest.slice(1) === left.slice(1) || rest === left.slice(1) || rest.slice(1) === left
}
