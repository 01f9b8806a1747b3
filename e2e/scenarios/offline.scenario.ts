import { expect, test } from '#people/deploys.ts'
import { storedLikes } from '#people/buyer.ts'
import { anyOf, SERVER_GONE } from '#people/quiet-console.ts'
import { ExplorePage } from '#pages/explore-page.ts'
import { InstalledApp } from '#pages/installed-app.ts'
import { DreamlistPage } from '#pages/other-pages.ts'

test.use({
  expectedNoise: [
    anyOf(
      SERVER_GONE,
      /ERR_(INTERNET_DISCONNECTED|FAILED)|404.*(explore-00000000|favicon)|fetching the script/,
    ),
  ],
})

test('the app starts without a network: deck, pictures and dreamlist are there (spec §4, §7)', async ({
  aBuyer,
  product,
}) => {
  test.slow()
  const buyer = await aBuyer({ floorPlanLikes: 11 })
  const build = await product.deploy()
  const { page, context } = buyer
  const app = new InstalledApp(page)
  const explore = new ExplorePage(page)
  await page.goto(`${product.door.url}/explore`)
  await app.waitUntilKept(build)
  await page.reload()
  const top = await explore.top()
  await expect.poll(async () => (await app.keptPictures()).length, { timeout: 30_000 }).toBeGreaterThan(14)

  product.door.leadTo()
  await context.setOffline(true)
  await page.goto(`${product.door.url}/explore`)

  expect(await explore.top()).toBe(top)
  await expect(page.getByText("You're offline")).toBeVisible()
  expect(await explore.card.locator('img').first().evaluate(isDrawn)).toBe(true)
  await explore.button('Like').click()
  await expect(explore.card.and(page.locator(`[data-design="${top}"]`))).toHaveCount(0)
  await page.getByRole('link', { name: 'Dreamlist' }).click()
  const { designs } = new DreamlistPage(page)
  await expect(designs).toHaveCount(11)
  expect(await designs.first().locator('img').evaluate(isDrawn)).toBe(true)
})

test('a start without a network goes on with what was swiped, and sends it later (spec §4, §8)', async ({
  aBuyer,
  product,
}) => {
  test.slow()
  const buyer = await aBuyer({ floorPlanLikes: 2 })
  const build = await product.deploy()
  const { page, context } = buyer
  const app = new InstalledApp(page)
  const explore = new ExplorePage(page)
  await page.goto(`${product.door.url}/explore`)
  await app.waitUntilKept(build)

  await context.setOffline(true)
  const first = await explore.swipeRight()
  await page.reload()
  expect(await explore.top()).not.toBe(first)
  await explore.swipeRight()
  await context.setOffline(false)

  await expect.poll(() => storedLikes(buyer.api)).toBe(2 + explore.likedPlans.size)
})

test('a page that is not there is never shown as the app, and a missing file never as a page (spec §2.1, §7)', async ({
  aBuyer,
  product,
}) => {
  const buyer = await aBuyer()
  const build = await product.deploy()
  const { page } = buyer
  await page.goto(`${product.door.url}/explore`)
  await new InstalledApp(page).waitUntilKept(build)

  const missing = await page.goto(`${product.door.url}/assets/explore-00000000.js`)
  expect(missing?.status()).toBe(404)
  expect(missing?.headers()['content-type']).not.toContain('html')
  const home = await page.goto(`${product.door.url}/`)
  expect(home?.fromServiceWorker()).toBe(false)
  product.door.leadTo()
  await expect(page.goto(`${product.door.url}/about-us`)).rejects.toThrow(/ERR_/)
})

test('logging out takes the kept pictures along, and the app still starts (spec §4)', async ({
  aBuyer,
  product,
}) => {
  test.slow()
  const buyer = await aBuyer({ floorPlanLikes: 3 })
  const build = await product.deploy()
  const { page } = buyer
  const app = new InstalledApp(page)
  await page.goto(`${product.door.url}/explore`)
  await app.waitUntilKept(build)
  await page.reload()
  await expect.poll(() => app.keptPictures()).not.toEqual([])

  await page.getByRole('link', { name: 'Profile' }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\/app-home$/)

  await expect.poll(() => app.keptPictures()).toEqual([])
  product.door.leadTo()
  await page.goto(`${product.door.url}/app-home`)
  await expect(page.getByRole('tab', { name: 'Login' })).toBeVisible()
})

/** Whether a picture has come, once it has or never will. */
async function isDrawn(element: Element): Promise<boolean> {
  const picture = element as HTMLImageElement
  await picture.decode().catch(() => undefined)
  return picture.naturalWidth > 0
}
