import { SPLASH_SLOW_MS } from '@dream/contract/rules/app/timing'
import type { Page } from '@playwright/test'
import { ExplorePage } from '#pages/explore-page.ts'
import { expect, test } from '#people/people.ts'

test.use({ startsCold: true })

const splash = (page: Page) =>
  page.getByRole('heading', {
    name: 'Figuring out which side of the fence you sit on and directing you.',
    exact: true,
  })

test('a slow start says so after three seconds, and then continues (product §2.4, §9)', async ({
  aBuyer,
}) => {
  const { page, context } = await aBuyer()
  let answer = () => {}
  const isHeld = new Promise<void>((resolve) => (answer = resolve))
  await context.route('**/api/auth/me', async (route) => {
    await isHeld
    await route.continue()
  })
  const explore = new ExplorePage(page)
  const slow = page.getByText('Still loading...', { exact: true })

  await page.goto('/explore')
  await expect(splash(page)).toBeVisible()
  await expect(slow).toBeHidden()
  await expect(slow).toBeVisible()
  expect(await page.evaluate(() => performance.now())).toBeGreaterThanOrEqual(SPLASH_SLOW_MS)
  await expect(explore.card).toBeHidden()
  answer()

  await expect(explore.card).toBeVisible()
  await expect(splash(page)).toBeHidden()
})

test('a cold start redirects to where the person belongs; later pages of the tab are not redirected (product §4)', async ({
  aBuyer,
}) => {
  const { page } = await aBuyer({ floorPlanLikes: 10 })

  await page.goto('/dreamlist')
  await expect(page).toHaveURL(/\/explore$/)
  await expect(new ExplorePage(page).card).toBeVisible()
  await page.goto('/dreamlist')

  await expect(page.getByRole('heading', { name: 'Dreamlist', exact: true })).toBeVisible()
  await page.reload()
  await expect(page).toHaveURL(/\/dreamlist$/)
})

test('a page opened by a notification or a shortcut is kept (product §4)', async ({ aBuyer }) => {
  const { page } = await aBuyer({ floorPlanLikes: 10 })

  await page.goto('/dreamlist?open=1')

  await expect(page.getByRole('heading', { name: 'Dreamlist', exact: true })).toBeVisible()
  await expect(splash(page)).toBeHidden()
})

for (const path of ['/explore', '/land?open=1', '/app-home']) {
  test(`a visitor who starts at ${path} is asked to log in (product §4)`, async ({ visitor: { page } }) => {
    await page.goto(path)

    await expect(page.getByRole('tab', { name: 'Login' })).toBeVisible()
    await expect(page).toHaveURL(/\/app-home$/)
    await expect(splash(page)).toBeHidden()
  })
}

test('a buyer without a confirmed phone is redirected to confirm it (product §4)', async ({ aBuyer }) => {
  const { page } = await aBuyer({ isPhoneVerified: false })

  await page.goto('/explore')

  await expect(page).toHaveURL(/\/verify-phone$/)
  await expect(page.getByRole('heading', { name: "What's your mobile number?" })).toBeVisible()
})

test('a forgotten password opens at its own URL (product §4)', async ({ aBuyer }) => {
  const { page } = await aBuyer()

  await page.goto('/forgot-password')

  await expect(page.getByRole('heading', { name: 'Forgot password' })).toBeVisible()
  await expect(page).toHaveURL(/\/forgot-password$/)
})
