import { expect, type Page } from '@playwright/test'
import { codeOf } from '@dream/server/testing/people/admin-factors'
import { ProfilePage } from '#pages/profile-page.ts'

/** Adds an authenticator app to a broker's account, at their desk; returns its key and the recovery codes. */
export async function addAuthenticator(page: Page, password: string) {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('link', { name: 'Password and sign-in' }).click()
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click()
  await new ProfilePage(page).confirmWith(password)
  await page.getByText("Can't scan it?").click()
  const key = (await page.getByText(/Type this key/).innerText()).split(':')[1]?.replaceAll(/\s/g, '') ?? ''
  await page.getByLabel('Code from the app').fill(await codeOf(key))
  await page.getByRole('button', { name: 'Set it up' }).click()
  const codes = page.getByRole('region', { name: 'Keep these recovery codes' })
  const recoveryCodes = await codes.getByRole('listitem').allInnerTexts()
  await page.getByRole('button', { name: "I've kept them" }).click()
  await expect(page.getByText('Recovery codes left: 10.')).toBeVisible()
  return { key, recoveryCodes }
}
