import { expect, test } from '#people/deploys.ts'
import { storedLikes } from '#people/buyer.ts'
import { anyOf, OFFLINE, SERVER_GONE } from '#browser/console-noise.ts'
import { ExplorePage } from '#pages/explore-page.ts'
import { InstalledApp } from '#pages/installed-app.ts'
import { DreamlistPage } from '#pages/other-pages.ts'

test.use({
  expectedNoise: [anyOf(SERVER_GONE, OFFLINE, /404.*(explore-00000000|favicon)/)],
})

test('the app starts offline with deck, pictures and dreamlist (product §4, §7)', async ({
  aBuyer,
  product,
}) => {
  const buyer = await aBuyer({ floorPlanLikes: 11 })
  const build = await product.deploy()
  const { page } = buyer
  const app = new InstalledApp(page)
  const explore = new ExplorePage(page)
  await page.goto(`${product.loadBalancer.url}/explore`)
  await app.waitUntilCached(build)
  await page.reload()
  const top = await explore.top()
  await expect.poll(async () => (await app.cachedPictures()).length).toBeGreaterThan(14)

  product.loadBalancer.routeTo()
  await app.openOffline(`${product.loadBalancer.url}/explore`)

  expect(await explore.top()).toBe(top)
  await expect(page.getByText("You're offline")).toBeVisible()
  expect(await explore.card.locator('img').first().evaluate(isDrawn)).toBe(true)
  await explore.button('Like').click()
  await expect(explore.card.and(page.locator(`[data-design="${top}"]`))).toHaveCount(0)
  await page.getByRole('link', { name: 'Dreamlist' }).click()
  const { designs } = new DreamlistPage(page)
  await expect(designs).toHaveCount(12)
  expect(await designs.first().locator('img').evaluate(isDrawn)).toBe(true)
})

test('an offline start keeps queued swipes, and sends them later (product §4, §8)', async ({
  aBuyer,
  product,
}) => {
  const buyer = await aBuyer({ floorPlanLikes: 2 })
  const build = await product.deploy()
  const { page, context } = buyer
  const app = new InstalledApp(page)
  const explore = new ExplorePage(page)
  await page.goto(`${product.loadBalancer.url}/explore`)
  await app.waitUntilCached(build)

  await context.setOffline(true)
  const first = await explore.swipeRight()
  await page.reload()
  expect(await explore.top()).not.toBe(first)
  await explore.swipeRight()
  await context.setOffline(false)

  await expect.poll(() => storedLikes(buyer.api)).toBe(2 + explore.likedPlans.size)
})

test('an unknown page never shows the app, and a missing file never a page (product §2.1, §7)', async ({
  aBuyer,
  product,
}) => {
  const buyer = await aBuyer()
  const build = await product.deploy()
  const { page } = buyer
  await page.goto(`${product.loadBalancer.url}/explore`)
  await new InstalledApp(page).waitUntilCached(build)

  const missing = await page.goto(`${product.loadBalancer.url}/assets/explore-00000000.js`)
  expect(missing?.status()).toBe(404)
  expect(missing?.headers()['content-type']).not.toContain('html')
  const home = await page.goto(`${product.loadBalancer.url}/`)
  expect(home?.fromServiceWorker()).toBe(false)
  product.loadBalancer.routeTo()
  await expect(page.goto(`${product.loadBalancer.url}/about-us`)).rejects.toThrow(/ERR_/)
})

test('logging out deletes the cached pictures, and the app still starts (product §4)', async ({
  aBuyer,
  product,
}) => {
  const buyer = await aBuyer({ floorPlanLikes: 3 })
  const build = await product.deploy()
  const { page } = buyer
  const app = new InstalledApp(page)
  await page.goto(`${product.loadBalancer.url}/explore`)
  await app.waitUntilCached(build)
  await page.reload()
  await expect.poll(() => app.cachedPictures()).not.toEqual([])

  await page.getByRole('link', { name: 'Profile' }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\/app-home$/)

  await expect.poll(() => app.cachedPictures()).toEqual([])
  product.loadBalancer.routeTo()
  await page.goto(`${product.loadBalancer.url}/app-home`)
  await expect(page.getByRole('tab', { name: 'Login' })).toBeVisible()
})

/** Whether a picture has loaded; waits until it has loaded or failed. */
async function isDrawn(element: Element): Promise<boolean> {
  const picture = element as HTMLImageElement
  await picture.decode().catch(() => undefined)
  return picture.naturalWidth > 0
}
