import { codeOf } from '@dream/server/testing/people/admin-factors'
import { AccountPage } from '#pages/account-page.ts'
import { ProfilePage } from '#pages/profile-page.ts'
import { becomeBroker } from '#people/desk.ts'
import { expect, test } from '#people/people.ts'

test.use({
  // The server asks for confirmation and for the code; after logging out, for a new CSRF token.
  expectedNoise: [
    /403 \(Forbidden\).*\/(broker\/authenticator|passkey\/options)|401 \(Unauthorized\).*\/auth\/login|400 \(Bad Request\).*\/(authenticator\/confirm|auth\/login)/,
  ],
})

test('a broker adds an authenticator app, and the password alone no longer logs them in (product §2.3)', async ({
  visitor: { page },
}) => {
  const broker = await becomeBroker({ page })
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('link', { name: 'Password and sign-in' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'How you log in' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Passkeys' })).toBeVisible()

  await page.getByRole('button', { name: 'Set up an authenticator app' }).click()
  await new ProfilePage(page).confirmWith(broker.password)
  await page.getByText("Can't scan it?").click()
  const key = (await page.getByText(/Type this key/).innerText()).split(':')[1]?.replaceAll(/\s/g, '') ?? ''
  await page.getByLabel('Code from the app').fill('000000')
  await page.getByRole('button', { name: 'Set it up' }).click()
  await expect(page.getByText("That code isn't right.")).toBeVisible()
  await page.getByLabel('Code from the app').fill(await codeOf(key))
  await page.getByRole('button', { name: 'Set it up' }).click()
  await expect(page.getByRole('heading', { name: 'Keep these recovery codes' })).toBeVisible()
  const [recovery = ''] = await page
    .getByRole('region', { name: 'Keep these recovery codes' })
    .getByRole('listitem')
    .allInnerTexts()
  await page.getByRole('button', { name: "I've kept them" }).click()
  await expect(page.getByText('Recovery codes left: 10.')).toBeVisible()

  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  const account = new AccountPage(page)
  await account.logIn(broker)
  const code = account.login.getByLabel('Code from your authenticator app')
  await expect(code).toBeFocused()
  await expect(account.login.getByText('Enter the code from your authenticator app')).toBeVisible()
  await code.fill('000000')
  await code.press('Enter')
  await expect(account.login.getByText("That code isn't right.")).toBeVisible()
  await code.fill(await codeOf(key, 1))
  await code.press('Enter')
  await expect(page).toHaveURL(/\/broker-chats$/)

  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await account.logIn(broker)
  await code.fill(recovery)
  await code.press('Enter')
  await expect(page).toHaveURL(/\/broker-chats$/)
})
