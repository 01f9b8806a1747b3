import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { aPhoto } from '@dream/server/testing/apps/uploads'
import { aZip } from '@dream/server/testing/designs/zips'
import { becomeAdmin } from '#people/admin.ts'
import { ExplorePage } from '#pages/explore-page.ts'
import { expect, test } from '#people/people.ts'

const ROWS = 300
const HEADINGS =
  'Home name;Beds;Baths;Cars;Levels;Overall width;Overall length;Size (squares);Plan image;Highlights'
/** How ten rows are wrong, by the heading of the cell; half of them all in the same way. */
const BROKEN: readonly [column: number, cell: string][] = [
  [1, 'lots'],
  [1, 'lots'],
  [1, 'lots'],
  [1, 'lots'],
  [1, 'lots'],
  [2, '4.5'],
  [4, 'thr'],
  [5, '14200'],
  [6, 'deep'],
  [7, '940'],
]

/** A list as a builder's spreadsheet saves it: semicolons, Windows letters, squares. No two lists have a design in common. */
function aBuildersList(range: string): Buffer {
  const lines = Array.from({ length: ROWS }, (_, at) => {
    const cells = [
      `${range} ${at + 1}`,
      '6',
      '4',
      '4',
      'single',
      '14,2',
      '31,5',
      '41 sq',
      'plan.jpg',
      'Café bar; Pool room',
    ]
    const [column, cell] = BROKEN[at - (ROWS - BROKEN.length)] ?? []
    if (column !== undefined && cell !== undefined) cells[column] = cell
    return cells.join(';')
  })
  return Buffer.from([HEADINGS, ...lines].join('\r\n'), 'latin1')
}

async function sendList(page: Page, list: Buffer, builder?: string) {
  await page.goto('/admin/imports')
  await page.getByRole('button', { name: 'Import a list' }).click()
  const sheet = page.getByRole('dialog', { name: 'Import a list' })
  if (builder) await sheet.getByLabel('Whose designs are these?').selectOption({ label: builder })
  await sheet.getByLabel('List').setInputFiles({ name: 'range-2026.csv', mimeType: 'text/csv', buffer: list })
  await sheet.getByRole('button', { name: 'Send the list' }).click()
}

test.describe('the room Import', () => {
  test.use({ expectedNoise: [/409 \(Conflict\)/] })

  test(
    'a list of 300 designs with ten broken rows is mended, imported, published and dealt on a phone, refused a second time, and undone (product §2.2)',
    { tag: '@desktop-only' },
    async ({ aBuyer, browser }) => {
      test.slow()
      const builder = `Pool Homes ${randomUUID().slice(0, 8)}`
      const range = `Lagoon ${randomUUID().slice(0, 4)}`
      const list = aBuildersList(range)
      const context = await browser.newContext()
      await becomeAdmin(context)
      const page = await context.newPage()
      await page.goto('/admin/imports')
      const post = (path: string, data: object) =>
        page.evaluate(
          async ([url, body]) => {
            const token = (await fetch('/api/auth/csrf-token')).headers.get('x-csrf-token') ?? ''
            const headers = { 'x-csrf-token': token, 'content-type': 'application/json' }
            return (await fetch(url, { method: 'POST', headers, body })).status
          },
          [path, JSON.stringify(data)] as const,
        )
      expect(
        await post('/api/admin/builders', { name: builder, licence: 'CDB-U 9', states: ['VIC'], logo: null }),
      ).toBe(201)

      await sendList(page, list, builder)
      await expect(page.getByText('Read as CSV with semicolons, Windows-1252')).toBeVisible()
      await page.getByLabel('Zip of pictures').setInputFiles({
        name: 'pictures.zip',
        mimeType: 'application/zip',
        buffer: aZip({ 'plans/plan.jpg': await aPhoto({ width: 900, height: 1200 }) }),
      })
      await page.getByRole('button', { name: 'Send the zip' }).click()
      await expect(page.getByText('1 picture by name')).toBeVisible({ timeout: 30_000 })
      await page.getByRole('button', { name: /^Check (again|300 rows)/ }).click()

      await expect(page.getByText('10 rows of 300 need mending', { exact: false })).toBeVisible({
        timeout: 60_000,
      })
      await page.getByLabel('“lots” as Bedrooms in 5 rows: use instead').fill('6')
      await page.getByRole('button', { name: 'Change in all 5' }).click()
      await expect(page.getByText('5 rows mended')).toBeVisible()
      await page.getByRole('button', { name: 'Use 4 for Bathrooms, line 297' }).click()
      await page.getByRole('button', { name: 'Use 14200 mm for House width (m), line 299' }).click()
      await page.getByLabel('Storeys, line 298').fill('1')
      await page.keyboard.press('Enter')
      await page.getByLabel('House depth (m), line 300').fill('31.5')
      await page.keyboard.press('Enter')
      await page.getByRole('button', { name: 'Leave it out: line 301' }).click()
      await expect(page.getByText('Mended', { exact: true })).toHaveCount(4)
      await page.getByRole('button', { name: 'Check again' }).click()

      await page.getByRole('button', { name: 'Import 299 designs' }).click({ timeout: 60_000 })
      await expect(page.getByText('299 designs were made from this list')).toBeVisible({ timeout: 60_000 })
      const address = page.url()
      await page.getByRole('link', { name: 'Open the 299 designs' }).click()
      await page
        .getByRole('checkbox', { name: `Select ${range}` })
        .first()
        .waitFor()
      await page.getByRole('checkbox', { name: 'Select the rows here' }).click()
      await page.getByRole('button', { name: 'Select all 299 that match' }).click()
      await page
        .getByRole('group', { name: 'Selected rows' })
        .getByRole('button', { name: 'Publish' })
        .click()
      await page
        .getByRole('dialog', { name: 'Publish 299 designs?' })
        .getByRole('button', { name: 'Publish' })
        .click()
      await expect(page.getByText('299 designs published', { exact: false })).toBeVisible({ timeout: 30_000 })

      const buyer = await aBuyer()
      await buyer.api.send('PUT', '/api/profile', { bedrooms: 6, bathrooms: 4, cars: 4, storeys: '1' })
      const deck = new ExplorePage(buyer.page)
      await deck.open()
      await expect(buyer.page.getByRole('heading', { name: new RegExp(range) }).first()).toBeVisible({
        timeout: 20_000,
      })

      await sendList(page, list, builder)
      await expect(page.getByText('This very file was imported before', { exact: false })).toBeVisible()
      await page.getByRole('link', { name: /^Open import \d+: range-2026.csv/ }).click()
      await expect(page).toHaveURL(address)
      await page.getByRole('button', { name: 'Undo this import' }).click()
      await page.getByRole('button', { name: 'Undo the import' }).click()
      await expect(page.getByText('299 designs are archived.')).toBeVisible({ timeout: 60_000 })
      await context.close()
    },
  )
})
