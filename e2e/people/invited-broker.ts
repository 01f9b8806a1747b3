import { expect, type Page } from '@playwright/test'
import { overlaysLeft } from '#browser/overlays.ts'
import { AccountPage } from '#pages/account-page.ts'
import { VerifyPhonePage } from '#pages/onboarding-pages.ts'
import { someone } from './buyer.ts'
import { emailsTo } from './outbox.ts'

type Invited = { name: string; email: string }

/** Invites a broker as an admin, on the page Brokers. */
export async function invite(admin: Page, { name, email }: Invited) {
  await admin.goto('/admin/brokers')
  await admin.getByRole('button', { name: 'Invite a broker' }).click()
  await admin.getByLabel('Name', { exact: true }).fill(name)
  await admin.getByLabel('Email', { exact: true }).fill(email)
  await admin.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(admin.getByText(`The invitation is on its way to ${email}`)).toBeVisible()
  await overlaysLeft(admin)
}

/** Accepts the mailed invitation as the broker, and sets a password. */
export async function acceptInvitation(broker: Page, { name, email }: Invited) {
  const text = async () => (await emailsTo(email)).at(-1)?.text ?? ''
  await expect.poll(text).not.toBe('')
  const password = /\b[\w]{4}(-[\w]{4}){3}\b/.exec(await text())?.[0] ?? ''
  await broker.goto('/app-home')
  await new AccountPage(broker).logIn({ email, password })
  await expect(broker).toHaveURL(/\/broker-change-password$/)
  const form = broker.getByRole('form', { name: 'Change password' })
  await form.getByLabel(/^(Current|Temporary) password/).fill(password)
  await form.getByLabel('New password').fill('Banksia-2026')
  await form.getByLabel('Confirm password').fill('Banksia-2026')
  await form.getByRole('button', { name: 'Change password' }).click()
  await expect(broker).toHaveURL(/\/verify-phone$/)
  await new VerifyPhonePage(broker).confirm(someone(name))
  await expect(broker).toHaveURL(/\/broker-chats$/)
}

const ABOUT =
  'I have looked after families who build for the first time for eleven years, and I read each quote with you.'

/** Writes the broker's page, by which buyers choose them. */
export async function writePage(broker: Page, headline: string) {
  await broker.goto('/broker-profile')
  await broker.getByLabel('Company').fill('Abbot Broking')
  await broker.getByLabel('Headline').fill(headline)
  await broker.getByLabel('About you').fill(ABOUT)
  await broker.getByLabel('Step 1').fill('We talk about what you want')
  await broker.getByLabel(/^Who pays you/).fill('The builder pays me a fee that I tell you before you sign.')
  await broker.getByText('VIC', { exact: true }).first().click()
  await broker.getByRole('button', { name: 'Add an area' }).click()
  await broker.getByLabel('Name', { exact: true }).first().fill('West')
  await broker.getByLabel('Postcodes').first().fill('3011-3049')
  await broker.getByText('First homes', { exact: true }).click()
  await broker.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(broker.getByText('All changes saved.')).toBeVisible()
}

/** Reviews and publishes the broker's page as an admin. */
export async function approve(admin: Page, name: string, headline: string) {
  await admin.reload()
  await admin.getByRole('link', { name }).click()
  await expect(admin.getByText(headline)).toBeVisible()
  await admin.getByRole('button', { name: 'Publish' }).click()
  await expect(admin.getByText('Published', { exact: true })).toBeVisible()
}
