import type { Collection } from '@dream/contract/api/designs/collections'
import type { Page } from '@playwright/test'
import { dragLifted } from '#browser/touch.ts'
import { InstalledApp } from '#pages/installed-app.ts'
import { DreamlistPage } from '#pages/other-pages.ts'
import type { Api } from '#people/api.ts'
import { expect, test } from '#people/people.ts'
import { OFFLINE } from '#browser/console-noise.ts'

test.use({ expectedNoise: [OFFLINE] })

const stored = async (api: Api) =>
  (await api.get<{ items: Collection[] }>('/api/preferences/collections')).items.map(
    ({ name, note, designIds }) => ({ name, note, designs: designIds.length }),
  )

/** Opens the dreamlist offline, with one collection on the server. */
async function offlineWithCollection({ page, api }: { page: Page; api: Api }): Promise<DreamlistPage> {
  const dreamlist = new DreamlistPage(page)
  await dreamlist.open()
  await dreamlist.collectFirst('For Mum')
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => stored(api)).toEqual([{ name: 'For Mum', note: '', designs: 1 }])
  await new InstalledApp(page).goOffline()
  return dreamlist
}

test('collections created, filled, sorted and renamed offline survive a restart and are sent once (product §2.3, §8)', async ({
  aBuyer,
}) => {
  const { page, context, api } = await aBuyer({ floorPlanLikes: 11 })
  const dreamlist = await offlineWithCollection({ page, api })
  await dreamlist.collect(0, 'Corner blocks')
  await dreamlist.tick(1, 'Corner blocks')
  await dreamlist.openCollection('Corner blocks')
  const inside = page.getByRole('list', { name: 'Corner blocks' }).getByRole('listitem')
  const [first] = await inside.locator('button').allTextContents()
  await inside
    .first()
    .getByRole('button', { name: /^Move .* down$/ })
    .click()
  await expect(inside.last().locator('button').first()).toHaveText(first ?? '')
  await page.getByRole('button', { name: 'Close' }).click()
  await dreamlist.openCollection('For Mum')
  await page.getByRole('button', { name: 'Edit name and note' }).click()
  await page.getByLabel('Name', { exact: true }).fill('For Dad')
  await page.getByLabel('Note', { exact: true }).fill('Ask about the slope')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Kept on this device until you are online')).toBeVisible()

  await page.reload()
  await dreamlist.heading.waitFor()
  await expect(dreamlist.collections).toHaveText([/For Dad.*1 design/, /Corner blocks.*2 designs/])
  expect(await stored(api)).toEqual([{ name: 'For Mum', note: '', designs: 1 }])
  // Drop the first response: the request is retried, and counts once.
  let lost = ''
  await page.route(/\/api\/preferences\/collections\//, async (route) => {
    if (lost !== '' || route.request().method() === 'GET') return route.continue()
    lost = route.request().method()
    await route.fetch()
    await route.abort('internetdisconnected')
  })
  await context.setOffline(false)

  const expected = [
    { name: 'For Dad', note: 'Ask about the slope', designs: 1 },
    { name: 'Corner blocks', note: '', designs: 2 },
  ]
  await expect.poll(() => stored(api)).toEqual(expected)
  expect(lost).toBe('PUT')
  await expect(page.getByLabel('Kept on this device until you are online')).toHaveCount(0)
  await page.reload()
  await dreamlist.openCollection('Corner blocks')
  await expect(inside.last().locator('button').first()).toHaveText(first ?? '')
  expect(await stored(api)).toEqual(expected)
})

test('a design liked and collected offline is added to its collection after its like (product §2.3, §8)', async ({
  aBuyer,
}) => {
  const { page, context, api } = await aBuyer({ floorPlanLikes: 11 })
  const dreamlist = await offlineWithCollection({ page, api })
  await page
    .getByRole('button', { name: /^Remove / })
    .nth(1)
    .click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(dreamlist.designs).toHaveCount(11)
  await dreamlist.tick(1, 'For Mum')

  const heard: string[] = []
  let isLikeLost = false
  await page.route(/\/api\/preferences(\/|$)/, async (route) => {
    const request = route.request()
    if (request.method() === 'GET') return route.continue()
    const kind = new URL(request.url()).pathname.includes('/collections/') ? 'add' : request.method()
    // Delay the like: go offline once more just before it.
    if (kind === 'POST' && !isLikeLost) {
      isLikeLost = true
      return route.abort('internetdisconnected')
    }
    heard.push(kind)
    return route.continue()
  })
  await context.setOffline(false)

  await expect.poll(() => stored(api)).toEqual([{ name: 'For Mum', note: '', designs: 2 }])
  expect(isLikeLost).toBe(true)
  expect(heard).toEqual(['DELETE', 'POST', 'add'])
  await expect(dreamlist.collections).toHaveText([/For Mum.*2 designs/])
  await expect(page.getByText('Only designs that you like')).toHaveCount(0)
})

test('designs of a collection, and collections in their row, are sorted by dragging with a finger (product §2.3)', async ({
  aBuyer,
}) => {
  const { page, api } = await aBuyer({ floorPlanLikes: 11 })
  const dreamlist = new DreamlistPage(page)
  await dreamlist.open()
  await dreamlist.collect(0, 'For Mum')
  await dreamlist.collect(0, 'Corner blocks')
  await dreamlist.tick(1, 'Corner blocks')
  await dreamlist.tick(2, 'Corner blocks')
  await dreamlist.openCollection('Corner blocks')
  const designs = page.getByRole('list', { name: 'Corner blocks' }).getByRole('listitem')
  const titles = () =>
    designs.evaluateAll((all) => all.map((each) => each.querySelector('button')?.innerText))
  const [first, second, third] = await titles()

  await dragLifted(page, designs.first().getByRole('button').first(), designs.last())
  await expect.poll(titles).toEqual([second, third, first])
  await page.getByRole('button', { name: 'Close' }).click()
  await dragLifted(page, dreamlist.collections.first(), dreamlist.collections.last())
  await expect(dreamlist.collections).toHaveText([/^Corner blocks/, /^For Mum/])

  await expect
    .poll(async () => (await stored(api)).map(({ name }) => name))
    .toEqual(['Corner blocks', 'For Mum'])
  await page.reload()
  await expect(dreamlist.collections).toHaveText([/^Corner blocks/, /^For Mum/])
  await dreamlist.openCollection('Corner blocks')
  await expect.poll(titles).toEqual([second, third, first])
})
