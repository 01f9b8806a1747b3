import { expect, test } from 'vitest'
import { fileNameOf } from './file-name.ts'

test.each([
  ['Land.JPG', 'image/webp', 'Land.webp'],
  ['../../etc/passwd', 'application/pdf', 'passwd.pdf'],
  ['...', 'application/pdf', 'file.pdf'],
  ['.htaccess ', 'application/pdf', 'htaccess.pdf'],
] as const)('%s, a %s, is saved as %s', (called, mime, name) => {
  expect(fileNameOf(called, mime)).toBe(name)
})

test('a name of a million dots and spaces is truncated before patterns match it', () => {
  const name = fileNameOf(`a${'. '.repeat(500_000)}b`, 'application/pdf')

  // The last letter is beyond the truncation.
  expect(name).toBe('a.pdf')
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

test('a very long name is truncated to one that fits', () => {
  expect(fileNameOf('x'.repeat(900), 'application/pdf')).toHaveLength(120)
})
