import type { RememberedMapping } from '@dream/contract/rules/admin/imports/match-headings'
import { detectEncoding, type Encoding, textOf } from './detect-encoding.ts'
import type { ReadList, TakeRows } from './file-rows.ts'
import { readCsv } from './read-csv.ts'
import { readJson } from './read-json.ts'

/** Reads a builder's list of any supported format. Throws `import-unreadable` with advice. */
export async function readList(
  path: string,
  remembered: RememberedMapping | null,
  take: TakeRows,
): Promise<ReadList> {
  const encoding = await detectEncoding(path)
  if (await beginsLikeJson(path, encoding)) return readJson(path, encoding, take)
  return readCsv({ path, encoding, remembered }, take)
}

async function beginsLikeJson(path: string, encoding: Encoding): Promise<boolean> {
  for await (const text of textOf(path, encoding)) {
    const start = text.trimStart()
    if (start !== '') return /^(\[\s*[\]{]|\{\s*["}])/.test(start)
  }
  return false
}
