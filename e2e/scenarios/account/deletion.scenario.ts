import { AccountPage } from '#pages/account-page.ts'
import { ExplorePage } from '#pages/explore-page.ts'
import { emailsTo } from '#people/outbox.ts'
import { expect, test } from '#people/people.ts'

test.use({ expectedNoise: [/401 \(Unauthorized\)|403 \(Forbidden\).*\/auth\/refresh|400 \(Bad Request\)/] })

test('a buyer deletes their account, reads what is deleted and what is kept, and cancels it by logging in (product §2.3)', async ({
  aBuyer,
}) => {
  const buyer = await aBuyer({ floorPlanLikes: 3 })
  const { page } = buyer
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const sheet = page.getByRole('dialog', { name: 'Delete your account?' })
  await expect(sheet.getByText(/Your broker keeps/)).toBeVisible()

  await sheet.getByLabel('Type DELETE').fill('delete')
  await sheet.getByLabel('Your password').fill('Not-mine-1')
  await sheet.getByRole('button', { name: 'Delete my account' }).click()
  await expect(sheet.getByText('Type DELETE in capitals')).toBeVisible()
  await sheet.getByLabel('Type DELETE').fill('DELETE')
  await sheet.getByRole('button', { name: 'Delete my account' }).click()
  await expect(sheet.getByText("That's not your current password.")).toBeVisible()
  await sheet.getByLabel('Your password').fill(buyer.password)
  await sheet.getByRole('button', { name: 'Delete my account' }).click()

  await expect(page).toHaveURL(/\/app-home$/)
  await expect(page.getByText(/Your account will be deleted on .* Log in before then\./)).toBeVisible()
  const subjects = async () => (await emailsTo(buyer.email)).map(({ subject }) => subject)
  await expect.poll(subjects).toContain('About your Dream Design account')

  await new AccountPage(page).logIn(buyer)
  await expect(page.getByText("Welcome back. Your account won't be deleted.")).toBeVisible()
  await expect(new ExplorePage(page).progress).toContainText('3 of 10')
  await expect.poll(subjects).toContain('Your Dream Design account stays')
})
