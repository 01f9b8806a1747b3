import { expect, test } from '#people/people.ts'

test.use({ expectedNoise: [/404 \(Not Found\).*no-such-room/] })

test('an unknown path says Page Not Found and leads to the deck (product §2.3)', async ({ aBuyer }) => {
  const { page } = await aBuyer()

  await page.goto('/no-such-room')

  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to Explore' }).click()
  await expect(page).toHaveURL(/\/explore$/)
})

test('a path is the same page in capitals and with a trailing slash (product §2.1)', async ({
  visitor: { page },
}) => {
  await page.goto('/App-Home/')

  await expect(page.getByRole('tab', { name: 'Register' })).toBeVisible()
})

for (const path of ['/explore', '/dreamlist', '/profile', '/profile-creation']) {
  test(`a signed-out person at ${path} is asked to log in (product §4)`, async ({ visitor: { page } }) => {
    await page.goto(path)

    await expect(page).toHaveURL(/\/app-home$/)
    await expect(page.getByRole('tab', { name: 'Login' })).toBeVisible()
  })
}

test('a buyer without a confirmed phone is redirected to confirm it from everywhere (product §4)', async ({
  aBuyer,
}) => {
  const { page } = await aBuyer({ isPhoneVerified: false })

  await page.goto('/dreamlist')

  await expect(page).toHaveURL(/\/verify-phone$/)
})

test('a buyer without a profile is redirected to it from everywhere (product §4)', async ({ aBuyer }) => {
  const { page } = await aBuyer({ hasCompletedProfile: false })

  await page.goto('/explore')

  await expect(page).toHaveURL(/\/profile-creation/)
})

test('a buyer who opens /app-home is redirected into the app (product §4)', async ({ aBuyer }) => {
  const { page } = await aBuyer()

  await page.goto('/app-home')

  await expect(page).toHaveURL(/\/explore$/)
})

test('a locked section says how many likes it needs (product §2.4)', async ({ aBuyer }) => {
  const { page } = await aBuyer({ floorPlanLikes: 4 })

  await page.goto('/dreamlist')

  await expect(page.getByText('6 more Floor Plan likes needed')).toBeVisible()
  await expect(page.getByRole('link', { name: /Land\s*Locked/ })).toBeVisible()
})
