import { expect, test } from '#people/people.ts'

test.use({ startsCold: true, expectedNoise: [/ERR_FAILED/] })

test.describe('with scripts switched off', () => {
  test.use({ javaScriptEnabled: false })

  test('the app says what it needs and leads back (product §2.4)', async ({ visitor: { page } }) => {
    await page.goto('/explore')

    await expect(page.getByRole('heading', { name: 'JavaScript is switched off' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible()
    await page.getByRole('link', { name: 'Back to Home' }).click()
    await expect(page.getByRole('heading', { name: 'Swipe Right for Design' })).toBeVisible()
  })
})

test("the splash offers a way on when the app's script never loads (product §2.4)", async ({
  visitor: { page },
}) => {
  await page.route('**/assets/*.js', (route) => route.abort())

  await page.goto('/explore')
  await expect(page.getByText('Still loading...', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'back to Home' })).toBeVisible()
  await page.unroute('**/assets/*.js')
  await page.getByRole('link', { name: 'Try again' }).click()

  await expect(page.getByRole('tab', { name: 'Login' })).toBeVisible()
})

test("a reload shows no blank page when the app's script does not load (product §2.4)", async ({
  visitor: { page },
}) => {
  await page.goto('/app-home')
  await expect(page.getByRole('tab', { name: 'Login' })).toBeVisible()
  await page.route('**/assets/*.js', (route) => route.abort())

  await page.reload()
  await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible()
  await page.unroute('**/assets/*.js')
  await page.getByRole('link', { name: 'Try again' }).click()

  await expect(page.getByRole('tab', { name: 'Login' })).toBeVisible()
})
