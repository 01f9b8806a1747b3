import { becomeAdmin } from '#people/admin.ts'
import { expect, test } from '#people/people.ts'
import { ADMIN_PAGE_PATHS } from '#shots/admin-screens.ts'

test(
  'the menu of an owner has every page, each opens under its title, and each has a screenshot (product §2.2)',
  { tag: '@desktop-only' },
  async ({ visitor: { page, context } }) => {
    await becomeAdmin(context)
    await page.goto('/admin')
    const links = page.getByRole('navigation', { name: 'Admin pages' }).getByRole('link')
    await links.first().waitFor()
    const paths = await links.evaluateAll((all) =>
      all.map((link) => link.getAttribute('href')?.split('/').at(-1) ?? ''),
    )
    expect(paths.toSorted()).toEqual(ADMIN_PAGE_PATHS.toSorted())

    for (const path of paths) {
      await links.and(page.locator(`[href="/admin/${path}"]`)).click()
      await expect(page).toHaveURL(new RegExp(`/admin/${path}`))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByText(/couldn’t be read|Something went wrong/)).toHaveCount(0)
    }
  },
)
