import type { BrowserContext, Page } from '@playwright/test'
import { openAdminArea } from '@dream/server/testing/people/open-admin'

/** The server of the whole run. */
const runsServer = () => ({
  url: process.env['E2E_URL'] ?? '',
  databaseUrl: process.env['E2E_DATABASE'] ?? '',
})

/** Signs a new owner, who has just confirmed who they are, in to a browser of nobody. */
export async function becomeAdmin(
  context: BrowserContext,
  { url, databaseUrl } = runsServer(),
): Promise<void> {
  const { sid, rid } = await openAdminArea(databaseUrl)
  // The token of a visitor is none of an admin.
  await context.clearCookies()
  await context.addCookies(
    Object.entries({ sid, rid, hasRefresh: '1' }).map(([name, value]) => ({ name, value, url })),
  )
}

/** Opens a room of the admin area as an owner. */
export async function openRoom(page: Page, path: string): Promise<void> {
  await becomeAdmin(page.context())
  await page.goto(`/admin/${path}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
}
