import { EMAIL_CODE, PHONE_CODE } from '@dream/contract/rules/account/codes'
import { AccountPage } from '#pages/account-page.ts'
import { ForgotPasswordPage } from '#pages/other-pages.ts'
import { ProfilePage } from '#pages/profile-page.ts'
import { e164, someone } from '#people/buyer.ts'
import { codeSentTo, emailsTo } from '#people/outbox.ts'
import { addVirtualAuthenticator } from '#browser/virtual-authenticator.ts'
import { expect, test } from '#people/people.ts'

test.use({
  // The server asks for confirmation, and tells a signed-out device so.
  expectedNoise: [
    /403 \(Forbidden\).*auth\/(email\/start|phone\/start|passkeys\/options|refresh)|401 \(Unauthorized\)/,
  ],
})

test('a changed email asks for the password and a code, and the old one is told (product §2.3)', async ({
  aBuyer,
}) => {
  const buyer = await aBuyer()
  const next = someone().email
  const profile = new ProfilePage(buyer.page)
  await profile.open()

  await profile.change('email')
  await buyer.page.getByLabel('New email').fill(next)
  await buyer.page.getByRole('button', { name: 'Send the code' }).click()
  await profile.confirmWith(buyer.password)
  await buyer.page.getByLabel('Code', { exact: true }).fill(await codeSentTo(next, EMAIL_CODE))
  await expect(buyer.page.getByText(`Your email is now ${next}.`)).toBeVisible()

  await expect
    .poll(async () => (await emailsTo(buyer.email)).map(({ subject }) => subject))
    .toContain('Your Dream Design email was changed')
  await buyer.context.clearCookies()
  const account = new AccountPage(buyer.page)
  await account.open()
  await account.logIn({ email: next, password: buyer.password })
  await expect(buyer.page).toHaveURL(/\/explore$/)
})

test('a changed number asks for the password and a code, and the old one is told (product §2.3)', async ({
  aBuyer,
}) => {
  const buyer = await aBuyer()
  const { phone: next } = someone()
  const profile = new ProfilePage(buyer.page)
  await profile.open()

  await profile.change('mobile')
  await buyer.page.getByLabel('Mobile number').fill(next)
  await buyer.page.getByRole('button', { name: 'Send the code' }).click()
  await profile.confirmWith(buyer.password)
  await buyer.page.getByLabel('Code', { exact: true }).fill(await codeSentTo(e164(next), PHONE_CODE))

  await expect(buyer.page.getByText('Your mobile number is changed.')).toBeVisible()
  await expect(buyer.page.getByText(`04•• ••• ${next.slice(-3)}`)).toBeVisible()
  await expect
    .poll(async () => (await emailsTo(buyer.email)).map(({ subject }) => subject))
    .toContain('Your Dream Design mobile number was changed')
})

test('a password reset on one device signs the other one out (product §2.2)', async ({ aBuyer, browser }) => {
  const buyer = await aBuyer()
  const profile = new ProfilePage(buyer.page)
  await profile.open()
  const other = await browser.newContext()
  const page = await other.newPage()

  await page.goto('/forgot-password')
  const forgot = new ForgotPasswordPage(page)
  await forgot.askForCode(buyer.email)
  await forgot.setPassword(buyer.email, 'Banksia-2027')
  await expect(page).toHaveURL(/\/app-home$/)
  await buyer.page.reload()

  await expect(buyer.page.getByRole('tab', { name: 'Login' })).toBeVisible()
  await new AccountPage(page).logIn({ email: buyer.email, password: 'Banksia-2027' })
  await expect(page).toHaveURL(/\/explore$/)
  await other.close()
})

test('a passkey from the profile logs its owner in and confirms who it is, with no password (product §2.2, §2.3)', async ({
  aBuyer,
}) => {
  const buyer = await aBuyer()
  const { page } = buyer
  await addVirtualAuthenticator(page)
  const profile = new ProfilePage(page)
  await profile.open()

  await page.getByRole('button', { name: 'Manage passkeys' }).click()
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await profile.confirmWith(buyer.password)
  await expect(page.getByText('Your passkey is ready. Next time it logs you in.')).toBeVisible()
  await expect
    .poll(async () => (await emailsTo(buyer.email)).map(({ subject }) => subject))
    .toContain('A passkey was added to your Dream Design account')
  await page.getByRole('button', { name: 'Log out', exact: true }).click()
  await expect(page).toHaveURL(/\/app-home$/)
  // Chromium's virtual authenticator accepts the autofill offer in the email field: nothing is typed or pressed.
  await expect(page).toHaveURL(/\/explore$/)

  // Without autofill of passkeys, the button is used.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false)
  })
  await profile.open()
  await page.getByRole('button', { name: 'Log out', exact: true }).click()
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page).toHaveURL(/\/explore$/)
  await profile.open()
  await profile.change('email')
  await page.getByLabel('New email').fill(someone().email)
  await page.getByRole('button', { name: 'Send the code' }).click()
  await page.getByRole('button', { name: 'Use your passkey' }).click()
  await expect(page.getByLabel('Code', { exact: true })).toBeVisible()
})

test('a buyer who declines notifications still gets to the brokers (product §2.4)', async ({ aBuyer }) => {
  const { page } = await aBuyer({ floorPlanLikes: 19 })
  await page.goto('/explore')
  const tab = page.getByRole('link', { name: 'Broker', exact: true })
  await expect(tab).toHaveAttribute('href', '/enable-notifications')

  await tab.click()
  await page.getByRole('button', { name: 'Continue without' }).click()

  await expect(page).toHaveURL(/\/brokers$/)
  await expect(page.getByRole('article').first()).toBeVisible()
  await tab.click()
  await expect(page).toHaveURL(/\/brokers$/)
})
