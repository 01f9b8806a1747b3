import { becomeAdmin } from '#people/admin.ts'
import { expect, test } from '#people/people.ts'

test.use({ expectedNoise: [/401 \(Unauthorized\)|403 \(Forbidden\).*\/auth\/refresh/] })

test(
  'a buyer who called is found with a reason, suspended and let in again, and knows within seconds (product §2.2)',
  { tag: '@desktop-only' },
  async ({ aBuyer, browser }) => {
    const buyer = await aBuyer()
    await buyer.page.goto('/explore')
    await expect(buyer.page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    const context = await browser.newContext()
    await becomeAdmin(context)
    const page = await context.newPage()

    await page.goto('/admin/people')
    await page.getByLabel('Name, email or phone').fill(buyer.email)
    await page.getByRole('button', { name: 'Find' }).click()
    await expect(page.getByText('Say why in 3 to 500 characters')).toBeVisible()
    await page.getByLabel('Why').fill('Called, cannot log in')
    await page.getByRole('button', { name: 'Find' }).click()
    await expect(page.getByText('1 person')).toBeVisible()
    await page.getByRole('button', { name: `Open ${buyer.name}` }).click()
    await expect(page.getByText('Signed in on 1 device')).toBeVisible()
    await page.getByRole('button', { name: 'Suspend the account' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Suspend the account' }).click()
    await expect(page.getByText('Signed in on 0 devices')).toBeVisible()

    await buyer.page.goto('/explore')
    await expect(buyer.page).toHaveURL(/app-home/)
    await page.getByRole('button', { name: 'Lift the suspension' }).click()
    await expect(page.getByRole('button', { name: 'Sign out everywhere' })).toBeVisible()
    await page.goto('/admin/audit')
    await expect(page.getByText('Called, cannot log in').first()).toBeVisible()
    await context.close()
  },
)
