import { FILE_TYPES, type FileType } from './files.ts'

/** How many of a file's first bytes say what it is: a PDF may begin anywhere in them. */
export const HEAD_BYTES = 1024

const TESTS: Record<FileType['mime'], (head: Uint8Array) => boolean> = {
  'image/jpeg': (head) => startsWith(head, [0xff, 0xd8, 0xff]),
  'image/png': (head) => startsWith(head, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  'image/webp': (head) => textAt(head, 0, 4) === 'RIFF' && textAt(head, 8, 12) === 'WEBP',
  // Programs that open PDFs skip what a mailer or a scanner has written before them; markup is a page that hides one.
  'application/pdf': (head) => /^[^<]*%PDF-/.test(textAt(head, 0, HEAD_BYTES)),
}

const startsWith = (head: Uint8Array, bytes: readonly number[]) =>
  bytes.every((byte, at) => head[at] === byte)
const textAt = (head: Uint8Array, from: number, to: number) => String.fromCharCode(...head.subarray(from, to))

/** By the brands of a container of the same kind as MP4: its own, then those that it is also. */
export function isHeic(head: Uint8Array): boolean {
  if (textAt(head, 4, 8) !== 'ftyp') return false
  const own = textAt(head, 8, 12)
  const isGeneral = own === 'mif1' || own === 'msf1'
  return /^he(ic|ix|im|is|vc|vx)$/.test(own) || (isGeneral && /he(ic|ix|vc)/.test(textAt(head, 16, 64)))
}

/** What a file is, by its first bytes and never by its name; null when it is nothing that is taken. */
export function sniffType(head: Uint8Array): FileType | null {
  return FILE_TYPES.find(({ mime }) => TESTS[mime](head)) ?? null
}
