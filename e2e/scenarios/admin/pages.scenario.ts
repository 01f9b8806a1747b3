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
    const entries = await links.evaluateAll((all) =>
      all.map((link) => ({
        path: link.getAttribute('href')?.split('/').at(-1) ?? '',
        title: link.textContent ?? '',
      })),
    )
    expect(entries.map(({ path }) => path).toSorted()).toEqual(ADMIN_PAGE_PATHS.toSorted())

    for (const { path, title } of entries) {
      await page.getByRole('navigation', { name: 'Admin pages' }).getByRole('link', { name: title }).click()
      await expect(page).toHaveURL(new RegExp(`/admin/${path}`))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByText(/couldn’t be read|Something went wrong/)).toHaveCount(0)
    }
  },
)
