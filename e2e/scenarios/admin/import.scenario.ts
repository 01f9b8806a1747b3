import { randomUUID } from 'node:crypto'
import { becomeAdmin } from '#people/admin.ts'
import { aBuildersList, ASKS_FOR_THE_LIST } from '#people/builders-list.ts'
import { ExplorePage } from '#pages/explore-page.ts'
import { ImportPage } from '#pages/import-page.ts'
import { expect, test } from '#people/people.ts'

test.describe('the Import page', () => {
  test.use({ expectedNoise: [/409 \(Conflict\)/] })

  test(
    'a list of 300 designs with ten broken rows is fixed, imported, published and dealt on a phone, refused a second time, and undone (product §2.2)',
    { tag: '@desktop-only' },
    async ({ aBuyer, browser }) => {
      const builder = `Pool Homes ${randomUUID().slice(0, 8)}`
      const range = `Lagoon ${randomUUID().slice(0, 4)}`
      const list = aBuildersList(range)
      const context = await browser.newContext()
      await becomeAdmin(context)
      const page = await context.newPage()
      const imports = new ImportPage(page)
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

      await imports.sendList(list, builder)
      await expect(page.getByText('Read as CSV with semicolons, Windows-1252')).toBeVisible()
      await imports.sendPlan()
      await imports.check()
      await imports.mendNine()
      await page.getByRole('button', { name: 'Leave it out: line 301' }).click()
      await expect(page.getByRole('button', { name: 'Take it back in: line 301' })).toBeVisible()
      await expect(imports.mended).toHaveCount(4)
      await imports.importAll(299)
      const address = page.url()
      await imports.publishAll(299, range)

      const buyer = await aBuyer()
      await buyer.api.send('PUT', '/api/profile', ASKS_FOR_THE_LIST)
      const deck = new ExplorePage(buyer.page)
      await deck.open()
      await expect(buyer.page.getByRole('heading', { name: new RegExp(range) }).first()).toBeVisible({
        timeout: 20_000,
      })

      await imports.sendList(list, builder)
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
