import { AccountPage } from '#pages/account-page.ts'
import { ExplorePage } from '#pages/explore-page.ts'
import { ForgotPasswordPage } from '#pages/other-pages.ts'
import { someone } from '#people/buyer.ts'
import { storedKeys } from '#browser/device-storage.ts'
import { expect, test } from '#people/people.ts'

test('logging out leaves nothing of the person on the device (product §4)', async ({ aBuyer }) => {
  const buyer = await aBuyer({ floorPlanLikes: 2 })
  const explore = new ExplorePage(buyer.page)
  await explore.open()
  await explore.swipeRight()
  await buyer.page.getByRole('link', { name: 'Profile' }).click()
  await expect(buyer.page.getByRole('heading', { name: buyer.name })).toBeVisible()

  await buyer.page.getByRole('button', { name: 'Log out' }).click()
  await expect(buyer.page).toHaveURL(/\/app-home$/)

  await expect.poll(() => storedKeys(buyer.page)).toEqual([])
  const cookies = (await buyer.context.cookies()).map(({ name }) => name)
  expect(cookies).not.toEqual(expect.arrayContaining([expect.stringMatching(/sid|rid|hasRefresh/)]))
  await buyer.page.goBack()
  await expect(buyer.page).toHaveURL(/\/app-home$/)
})

test('the next person on a device sees nothing of the previous one (product §7)', async ({ aBuyer }) => {
  const buyer = await aBuyer({ floorPlanLikes: 4 })
  const { page } = buyer
  const explore = new ExplorePage(page)
  await explore.open()
  await expect(explore.progress).toContainText('4 of 10')
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\/app-home$/)

  const next = someone('Jamie Marsh')
  await new AccountPage(page).createAccount(next)

  await expect(page).toHaveURL(/\/verify-phone$/)
  await expect(page.getByText(buyer.name)).toBeHidden()
  await expect(page.getByText(buyer.email)).toBeHidden()
})

test('a buyer who logs in again continues where they were (product §4)', async ({ aBuyer }) => {
  const buyer = await aBuyer({ floorPlanLikes: 3 })
  await buyer.context.clearCookies()
  const account = new AccountPage(buyer.page)
  await account.open()

  await account.logIn(buyer)

  await expect(buyer.page).toHaveURL(/\/explore$/)
  await expect(new ExplorePage(buyer.page).progress).toContainText('3 of 10')
})

test('a forgotten password is reset with the code from the mail (product §2.2)', async ({ aBuyer }) => {
  const buyer = await aBuyer()
  await buyer.context.clearCookies()
  const { page } = buyer
  const account = new AccountPage(page)
  const forgot = new ForgotPasswordPage(page)
  await account.open()
  await page.getByRole('link', { name: 'Forgot password' }).click()

  await forgot.askForCode(buyer.email)
  await expect(page.getByText("If that email has an account, we've sent a code.")).toBeVisible()
  await forgot.setPassword(buyer.email, 'Banksia-2027')
  await expect(page).toHaveURL(/\/app-home$/)
  await account.logIn({ email: buyer.email, password: 'Banksia-2027' })

  await expect(page).toHaveURL(/\/explore$/)
})
