import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { AccountPage } from '#pages/account-page.ts'
import { cookiesAt, peopleIn, runsServer } from './database.ts'

const COMMAND = fileURLToPath(new URL('../../server/src/admin-command.ts', import.meta.url))
const OWN = 'Of-My-Own-9'

/** Signs in a new owner, freshly stepped up, in a browser without a person. */
export async function becomeAdmin(context: BrowserContext, server = runsServer()): Promise<void> {
  const cookies = await peopleIn(server).anOwner()
  await context.clearCookies()
  await context.addCookies(cookiesAt(server, cookies))
}

/** Opens an admin page as an owner. */
export async function openAdminPage(page: Page, path: string): Promise<void> {
  await becomeAdmin(page.context())
  await page.goto(`/admin/${path}`)
  await adminPageIsRead(page)
}

/** Waits until an admin page shows what it has read. */
export async function adminPageIsRead(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toHaveCount(0)
}

/** Creates an owner by the server's command; returns their email and one-time code. */
async function createAdmin(databaseUrl: string) {
  const email = `${randomUUID()}@example.com`
  const env = { ...process.env, DATABASE_URL: databaseUrl }
  const words = [COMMAND, 'create', email, '--name', 'Olive Owner']
  const { stdout } = await promisify(execFile)(process.execPath, words, { env })
  return { email, code: /One-time code: +(\S+)/.exec(stdout)?.[1] ?? '' }
}

/** Logs a new owner in with the one-time code, and sets a password. */
export async function comeInFirst(page: Page, databaseUrl = process.env['E2E_DATABASE'] ?? '') {
  const { email, code } = await createAdmin(databaseUrl)
  const account = new AccountPage(page)
  await account.open()
  await account.logIn({ email, password: code })
  await expect(page.getByRole('heading', { name: 'Choose your own password' })).toBeVisible()
  await page.getByLabel('One-time code').fill(code)
  await page.getByLabel('New password', { exact: true }).fill(OWN)
  await page.getByLabel('Confirm password').fill(OWN)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByRole('heading', { name: 'Set up a second way in' })).toBeVisible()
  return { email }
}
