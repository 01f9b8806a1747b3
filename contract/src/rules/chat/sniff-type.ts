import { FILE_TYPES, type FileType } from './files.ts'

/** Leading bytes needed to detect a type: a PDF may begin anywhere in them. */
export const HEAD_BYTES = 1024

const TESTS: Record<FileType['mime'], (head: Uint8Array) => boolean> = {
  'image/jpeg': (head) => startsWith(head, [0xff, 0xd8, 0xff]),
  'image/png': (head) => startsWith(head, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  'image/webp': (head) => textAt(head, 0, 4) === 'RIFF' && textAt(head, 8, 12) === 'WEBP',
  // PDF readers skip a prefix written by a mailer or scanner; markup before it is a page that hides a PDF.
  'application/pdf': (head) => /^[^<]*%PDF-/.test(textAt(head, 0, HEAD_BYTES)),
}

const startsWith = (head: Uint8Array, bytes: readonly number[]) =>
  bytes.every((byte, at) => head[at] === byte)
const textAt = (head: Uint8Array, from: number, to: number) => String.fromCharCode(...head.subarray(from, to))

/** Checks the brands of an MP4-like container: the major one, then the compatible ones. */
export function isHeic(head: Uint8Array): boolean {
  if (textAt(head, 4, 8) !== 'ftyp') return false
  const own = textAt(head, 8, 12)
  const isGeneral = own === 'mif1' || own === 'msf1'
  return /^he(ic|ix|im|is|vc|vx)$/.test(own) || (isGeneral && /he(ic|ix|vc)/.test(textAt(head, 16, 64)))
}

/** Detects the type of a file by its first bytes and never by its name; null when it is not an accepted one. */
export function sniffType(head: Uint8Array): FileType | null {
  return FILE_TYPES.find(({ mime }) => TESTS[mime](head)) ?? null
}
