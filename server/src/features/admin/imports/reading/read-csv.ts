import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { CsvError, parse } from 'csv-parse'
import { IMPORT } from '@dream/contract/rules/admin/imports/import-limits'
import type { RememberedMapping } from '@dream/contract/rules/admin/imports/match-headings'
import { problem } from '#platform/problems/problem.ts'
import { type Encoding, textOf } from './detect-encoding.ts'
import { findTable, type Table } from './find-table.ts'
import { cleaned, type FileRow, type ReadList, type TakeRows, tooManyRows } from './file-rows.ts'

const HEAD_CHARACTERS = 64 * 1024
const ROWS_AT_ONCE = 500
const MAX_RECORD_CHARACTERS = 200_000

type Source = { path: string; encoding: Encoding; remembered: RememberedMapping | null }

/** Reads a CSV row by row; `take` gets its rows in batches with backpressure, so that no file is held as a whole. */
export async function readCsv(source: Source, take: TakeRows): Promise<ReadList> {
  const { path, encoding, remembered } = source
  const table = findTable(await headOf(path, encoding), remembered)
  checkColumns(table.headings)
  let rowCount = 0
  let lastLine = 0
  let rowsAbove = table.headingRow + 1
  const parser = parse({
    delimiter: table.delimiter,
    bom: true,
    info: true,
    relax_column_count: true,
    max_record_size: MAX_RECORD_CHARACTERS,
  })
  try {
    await pipeline(
      Readable.from(textOf(path, encoding)),
      parser,
      async (records: AsyncIterable<ParsedRow>) => {
        let batch: FileRow[] = []
        for await (const each of records) {
          const row = rowOf(each, lastLine)
          lastLine = row.lastLine
          rowsAbove -= 1
          if (rowsAbove >= 0 || row.cells.every((cell) => cell === '')) continue
          rowCount += 1
          if (rowCount > IMPORT.maxRows) throw tooManyRows()
          batch.push({ line: row.line, cells: row.cells.slice(0, table.headings.length) })
          if (batch.length === ROWS_AT_ONCE) {
            await take(batch)
            batch = []
          }
        }
        if (batch.length > 0) await take(batch)
      },
    )
  } catch (error) {
    throw error instanceof CsvError ? unreadable(error, lastLine) : error
  }
  return {
    headings: table.headings.map(cleaned),
    rowCount,
    format: 'csv',
    encoding,
    delimiter: table.delimiter,
  }
}

async function headOf(path: string, encoding: Encoding): Promise<string> {
  let head = ''
  for await (const text of textOf(path, encoding)) {
    head += text
    if (head.length >= HEAD_CHARACTERS) break
  }
  return head.slice(0, HEAD_CHARACTERS)
}

function checkColumns(headings: Table['headings']) {
  if (headings.every((heading) => heading.trim() === ''))
    throw problem('import-unreadable', {
      message: 'The file is empty. Its first line has the names of the columns.',
    })
  if (headings.length > IMPORT.maxColumns)
    throw problem('import-unreadable', {
      message: `A list has at most ${IMPORT.maxColumns} columns; this one has ${headings.length}.`,
    })
}

type ParsedRow = { record: unknown; info: { lines: number } }

/** Record of the parser with `info`. The line is the row's first one: cells may have line breaks. */
function rowOf(parsed: ParsedRow, lastLine: number) {
  const { record, info } = parsed
  const cells = Array.isArray(record) ? record.map((cell) => cleaned(String(cell))) : []
  return {
    cells,
    line: Math.min(lastLine + 1, info.lines),
    lastLine: info.lines,
  }
}

function unreadable(error: CsvError, lastLine: number) {
  const line = lastLine + 1
  const isQuote = /QUOTE|MAX_RECORD/.test(error.code)
  const message = isQuote
    ? `In line ${line} a quotation mark is opened and not closed. Close it, or write it twice where it stands for itself.`
    : `Line ${line} can't be read. Save the list as CSV again.`
  return problem('import-unreadable', { message, cause: error })
}
