import { readFile } from 'node:fs/promises'
import { IMPORT } from '@dream/contract/rules/admin/imports/import-limits'
import { problem } from '#platform/problems/problem.ts'
import type { Encoding } from './detect-encoding.ts'
import { cleaned, type ReadList, type TakeRows, tooManyRows } from './file-rows.ts'

/** Max size of JSON, which is parsed as a whole and blocks the event loop. */
const MAX_BYTES = 8_000_000
const ROWS_AT_ONCE = 500

type Entry = Readonly<Record<string, unknown>>

/**
 * Reads a list of objects, or an object that has one under `designs`, `items`, `homes` or `data`. The names of their fields are
 * the headings.
 */
export async function readJson(path: string, encoding: Encoding, take: TakeRows): Promise<ReadList> {
  const bytes = await readFile(path)
  if (bytes.length > MAX_BYTES)
    throw problem('import-unreadable', {
      message: 'A JSON list has at most 8 MB. Divide it, or send it as CSV.',
    })
  const entries = entriesOf(parsed(new TextDecoder(encoding).decode(bytes)))
  if (entries.length > IMPORT.maxRows) throw tooManyRows()
  const flat = entries.map(flattened)
  const headings = [...new Set(flat.flatMap((entry) => [...entry.keys()]))].slice(0, IMPORT.maxColumns)
  for (let at = 0; at < flat.length; at += ROWS_AT_ONCE) {
    await take(
      flat.slice(at, at + ROWS_AT_ONCE).map((entry, within) => ({
        // Index of the entry, since JSON has no lines of its own.
        line: at + within + 1,
        cells: headings.map((heading) => entry.get(heading) ?? ''),
      })),
    )
  }
  return { headings: headings.map(cleaned), rowCount: flat.length, format: 'json', encoding, delimiter: null }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    const said = error instanceof Error ? error.message : ''
    const message = `This is no complete JSON${/position \d+|line \d+/.exec(said)?.[0].replace(/^/, ': see ') ?? ''}.`
    throw problem('import-unreadable', { message, cause: error })
  }
}

const LISTS = ['designs', 'items', 'homes', 'data'] as const

function entriesOf(value: unknown): Entry[] {
  const list = isEntry(value) ? LISTS.map((name) => value[name]).find(Array.isArray) : value
  if (!Array.isArray(list) || !list.every(isEntry))
    throw problem('import-unreadable', { message: 'The JSON is a list of objects, one for each design.' })
  return list
}

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Flattens `{ areas: { ground: 120 } }` to the column "areas ground"; lists are joined as in a CSV. */
function flattened(entry: Entry): Map<string, string> {
  const cells = new Map<string, string>()
  for (const [name, value] of Object.entries(entry)) {
    const parts = isEntry(value)
      ? Object.entries(value).map(([part, of]) => [`${name} ${part}`, of] as const)
      : [[name, value] as const]
    for (const [heading, of] of parts) cells.set(heading, cleaned(textOf(of)))
  }
  return cells
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map(textOf).join('; ')
  return typeof value === 'string' ? value : JSON.stringify(value)
}
