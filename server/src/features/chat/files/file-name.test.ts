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

test('a name of a million dots and spaces is cut before patterns look at it', () => {
  const name = fileNameOf(`a${'. '.repeat(500_000)}b`, 'application/pdf')

  // The last letter is beyond what is looked at.
  expect(name).toBe('a.pdf')
})
