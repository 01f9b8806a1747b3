import type { Page } from '@playwright/test'
import { becomeAdmin } from '#people/admin.ts'
import { expect, test } from '#people/people.ts'

const NAME = 'Harbour & Sons Building Brokers'

const saveBrand = async (page: Page, name: string) => {
  const brand = page.getByRole('region', { name: 'Brand' })
  await brand.getByLabel('Name of the brokerage').fill(name)
  await brand.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved. It holds everywhere within seconds.')).toBeVisible()
}

test(
  'an owner changes the brand: the site, the login and the history show it, and a reset restores it (product §2.2)',
  { tag: '@desktop-only' },
  async ({ visitor: { page, context } }) => {
    await becomeAdmin(context)
    await page.goto('/admin/settings')
    const before = await page.getByLabel('Name of the brokerage').inputValue()

    await saveBrand(page, NAME)
    const visitor = await context.newPage()
    await expect
      .poll(async () => {
        await visitor.goto('/contact')
        return visitor.getByRole('heading', { name: NAME }).count()
      })
      .toBe(1)
    await visitor.close()
    await expect(page.getByRole('row', { name: new RegExp(`Setting change.*${NAME}`) }).first()).toBeVisible()
    await expect(page.getByText(`The server was set up with: ${before}`)).toBeVisible()

    await saveBrand(page, before)
    await expect(page.getByText(`The server was set up with: ${before}`)).toBeHidden()
  },
)

const TITLE = 'Ask what the covenant forbids'

test(
  'an editor drafts, previews and publishes a land card, and a buyer reads it; a second tab shows both versions (product §2.2)',
  { tag: '@desktop-only' },
  async ({ visitor: { page, context }, browser, aBuyer }) => {
    const desk = await browser.newContext()
    await becomeAdmin(desk)
    const [one, two] = [await desk.newPage(), await desk.newPage()]
    for (const tab of [one, two]) await tab.goto('/admin/land/covenants')
    const before = await one.getByLabel('Title').inputValue()
    // Both tabs have read the same version before one of them changes it.
    await expect(two.getByLabel('Title')).toHaveValue(before)

    await one.getByLabel('Title').fill(TITLE)
    await expect(one.getByRole('region', { name: 'As a buyer sees it' })).toContainText(TITLE)
    await one.getByRole('button', { name: 'Save draft' }).click()
    await expect(one.getByText('The draft is saved. Nobody else sees it yet.')).toBeVisible()
    await two.getByLabel('What to ask').fill('Which covenant is on this lot?')
    await two.getByRole('button', { name: 'Save draft' }).click()
    const both = two.getByRole('alert', { name: 'Two versions' })
    await expect(both.getByRole('row', { name: /Title/ })).toContainText(TITLE)
    await expect(both.getByRole('row', { name: /What to ask/ })).toContainText(
      'Which covenant is on this lot?',
    )
    await both.getByRole('button', { name: 'Save mine over it' }).click()
    await expect(both).toBeHidden()
    await expect(two.getByLabel('Title')).toHaveValue(TITLE)

    await aBuyer({ floorPlanLikes: 13 })
    await page.goto('/land?card=covenants&state=all')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(before)
    await two.getByRole('button', { name: 'Publish' }).click()
    await expect(two.getByText('Published', { exact: true }).first()).toBeVisible()
    await expect
      .poll(async () => {
        const answer = await context.request.get('/api/land')
        return (await answer.text()).includes(TITLE)
      })
      .toBe(true)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible()
    await expect(page.getByText('Which covenant is on this lot?')).toBeVisible()

    await two.getByRole('button', { name: 'Versions' }).click()
    await two.getByRole('button', { name: 'Make version 1 the draft' }).click()
    await expect(two.getByLabel('Title')).toHaveValue(before)
    await desk.close()
  },
)
