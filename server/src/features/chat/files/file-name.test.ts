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

test('a name of a million dots and spaces is made in the blink of an eye', () => {
  const started = performance.now()

  const name = fileNameOf(`a${'. '.repeat(500_000)}b`, 'application/pdf')

  expect(performance.now() - started).toBeLessThan(500)
  expect(name.length).toBeLessThanOrEqual(120)
})
