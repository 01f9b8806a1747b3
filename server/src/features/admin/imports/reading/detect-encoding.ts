import { createReadStream } from 'node:fs'
import { readHead } from '#platform/files/receive-file.ts'
import { problem } from '#platform/problems/problem.ts'

export const ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const
export type Encoding = (typeof ENCODINGS)[number]

const HEAD_BYTES = 4096

/** Kinds of files that are mistaken for lists, by their first bytes, with advice. */
const NO_LISTS: readonly { starts: readonly number[]; say: string }[] = [
  {
    starts: [0x50, 0x4b, 0x03, 0x04],
    say: 'This is an Excel workbook or a zip. In Excel, choose File, Save as, and the type "CSV UTF-8". Pictures in a zip come later.',
  },
  {
    starts: [0xd0, 0xcf, 0x11, 0xe0],
    say: 'This is an old Excel workbook. In Excel, choose File, Save as, and the type "CSV UTF-8".',
  },
  { starts: [0x25, 0x50, 0x44, 0x46], say: 'This is a PDF. Ask the builder for their list as CSV or JSON.' },
]

/** Detects the encoding of a text file. Throws, with advice, when it is none. */
export async function detectEncoding(path: string): Promise<Encoding> {
  const head = await readHead(path, HEAD_BYTES)
  const known = NO_LISTS.find(({ starts }) => starts.every((byte, at) => head[at] === byte))
  if (known) throw problem('import-unreadable', { message: known.say })
  const wide = utf16Of(head)
  if (wide) return wide
  if (head.includes(0))
    throw problem('import-unreadable', { message: 'This is no text file. Send the list as CSV or JSON.' })
  return (await isUtf8(path)) ? 'utf-8' : 'windows-1252'
}

/** Detects UTF-16 by its byte order mark, or by the zeros that half of the bytes of Latin text are. */
function utf16Of(head: Buffer): Encoding | null {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  const zeros = [0, 1].map((from) => head.filter((byte, at) => at % 2 === from && byte === 0).length)
  const [high = 0, low = 0] = zeros
  const half = head.length / 2
  if (low > half * 0.6 && high < half * 0.05) return 'utf-16le'
  return high > half * 0.6 && low < half * 0.05 ? 'utf-16be' : null
}

/** Reads the whole file, since a single Windows-1252 character may be on its last line. */
async function isUtf8(path: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const chunk of bytesOf(path)) decoder.decode(chunk, { stream: true })
    decoder.decode()
    return true
  } catch (error) {
    if (error instanceof TypeError) return false
    throw error
  }
}

const bytesOf = (path: string): AsyncIterable<Buffer> => createReadStream(path)

/** Streams the text of a file without its byte order mark. */
export async function* textOf(path: string, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  for await (const chunk of bytesOf(path)) yield decoder.decode(chunk, { stream: true })
  yield decoder.decode()
}
