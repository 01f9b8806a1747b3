import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { temporaryFolder } from '#testing/apps/temporary-folder.ts'
import type { FileRow } from './file-rows.ts'
import { readList } from './read-list.ts'

const folder = temporaryFolder()
afterAll(() => folder[Symbol.asyncDispose]())
let files = 0

async function read(content: string | Buffer) {
  files += 1
  const path = join(folder.path, `list-${files}`)
  await writeFile(path, content)
  const rows: FileRow[] = []
  const list = await readList(path, null, async (some) => void rows.push(...some))
  return { list, rows }
}

const TABLE = 'Name,Bedrooms,Description\nCafé 1,4,"Wide, long"\nHome 2,3,\n'
const utf16 = (text: string, isBig: boolean) => {
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le')
  return isBig ? bytes.swap16() : bytes
}

test.each([
  ['UTF-8', Buffer.from(TABLE), 'utf-8', ','],
  ['UTF-8 with its mark', Buffer.from(`\ufeff${TABLE}`), 'utf-8', ','],
  ['Windows-1252', Buffer.from(TABLE, 'latin1'), 'windows-1252', ','],
  ['UTF-16 of Excel', utf16(TABLE, false), 'utf-16le', ','],
  ['UTF-16 the other way', utf16(TABLE, true), 'utf-16be', ','],
  ['semicolons', Buffer.from('Name;Bedrooms;Description\nCafé 1;4;"Wide, long"\nHome 2;3;\n'), 'utf-8', ';'],
  ['tabs', Buffer.from('Name\tBedrooms\tDescription\nCafé 1\t4\tWide, long\nHome 2\t3\t\n'), 'utf-8', '\t'],
  ['bars', Buffer.from('Name|Bedrooms|Description\nCafé 1|4|Wide, long\nHome 2|3|\n'), 'utf-8', '|'],
])('a list with %s says the same', async (_, content, encoding, delimiter) => {
  const { list, rows } = await read(content)

  expect(list).toEqual({
    format: 'csv',
    encoding,
    delimiter,
    headings: ['Name', 'Bedrooms', 'Description'],
    rowCount: 2,
  })
  expect(rows).toEqual([
    { line: 2, cells: ['Café 1', '4', 'Wide, long'] },
    { line: 3, cells: ['Home 2', '3', ''] },
  ])
})

test('the delimiter is the one with the most known headings, however many commas the texts have', async () => {
  const { list } = await read('Name;Beds\nOne, two, three, four;4\na,b,c,d,e;5\n')

  expect(list).toMatchObject({ delimiter: ';', headings: ['Name', 'Beds'] })
})

test('a title and empty lines above the headings are skipped', async () => {
  const { list, rows } = await read('Our range 2026,,\n\nName,Beds,Baths\nBanksia,4,2\n')

  expect(list.headings).toEqual(['Name', 'Beds', 'Baths'])
  expect(rows).toEqual([{ line: 4, cells: ['Banksia', '4', '2'] }])
})

test('line numbers are those of the file, also behind cells of several lines', async () => {
  const { rows } = await read('Name,Description\nOne,"a\nb\nc"\nTwo,d\n')

  expect(rows.map(({ line }) => line)).toEqual([2, 5])
})

test('short and long rows keep to the columns of the headings', async () => {
  const { rows } = await read('Name,Beds\nOne\nTwo,4,more,and more\n')

  expect(rows.map(({ cells }) => cells)).toEqual([['One'], ['Two', '4']])
})

test('the escaping of formulas by an export is undone', async () => {
  const { rows } = await read(`Name,Beds\n"'=1+1",4\n'tis,3\n`)

  expect(rows.map(({ cells }) => cells[0])).toEqual(['=1+1', "'tis"])
})

test('JSON is a list of objects, at the top level or under a name', async () => {
  const designs = [
    { name: 'One', bedrooms: 4, features: ['Pantry', 'Bath'] },
    { name: 'Two', areas: { ground: 120 } },
  ]

  const alone = await read(JSON.stringify(designs))
  const named = await read(JSON.stringify({ designs }))

  expect(alone.list).toMatchObject({
    format: 'json',
    headings: ['name', 'bedrooms', 'features', 'areas ground'],
  })
  expect(alone.rows).toEqual([
    { line: 1, cells: ['One', '4', 'Pantry; Bath', ''] },
    { line: 2, cells: ['Two', '', '', '120'] },
  ])
  expect(named.rows).toEqual(alone.rows)
})

test.each([
  ['an Excel workbook', Buffer.from('PK\x03\x04more'), 'Excel workbook'],
  ['an old Excel workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2]), 'old Excel workbook'],
  ['a PDF', Buffer.from('%PDF-1.7'), 'a PDF'],
  ['a program', Buffer.from([0x7f, 0x45, 0x4c, 0x46, 0, 0, 0, 1, 9, 9]), 'no text file'],
  ['an open quote', Buffer.from('Name,Beds\nOne,4\n"Two,3\nThree,3\n'), 'In line 3 a quotation mark'],
  [
    'an open quote that swallows a large file',
    Buffer.from(`Name,Beds\n"Two,3\n${'Three,3\n'.repeat(40_000)}`),
    'In line 2 a quotation mark',
  ],
  ['too many columns', Buffer.from(`${'Name,'.repeat(150)}\n`), 'at most 100 columns'],
  ['too many rows', Buffer.from(`Name,Beds\n${'a,1\n'.repeat(10_001)}`), 'at most 10,000 rows'],
  ['half a JSON', Buffer.from('[{"name": "One"}'), 'no complete JSON'],
  ['JSON of no list', Buffer.from('{"name": "One"}'), 'a list of objects'],
])('%s is refused in words', async (_, content, words) => {
  await expect(read(content)).rejects.toThrow(words)
})
