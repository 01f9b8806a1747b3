import { AccountPage } from '#pages/account-page.ts'
import { ProfilePage } from '#pages/profile-page.ts'
import { markAsBooted } from '#browser/emulation.ts'
import { expect, test } from '#people/people.ts'

// Errors of an expired session, and of changes that ask for confirmation.
test.use({ expectedNoise: [/401 \(Unauthorized\)|403 \(Forbidden\).*\/auth\/(sessions|logout|refresh)/] })

test('two tabs whose access token expires at the same moment both continue, with one session (product §4)', async ({
  aBuyer,
}) => {
  const buyer = await aBuyer({ floorPlanLikes: 11 })
  const tabs = [buyer.page, await buyer.context.newPage()]
  await Promise.all(tabs.map((tab) => tab.goto('/profile')))
  await Promise.all(tabs.map((tab) => expect(tab.getByRole('heading', { name: buyer.name })).toBeVisible()))
  const refreshes: number[] = []
  buyer.context.on('response', (response) => {
    if (response.url().endsWith('/api/auth/refresh')) refreshes.push(response.status())
  })

  for (let round = 0; round < 3; round += 1) {
    await buyer.context.clearCookies({ name: /sid$/ })
    await Promise.all(tabs.map((tab) => tab.reload()))
    await Promise.all(tabs.map((tab) => expect(tab.getByText('This device', { exact: true })).toBeVisible()))
  }

  expect(refreshes.length).toBeGreaterThanOrEqual(3)
  expect(new Set(refreshes)).toEqual(new Set([200]))
  for (const tab of tabs) await expect(tab).toHaveURL(/\/profile$/)
  await expect(buyer.page.getByText('This device', { exact: true })).toHaveCount(1)
  await expect(buyer.page.getByRole('button', { name: /^Rename / })).toHaveCount(1)
})

test('a buyer names a device in their own words, and logs the other one out after the password (product §2.3)', async ({
  aBuyer,
  browser,
  baseURL,
}) => {
  const buyer = await aBuyer()
  const elsewhere = await browser.newContext({ baseURL: process.env['E2E_URL'] ?? baseURL ?? '' })
  await markAsBooted(elsewhere)
  const tablet = await elsewhere.newPage()
  const account = new AccountPage(tablet)
  await account.open()
  await account.logIn(buyer)
  await expect(tablet).toHaveURL(/\/explore$/)
  const { page } = buyer
  const profile = new ProfilePage(page)
  await profile.open()
  const devices = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Rename / }) })
  await expect(devices).toHaveCount(2)

  await devices
    .nth(0)
    .getByRole('button', { name: /^Rename / })
    .click()
  await page.getByLabel('Name of this device').fill('Kitchen phone')
  await page.getByRole('button', { name: 'Save name' }).click()
  await expect(page.getByText('Kitchen phone', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: /^Log out of / }).click()
  await profile.confirmWith(buyer.password)

  await expect(page.getByText(/is logged out\.$/)).toBeVisible()
  await expect(devices).toHaveCount(1)
  await tablet.reload()
  await expect(tablet).toHaveURL(/\/app-home/)
  await page.reload()
  await expect(page.getByText('This device', { exact: true })).toBeVisible()
  await elsewhere.close()
})
