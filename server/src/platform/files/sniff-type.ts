import { FILE_TYPES, type FileType } from '@dream/contract/rules/chat/files'

/** How many of a file's first bytes say what it is. */
export const HEAD_BYTES = 64

const TESTS: Record<FileType['mime'], (head: Buffer) => boolean> = {
  'image/jpeg': (head) => startsWith(head, [0xff, 0xd8, 0xff]),
  'image/png': (head) => startsWith(head, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  'image/webp': (head) => textAt(head, 0, 4) === 'RIFF' && textAt(head, 8, 12) === 'WEBP',
  'application/pdf': (head) => textAt(head, 0, 5) === '%PDF-',
}

const startsWith = (head: Buffer, bytes: readonly number[]) => bytes.every((byte, at) => head[at] === byte)
const textAt = (head: Buffer, from: number, to: number) => head.toString('latin1', from, to)

/** By the brands of a container of the same kind as MP4: its own, then those that it is also. */
export function isHeic(head: Buffer): boolean {
  if (textAt(head, 4, 8) !== 'ftyp') return false
  const own = textAt(head, 8, 12)
  const isGeneral = own === 'mif1' || own === 'msf1'
  return (
    /^he(ic|ix|im|is|vc|vx)$/.test(own) || (isGeneral && /he(ic|ix|vc)/.test(textAt(head, 16, HEAD_BYTES)))
  )
}

/** What a file is, by its first bytes; null when it is nothing that is taken. */
export function sniffType(head: Buffer): FileType | null {
  return FILE_TYPES.find(({ mime }) => TESTS[mime](head)) ?? null
}
