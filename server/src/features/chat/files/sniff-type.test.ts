import { expect, test } from 'vitest'
import { fileNameOf } from './file-name.ts'
import { sniffType } from '#platform/files/sniff-type.ts'

const box = (own: string, ...others: string[]) =>
  Buffer.from(`\0\0\0\x18ftyp${own}\0\0\0\0${others.join('')}`, 'latin1')

test.each([
  ['ffd8ffe000104a46', 'image/jpeg'],
  ['89504e470d0a1a0a', 'image/png'],
  [Buffer.from('RIFF\x10\0\0\0WEBPVP8 ', 'latin1').toString('hex'), 'image/webp'],
  [Buffer.from('%PDF-1.7').toString('hex'), 'application/pdf'],
])('a file that begins with %s is %s', (hex, mime) => {
  expect(sniffType(Buffer.from(hex, 'hex'))?.mime).toBe(mime)
})

test.each([
  ['nothing', Buffer.alloc(0)],
  ['a drawing with scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/>')],
  ['a page', Buffer.from('<!doctype html><script>')],
  ['a page that hides a document', Buffer.from('<html>%PDF-1.7')],
  ['an archive', Buffer.from('PK\x03\x04')],
  ['an animation', Buffer.from('GIF89a')],
  ['a film', box('isom')],
  ['a HEIC', box('heic')],
  ['a HEIC by its other brands', box('mif1', 'mif1', 'heic')],
  ['a picture of another kind in the same box', box('avif', 'mif1', 'miaf')],
  ['a sound in the same box as WebP', Buffer.from('RIFF\x10\0\0\0WAVEfmt ', 'latin1')],
])('%s is not taken', (_, bytes) => {
  expect(sniffType(bytes)).toBeNull()
})

test.each([
  ['Kitchen plan.PDF', 'application/pdf', 'Kitchen plan.pdf'],
  ['../../etc/passwd', 'application/pdf', 'passwd.pdf'],
  ['C:\\Users\\sam\\photo.JPG', 'image/webp', 'photo.webp'],
  ['invoice.pdf.exe', 'application/pdf', 'invoice.pdf.exe.pdf'],
  ['\u202Egpj.exe', 'image/webp', 'gpj.exe.webp'],
  ['a"b\r\nset-cookie: x', 'application/pdf', 'abset-cookie x.pdf'],
  ['...', 'image/heic', 'file.heic'],
  ['Плàn 平面.pdf', 'application/pdf', 'Плàn 平面.pdf'],
] as const)('a file called %j is stored as %s %j', (called, mime, name) => {
  expect(fileNameOf(called, mime)).toBe(name)
})

test('a very long name is cut to one that fits', () => {
  expect(fileNameOf('x'.repeat(900), 'application/pdf')).toHaveLength(120)
})
