import { ExplorePage } from '#pages/explore-page.ts'
import { InstalledApp } from '#pages/installed-app.ts'
import { storedLikes } from '#people/buyer.ts'
import { expect, test } from '#people/people.ts'
import { anyOf, OFFLINE } from '#browser/console-noise.ts'

test.use({ expectedNoise: [OFFLINE] })

test('swipes made offline are queued and sent once online (product §4, §8)', async ({ aBuyer }) => {
  const buyer = await aBuyer({ floorPlanLikes: 3 })
  const explore = new ExplorePage(buyer.page)
  await explore.open()
  await explore.swipeRight()

  await new InstalledApp(buyer.page).goOffline()
  await expect(buyer.page.getByText("You're offline")).toBeVisible()
  await explore.swipeRight()
  await explore.swipeLeft()
  await explore.swipeRight()
  // Shown for three seconds only: start to wait before.
  const isBack = buyer.page.getByText('Back online').waitFor()
  await buyer.context.setOffline(false)

  await isBack
  await expect.poll(() => storedLikes(buyer.api)).toBe(3 + explore.likedPlans.size)
})

test('a tenth like made offline is celebrated once it is sent (product §2.6)', async ({ aBuyer }) => {
  const buyer = await aBuyer({ floorPlanLikes: 9 })
  const explore = new ExplorePage(buyer.page)
  await explore.open()

  await new InstalledApp(buyer.page).goOffline()
  await explore.likeUntil(1)
  await expect(explore.popup).toBeHidden()
  await buyer.context.setOffline(false)

  await expect(explore.popup).toBeVisible()
  await expect.poll(() => storedLikes(buyer.api)).toBe(9 + explore.likedPlans.size)
})

test("a broker's portrait that failed to load is loaded once online (product §2.3, §4)", async ({
  aBuyer,
}) => {
  const { page, context } = await aBuyer({ floorPlanLikes: 19 })
  let isSteady = false
  await page.route('**/portraits/**', (route) => (isSteady ? route.continue() : route.abort()))
  await page.goto('/brokers')
  const portrait = page.getByRole('article').first().locator('img')
  await expect(portrait).toHaveCSS('opacity', '0')

  isSteady = true
  await context.setOffline(true)
  await context.setOffline(false)

  await expect(portrait).toHaveCSS('opacity', '1')
  await expect
    .poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
})

test.describe('in a first visit, before the service worker is installed', () => {
  test.use({
    serviceWorkers: 'block',
    startsCold: true,
    expectedNoise: [anyOf(OFFLINE, /registration blocked by Playwright/)],
  })

  test('a swipe keeps its deck though nothing more can be loaded, and counts (product §2.4, §4)', async ({
    aBuyer,
  }) => {
    const { page, context, api } = await aBuyer({})
    const explore = new ExplorePage(page)
    // Block all requests after the first card, as if the network were gone.
    let isGone = false
    await page.route('**/assets/*', (route) =>
      isGone ? route.abort('internetdisconnected') : route.continue(),
    )
    await page.goto('/explore')
    await explore.card.waitFor()
    isGone = true
    await context.setOffline(true)

    await explore.likeUntil(1)
    while ((await explore.card.count()) > 0) await explore.swipeLeft()

    await expect(page.getByText('Something went wrong')).toBeHidden()
    await expect(page.getByText(/offline/i).first()).toBeVisible()
    await expect(explore.button('Undo')).toBeVisible()
    isGone = false
    await context.setOffline(false)
    await expect.poll(() => storedLikes(api)).toBe(1)
    await explore.card.waitFor()
  })

  test('background work that failed to load starts once the network returns (product §4, §9)', async ({
    aBuyer,
  }) => {
    const { page, context } = await aBuyer({ floorPlanLikes: 11 })
    let isGone = true
    await page.route('**/assets/start-background-*', (route) => (isGone ? route.abort() : route.continue()))
    const failed = page.waitForEvent('requestfailed', (request) =>
      request.url().includes('/start-background-'),
    )
    await page.goto('/explore')
    await failed

    isGone = false
    const prefetch = page.waitForRequest('**/api/preferences/liked')
    await context.setOffline(true)
    await context.setOffline(false)

    await prefetch
  })
})
