import { randomUUID } from 'node:crypto'
import type { DealtDesign } from '@dream/contract/api/designs/deck'
import type { Page } from '@playwright/test'
import { ExplorePage } from '#pages/explore-page.ts'
import { overlaysLeft } from '#browser/overlays.ts'
import { becomeAdmin } from '#people/admin.ts'
import { expect, test } from '#people/people.ts'

const PLAN = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 1800">
  <style>.wall{fill:none;stroke:#0b2526;stroke-width:24}</style>
  <rect class="wall" x="60" y="60" width="1080" height="1680"/><path class="wall" d="M60 900H1140"/>
  <text x="600" y="500" font-size="90" text-anchor="middle">Living</text></svg>`

/** Answers that no other buyer gives, so that this deck deals the design first. */
const ASKED = { bedrooms: 6, bathrooms: 4, cars: 4, blockWidth: 30, blockDepth: 60, storeys: '1' } as const

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const publishing = (page: Page) => page.getByRole('region', { name: 'How it stands' })

async function writeDesign(page: Page, { title, builder }: { title: string; builder: string }) {
  await page.goto('/admin/designs')
  await page.getByRole('button', { name: 'New design' }).click()
  await page.getByRole('button', { name: 'Floor Plan' }).click()
  await expect(publishing(page)).toContainText('Needs a frontage')
  await field(page, 'Name').fill(title)
  await field(page, 'Line under its name').fill('Six bedrooms around one long table.')
  await field(page, 'Builder').selectOption({ label: builder })
  const numbers = { Bedrooms: 6, Bathrooms: 4, 'Car spaces': 4, Frontage: 24, 'Total area': 480 }
  const sizes = { 'House width': 20, 'House depth': 24, 'Shortest lot': 34 }
  for (const [label, value] of Object.entries({ ...numbers, ...sizes })) {
    await field(page, label).fill(String(value))
  }
  await field(page, 'Storeys').selectOption({ label: 'One' })
  await field(page, 'Upload the plan').setInputFiles({
    name: 'plan.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(PLAN),
  })
  // A child process renders its seven pictures, one after the other.
  await expect(page.getByRole('img', { name: 'Drawing of the plan' })).toBeVisible({ timeout: 60_000 })
}

test("an admin adds a builder, writes a design with its plan and publishes it; a deck deals it with the builder's name, until it is archived (product §2.2, §2.5)", async ({
  aBuyer,
  browser,
}) => {
  const [title, builder] = [`Longtable ${randomUUID().slice(0, 4)}`, `Hearth ${randomUUID().slice(0, 4)}`]
  const buyer = await aBuyer()
  await buyer.api.send('PUT', '/api/profile', ASKED)
  const baseURL = process.env['E2E_URL'] ?? ''
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } })
  await becomeAdmin(context)
  const desk = await context.newPage()

  await desk.goto('/admin/builders')
  await desk.getByRole('button', { name: 'Add a builder' }).click()
  await field(desk, 'Name').fill(builder)
  await field(desk, 'Licence number').fill('CDB-U 54321')
  await desk.getByRole('dialog').getByRole('button', { name: 'Add the builder' }).click()
  await expect(desk.getByRole('row', { name: builder })).toContainText('No designs yet')
  await overlaysLeft(desk)

  await writeDesign(desk, { title, builder })
  const card = desk.getByRole('region', { name: 'The card as buyers see it' })
  await expect(card.getByRole('article')).toContainText(`By ${builder}`)
  await expect(card.getByRole('article')).toContainText('24.0 m lot')
  await desk.getByRole('button', { name: 'Publish now' }).click()
  await expect(publishing(desk)).toContainText('Buyers see it since')

  const isDealt = async () =>
    (await buyer.api.get<DealtDesign[]>('/api/designs?batch=5')).some((design) => design.title === title)
  await expect.poll(isDealt).toBe(true)
  const explore = new ExplorePage(buyer.page)
  await explore.open()
  await expect(explore.card).toContainText(title)
  await expect(explore.card).toContainText(`By ${builder}`)
  await buyer.page.keyboard.press('Enter')
  await expect(buyer.page.getByRole('dialog')).toContainText('Licence CDB-U 54321')

  await desk.getByRole('button', { name: 'Archive' }).click()
  await expect(publishing(desk)).toContainText('No deck deals it')
  await expect.poll(isDealt).toBe(false)
  await desk.goto('/admin/audit?filter=action:design.archive')
  await expect(desk.getByText('Design archived').first()).toBeVisible()
  await context.close()
})

test('when two admins change a design, the second sees both versions and keeps their own (product §2.2)', async ({
  browser,
}) => {
  const baseURL = process.env['E2E_URL'] ?? ''
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } })
  await becomeAdmin(context)
  const [one, two] = [await context.newPage(), await context.newPage()]
  await one.goto('/admin/designs')
  await one.getByRole('button', { name: 'New design' }).click()
  await one.getByRole('button', { name: 'Kitchen' }).click()
  await expect(publishing(one)).toContainText('Needs a name')
  await two.goto(one.url())
  await field(two, 'Name').fill('Theirs')
  await two.getByRole('button', { name: 'Save' }).click()
  await expect(two.getByText('1 unsaved change')).toBeHidden()

  await field(one, 'Name').fill('Mine')
  await one.getByRole('button', { name: 'Save' }).click()
  const question = one.getByRole('dialog', { name: 'Somebody else changed this meanwhile' })
  await expect(question.getByRole('row', { name: /Name/ })).toContainText('Theirs')
  await question.getByRole('button', { name: 'Keep mine' }).click()
  await expect(question).toBeHidden()
  await overlaysLeft(one)
  await one.reload()

  await expect(field(one, 'Name')).toHaveValue('Mine')
  await context.close()
})
