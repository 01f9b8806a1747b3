import { axeViolations } from '#browser/axe.ts'
import { addVirtualAuthenticator } from '#browser/virtual-authenticator.ts'
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { codeOf } from '@dream/server/testing/people/admin-factors'
import { forgetConfirmation } from '@dream/server/testing/people/open-admin'
import { AccountPage } from '#pages/account-page.ts'
import { comeInFirst } from '#people/admin.ts'
import { expect, test } from '#people/people.ts'

test.use({
  expectedNoise: [/400 \(Bad Request\).*\/totp\/confirm|403 \(Forbidden\).*\/sign-in\/recovery-codes/],
})
const keepCodes = (page: Page) => page.getByRole('button', { name: "I've kept them" }).click()
const dashboard = (page: Page) => page.getByRole('heading', { level: 1, name: 'Dashboard' })
const openAdminPage = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Admin pages' }).getByRole('link', { name }).click()

test(
  'the first owner logs in with a code from the server and an authenticator app, and invites an editor (product §2.2)',
  { tag: '@desktop-only' },
  async ({ visitor: { page }, browser }) => {
    await comeInFirst(page)
    await page.getByRole('button', { name: 'Use an authenticator app' }).click()
    await page.getByText("Can't scan it?").click()
    const key = (await page.getByText(/Type this key/).innerText()).split(':')[1]?.replaceAll(/\s/g, '') ?? ''
    await page.getByLabel('Code from the app').fill('000000')
    await page.getByRole('button', { name: 'Set it up' }).click()
    await expect(page.getByText("That code isn't right.")).toBeVisible()
    await page.getByLabel('Code from the app').fill(await codeOf(key))
    await page.getByRole('button', { name: 'Set it up' }).click()
    await expect(page.getByRole('heading', { name: 'Keep these recovery codes' })).toBeVisible()
    const [recovery = ''] = await page.getByRole('listitem').allInnerTexts()
    await keepCodes(page)
    await expect(dashboard(page)).toBeVisible()

    await page.getByRole('button', { name: 'Account' }).click()
    await page.getByRole('button', { name: 'Lock' }).click()
    await page.getByRole('button', { name: 'Use a recovery code' }).click()
    await page.getByLabel('Recovery code').fill(recovery.toUpperCase())
    await page.getByRole('button', { name: 'Open' }).click()
    await expect(dashboard(page)).toBeVisible()

    await openAdminPage(page, 'Admins')
    await page.getByRole('button', { name: 'Add an admin' }).click()
    const email = `${randomUUID()}@example.com`
    const sheet = page.getByRole('dialog', { name: 'Add an admin' })
    await sheet.getByLabel('Name').fill('Eddie Editor')
    await sheet.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Add them' }).click()
    const code = await page.getByText(/^\w{4}-\w{4}-\w{4}-\w{4}$/).innerText()
    await page.getByRole('button', { name: 'Done' }).click()
    await expect(page.getByRole('row').filter({ hasText: email })).toContainText('Editor')

    const theirs = await (await browser.newContext()).newPage()
    const account = new AccountPage(theirs)
    await account.open()
    await account.logIn({ email, password: code })
    await expect(theirs.getByRole('heading', { name: 'Choose your own password' })).toBeVisible()
    await theirs.context().close()
  },
)

test(
  'a passkey opens the admin area, and sensitive actions ask for it again (step-up) (product §2.2)',
  { tag: '@desktop-only' },
  async ({ visitor: { page } }) => {
    await addVirtualAuthenticator(page)
    const { email } = await comeInFirst(page)
    await page.getByRole('button', { name: 'Make a passkey' }).click()
    await keepCodes(page)
    await expect(dashboard(page)).toBeVisible()

    await page.getByRole('button', { name: 'Account' }).click()
    await page.getByRole('button', { name: 'Lock' }).click()
    await page.getByRole('button', { name: 'Use your passkey' }).click()
    await expect(dashboard(page)).toBeVisible()

    await openAdminPage(page, 'Your sign-in')
    await expect(page.getByText('10 codes left')).toBeVisible()
    await forgetConfirmation(process.env['E2E_DATABASE'] ?? '', email)
    await page.getByRole('button', { name: 'Make new ones' }).click()
    await expect(page.getByRole('dialog', { name: "Confirm it's you" })).toBeVisible()
    await page.getByRole('button', { name: 'Use your passkey' }).click()
    await expect(page.getByRole('heading', { name: 'Keep these recovery codes' })).toBeVisible()
  },
)

test(
  'the admin area has a login of its own, which redirects to the requested page, and others to where they belong (product §2.2)',
  { tag: '@desktop-only' },
  async ({ aBuyer }) => {
    const { page, email, password, context } = await aBuyer()
    await context.clearCookies()
    await page.goto('/admin/audit')
    await expect(page.getByRole('heading', { level: 1, name: 'Admin login' })).toBeVisible()
    await expect(page.getByRole('tab', { name: 'Register' })).toBeHidden()
    expect(await axeViolations(page)).toEqual([])

    const form = page.getByRole('form', { name: 'Login' })
    await form.getByLabel('Email').fill(email)
    await form.getByLabel('Password', { exact: true }).fill(password)
    await form.getByRole('button', { name: 'Login' }).click()

    await expect(page).toHaveURL(/\/explore$/)
    await page.goto('/admin')
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
  },
)
