import { AccountPage } from '#pages/account-page.ts'
import { becomeAdmin } from '#people/admin.ts'
import { addAuthenticator } from '#people/authenticator.ts'
import { becomeBroker } from '#people/desk.ts'
import { expect, test } from '#people/people.ts'

test.use({
  expectedNoise: [
    /401 \(Unauthorized\)|403 \(Forbidden\).*\/(auth\/refresh|broker\/authenticator|passkey\/options)/,
  ],
})

test(
  "an admin searches for a buyer with a reason, suspends and restores them, and the buyer's app follows within seconds (product §2.2)",
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
    await page.goto(`/admin/audit?q=${encodeURIComponent('Called, cannot log in')}`)
    await expect(page.getByText('Called, cannot log in').first()).toBeVisible()
    await context.close()
  },
)

test(
  'an owner restores access for a broker who lost the phone and the recovery codes (product §4)',
  { tag: '@desktop-only' },
  async ({ page, browser }) => {
    const broker = await becomeBroker({ page })
    await addAuthenticator(page, broker.password)
    const context = await browser.newContext()
    await becomeAdmin(context)
    const admin = await context.newPage()

    await admin.goto('/admin/people')
    await admin.getByLabel('Name, email or phone').fill(broker.email)
    await admin.getByLabel('Why').fill('Phone lost, called from the office')
    await admin.getByRole('button', { name: 'Find' }).click()
    await admin.getByRole('button', { name: /^Open / }).click()
    await admin.getByRole('button', { name: 'Remove the authenticator app' }).click()
    await admin.getByRole('dialog').getByRole('button', { name: 'Remove the authenticator app' }).click()
    await expect(admin.getByText('Signed in on 0 devices')).toBeVisible()
    await expect(admin.getByRole('button', { name: 'Remove the authenticator app' })).toBeHidden()

    await page.reload()
    const account = new AccountPage(page)
    await account.open()
    await account.logIn(broker)
    await expect(page).toHaveURL(/\/broker-chats$/)
    await context.close()
  },
)
