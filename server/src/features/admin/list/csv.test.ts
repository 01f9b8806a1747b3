import { expect, test } from 'vitest'
import { HOSTILE_STRINGS } from '#testing/hostile/hostile-strings.ts'
import { csvLine, undefused } from './csv.ts'

test.each([
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  ' =1',
  '\u00a0=1',
  '＝1',
  '＋1',
  '－1',
  '＠1',
  '\n=1',
])('text that a spreadsheet would run gets an apostrophe: %j', (text) => {
  expect(csvLine([text]).replace(/^"/, '')).toMatch(/^'/)
})

test('numbers stay numbers, the negative ones too', () => {
  expect(csvLine([-5, 2.5, 0, true])).toBe('-5,2.5,0,true\r\n')
})

test('special characters are quoted', () => {
  expect(csvLine(['a,b', 'say "hi"', 'two\r\nlines', 'a;b'])).toBe(
    '"a,b","say ""hi""","two\r\nlines","a;b"\r\n',
  )
})

test('null is an empty cell, a date and a list are text', () => {
  expect(csvLine([null, undefined, new Date('2026-11-23T01:02:03Z'), ['b1', '=b2']])).toBe(
    ',,2026-11-23T01:02:03.000Z,"b1; =b2"\r\n',
  )
})

test.each(HOSTILE_STRINGS.map((text) => [text]))(
  'no cell is a formula or breaks out of its quotes: %j',
  (text) => {
    const [cell = ''] = cellsOf(csvLine([text, 'next']))

    expect(cell).not.toMatch(/^[\s\u00a0]*[=+\-@\t\r＝＋－＠]/)
    expect([text, `'${text}`]).toContain(cell)
    expect(cellsOf(csvLine([text, 'next']))).toHaveLength(2)
  },
)

test.each([...HOSTILE_STRINGS, "'=1", "''-2", "'tis", "'", '-5'].map((text) => [text]))(
  'what is read back is what was written: %j',
  (text) => {
    const [cell = ''] = cellsOf(csvLine([text, 'next']))

    expect(undefused(cell)).toBe(text)
  },
)

/** Parses the cells of one line, as a spreadsheet does. */
function cellsOf(line: string): string[] {
  const cells = line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))(?=,|\r\n$)/g)
  return [...cells].map(([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain)
}
