import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { overlaysLeft } from '#browser/overlays.ts'
import { becomeAdmin, openAdminPage } from '#people/admin.ts'
import { invite } from '#people/invited-broker.ts'
import { expect, test } from '#people/people.ts'

test(
  'an owner finds an invited broker, resends the invitation to all selected, and filters and downloads the audit log (product §2.2)',
  { tag: '@desktop-only' },
  async ({ visitor: { page, context } }) => {
    const ines = { name: '=Ines Again', email: `${randomUUID()}@example.com` }
    await becomeAdmin(context)
    await invite(page, ines)

    await page.getByRole('searchbox', { name: /^Search name/ }).fill(ines.email)
    await expect(page).toHaveURL(/q=/)
    await expect(page.getByText('1 in all')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('checkbox', { name: `Select ${ines.name}` }).check()
    await page.getByRole('button', { name: 'Send invitations again' }).click()
    await expect(page.getByText('1 invitation on the way')).toBeVisible()
    await expect(page.getByRole('row', { name: ines.email })).toContainText('Sent 2 times')

    await page.goto('/admin/audit?filter=entity:broker')
    await page.getByRole('button', { name: 'What was done' }).click()
    const acts = page.getByRole('dialog', { name: 'What was done' })
    await acts.getByText('Broker invited again').click()
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(/action(:|%3A)broker\.invite-again/)
    await expect(page.getByRole('row', { name: /Broker invited again/ }).first()).toContainText('Times sent')
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'CSV' }).click(),
    ])
    const text = await readFile(await file.path(), 'utf8')
    expect(text).toContain('broker.invite-again')
    expect(text).not.toContain('broker.publish')

    await page.goto('/admin/brokers')
    await page.getByRole('button', { name: 'Status' }).click()
    await page.getByRole('dialog', { name: 'Status' }).getByText('Suspended', { exact: true }).click()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('row', { name: ines.email })).toBeHidden()
    await overlaysLeft(page)
    await page.reload()
    await expect(page.getByRole('button', { name: 'Status: Suspended' })).toBeVisible()
  },
)

test('with text twice as large, a list and an editor fit a phone of 360 px (product §2)', async ({
  visitor: { page },
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openAdminPage(page, 'designs')
  const enlarge = () => page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  const box = (role: 'searchbox' | 'tablist', name: string) =>
    page.getByRole(role, { name }).evaluate((each) => each.getBoundingClientRect().toJSON())
  await enlarge()
  expect((await box('searchbox', 'Search designs')).right).toBeLessThan(360)

  await page.getByLabel('Search designs').fill('Hampton 28')
  await page.getByRole('link', { name: 'Hampton 28' }).first().click()
  await page.getByRole('region', { name: 'The card as buyers see it' }).waitFor()
  const [theme, width] = [await box('tablist', 'Theme'), await box('tablist', 'Width of the phone')]
  expect(width.top).toBeGreaterThanOrEqual(theme.bottom)
})
