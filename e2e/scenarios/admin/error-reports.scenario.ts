import { becomeAdmin } from '#people/admin.ts'
import { expect, test } from '#people/people.ts'

test(
  'an error report is found, resolved and reopened when the error returns; its text never runs (product §2.2)',
  { tag: '@desktop' },
  async ({ visitor: { page, context, api } }) => {
    // Only letters: digits would be redacted as a possible phone number.
    const word = Array.from(
      { length: 8 },
      () => 'abcdefghkmnprstuvwxyz'[Math.floor(Math.random() * 21)],
    ).join('')
    const message = `<img src=x onerror=alert(1)> ${word}`
    const report = (buildId: string) =>
      api.send('POST', '/api/debug/log', {
        level: 'error',
        area: 'render',
        msg: message,
        data: { route: '/explore', buildId, stack: `Error: ${message}\n at Card` },
        ts: 1,
      })
    const found = page.getByRole('link', { name: message })
    await report('b1')
    await becomeAdmin(context)

    await page.goto('/admin/error-reports')
    await page.getByRole('searchbox').fill(message)
    await expect(page.getByText('1 in all')).toBeVisible()
    await page.getByRole('checkbox', { name: `Select ${message}` }).check()
    await page.getByRole('button', { name: 'Resolve' }).click()
    await expect(page.getByText('1 error resolved')).toBeVisible()
    await expect(page.getByRole('row', { name: /Resolved/ })).toBeVisible()

    await report('b2')
    await page.reload()
    await expect(page.getByRole('row', { name: /Came back/ })).toBeVisible()
    await found.click()
    await expect(page.getByRole('heading', { name: message })).toBeVisible()
    await expect(page.getByText('2 times on 1 screen')).toBeVisible()
    await expect(page.getByText('build b2')).toBeVisible()
    await page.getByText('As a table').click()
    await expect(page.getByRole('row', { name: /2$/ })).toBeVisible()

    await page.goBack()
    await expect(found).toBeVisible()
    expect(await page.locator('main img, article img').count()).toBe(0)
  },
)
