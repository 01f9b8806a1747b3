import { becomeAdmin } from '#people/admin.ts'
import { expect, test } from '#people/people.ts'
import { ADMIN_ROOMS } from '#shots/admin-screens.ts'

test(
  'the menu of an owner has every page, each opens under its title, and each has a screenshot (product §2.2)',
  { tag: '@desktop-only' },
  async ({ visitor: { page, context } }) => {
    await becomeAdmin(context)
    await page.goto('/admin')
    const links = page.getByRole('navigation', { name: 'Rooms' }).getByRole('link')
    await links.first().waitFor()
    const rooms = await links.evaluateAll((all) =>
      all.map((link) => ({
        path: link.getAttribute('href')?.split('/').at(-1) ?? '',
        title: link.textContent ?? '',
      })),
    )
    expect(rooms.map(({ path }) => path).toSorted()).toEqual(ADMIN_ROOMS.toSorted())

    for (const { path, title } of rooms) {
      await page.getByRole('navigation', { name: 'Rooms' }).getByRole('link', { name: title }).click()
      await expect(page).toHaveURL(new RegExp(`/admin/${path}`))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByText(/couldn’t be read|Something went wrong/)).toHaveCount(0)
    }
  },
)
