import { expect, test } from 'vitest'
import { isHeic, sniffType } from './sniff-type.ts'

/** Encodes text as one byte per character. */
const latin1 = (text: string) => Uint8Array.from(text, (character) => character.codePointAt(0) ?? 0)
const box = (own: string, ...others: string[]) => latin1(`\0\0\0\u0018ftyp${own}\0\0\0\0${others.join('')}`)

test.each([
  ['a photo', '\u00ff\u00d8\u00ff\u00e0', 'image/jpeg'],
  ['a screenshot', '\u0089PNG\r\n\u001a\n', 'image/png'],
  ['a picture of the web', 'RIFF\u0010\0\0\0WEBPVP8 ', 'image/webp'],
  ['a document', '%PDF-1.7', 'application/pdf'],
  ['a document after the mark of UTF-8', '\u00ef\u00bb\u00bf\r\n%PDF-1.4', 'application/pdf'],
  ['a document in a printer’s job', `%!PS-Adobe-3.0 PDF-1.4\n${' '.repeat(900)}%PDF-1.4`, 'application/pdf'],
])('%s is known by its bytes: %j', (_, head, mime) => {
  expect(sniffType(latin1(head))?.mime).toBe(mime)
})

test.each([
  ['nothing at all', latin1('')],
  ['a drawing with scripts', latin1('<svg xmlns="http://www.w3.org/2000/svg"><script/>')],
  ['a page', latin1('<!doctype html><script>')],
  ['a page that hides a document', latin1('<html>%PDF-1.7')],
  ['a document that begins late', latin1(`${' '.repeat(1020)}%PDF-1.7`)],
  ['an archive', latin1('PK\u0003\u0004')],
  ['an animation', latin1('GIF89a')],
  ['a video', box('isom')],
  ['a photo of an iPhone', box('heic', 'mif1', 'heic')],
  ['a photo of a Samsung', box('mif1', 'heic')],
  ['a picture of another kind in the same box', box('avif', 'mif1', 'miaf')],
  ['a sound in the same box as WebP', latin1('RIFF\u0010\0\0\0WAVEfmt ')],
])('%s is not taken', (_, head) => {
  expect(sniffType(head)).toBeNull()
})

test.each([
  ['an iPhone', box('heic', 'mif1', 'heic'), true],
  ['a Samsung', box('mif1', 'heic'), true],
  ['a video', box('isom'), false],
  ['another kind in the same box', box('avif', 'mif1', 'miaf'), false],
])('a photo of %s is told from others, to be asked for as a JPEG', (_, head, isOne) => {
  expect(isHeic(head)).toBe(isOne)
})
