import type { Page } from '@playwright/test'
import { expect, test } from '#people/deploys.ts'
import { storedLikes } from '#people/buyer.ts'
import { anyOf, SERVER_GONE } from '#browser/console-noise.ts'
import { ExplorePage } from '#pages/explore-page.ts'
import { InstalledApp } from '#pages/installed-app.ts'

/** Console errors of servers that stop and start, and of browsers without service workers. */
const NOISE = anyOf(
  SERVER_GONE,
  /ERR_FAILED|503|404.*\/assets\/|Failed to record preference|fetching the script|registration blocked/,
)

test.use({ expectedNoise: [NOISE] })

test('a new build is offered, and updating loses no queued swipe (product §4, §8)', async ({
  aBuyer,
  product,
}) => {
  const buyer = await aBuyer({ floorPlanLikes: 2 })
  const first = await product.deploy()
  const { page } = buyer
  const app = new InstalledApp(page)
  const explore = new ExplorePage(page)
  await page.goto(`${product.loadBalancer.url}/explore`)
  await app.waitUntilCached(first)
  product.loadBalancer.failWrites('/api/preferences')
  for (let swipes = 0; swipes < 3; swipes++) await explore.swipeRight()

  const second = await product.deploy()
  await app.resume()
  await expect(page.getByText('A new version is ready')).toBeVisible()
  expect(await app.build()).toBe(first)
  await page.getByRole('button', { name: 'Refresh' }).click()

  await expect.poll(() => app.build()).toBe(second)
  await explore.top()
  product.loadBalancer.failWrites()
  await expect.poll(() => storedLikes(buyer.api)).toBe(2 + explore.likedPlans.size)
})

test('two servers with two builds reload an open app at most once (product §4)', async ({
  aBuyer,
  product,
}) => {
  const { page } = await aBuyer()
  const first = await product.deploy()
  const app = new InstalledApp(page)
  const explore = new ExplorePage(page)
  await page.goto(`${product.loadBalancer.url}/explore`)
  await app.waitUntilCached(first)
  await product.addBuild()
  let loads = 0
  page.on('load', () => (loads += 1))

  for (let looks = 0; looks < 8; looks++) {
    await app.resume()
    await goAndReturn(page)
    await explore.top()
  }

  expect(loads).toBeLessThanOrEqual(1)
  await expect(explore.card).toBeVisible()
})

test('an open app follows three deploys without a blank screen (product §4)', async ({ aBuyer, product }) => {
  test.setTimeout(360_000)
  const buyer = await aBuyer()
  let build = await product.deploy()
  const { page } = buyer
  const app = new InstalledApp(page)
  const explore = new ExplorePage(page)
  await page.goto(`${product.loadBalancer.url}/explore`)
  await app.waitUntilCached(build)

  for (let deploys = 0; deploys < 3; deploys++) {
    await explore.swipeRight()
    build = await product.deploy()
    await app.resume()
    await expect(page.getByText('A new version is ready')).toBeVisible()
    await goAndReturn(page)
    await expect.poll(() => app.build()).toBe(build)
  }

  await explore.top()
  await expect.poll(() => storedLikes(buyer.api)).toBe(explore.likedPlans.size)
})

test.describe('in a browser without service workers', () => {
  test.use({ serviceWorkers: 'block' })

  test('a screen removed by a deploy is loaded from the new build (product §2.4, §4)', async ({
    visitor,
    product,
  }) => {
    await product.deploy()
    const { page } = visitor
    const isWatching = page.waitForResponse('**/api/build-id')
    await page.goto(`${product.loadBalancer.url}/app-home`)
    await isWatching
    const second = await product.deploy()

    await page.getByRole('link', { name: 'Forgot password' }).click()

    await expect(page.getByRole('button', { name: 'Send a code' })).toBeVisible()
    expect(await new InstalledApp(page).build()).toBe(second)
  })

  test('a screen whose styles fail to load at first is not drawn without them (product §2.4, §4)', async ({
    visitor,
    product,
  }) => {
    await product.deploy()
    const { page } = visitor
    const lost = new Set<string>()
    const ofAScreen = /\/assets\/(?!app-[\w-]{8}\.)[\w-]+\.css$/
    await page.route(ofAScreen, (route) => {
      const url = route.request().url()
      return lost.has(url) ? route.continue() : (lost.add(url), route.abort())
    })

    await page.goto(`${product.loadBalancer.url}/app-home`)

    await expect(page.getByRole('link', { name: 'Forgot password' })).toBeVisible()
    expect([...lost].join()).toContain('/app-home-')
    const loaded = await page.evaluate(() => [...document.styleSheets].map(({ href }) => href))
    expect(loaded.join()).toContain('/app-home-')
  })
})

/** Navigates to another section and back, where an update is allowed. The page may reload in between. */
async function goAndReturn(page: Page) {
  await page.getByRole('link', { name: 'Profile' }).click()
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible()
  await page.getByRole('link', { name: 'Explore', exact: true }).click()
  await expect(page).toHaveURL(/\/explore$/)
  await expect(page.getByRole('region', { name: 'Designs' })).toBeVisible()
}
