import { ExplorePage } from '#pages/explore-page.ts'
import { expect, test } from '#people/people.ts'

const UPRIGHT = { width: 390, height: 844 }
const ACROSS = { width: 844, height: 390 }
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

test.describe('an iPhone', () => {
  test.use({ userAgent: IPHONE, viewport: UPRIGHT })

  test('held in landscape asks to be turned, and continues where it was (product §2.4)', async ({
    aBuyer,
  }) => {
    const { page } = await aBuyer()
    const explore = new ExplorePage(page)
    await explore.open()
    const top = await explore.top()
    const overlay = page.getByRole('dialog', { name: 'Please rotate your device' })

    await page.setViewportSize(ACROSS)
    await expect(overlay).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Escape')
    await expect(overlay).toBeVisible()
    await page.setViewportSize(UPRIGHT)

    await expect(overlay).toBeHidden()
    expect(await explore.top()).toBe(top)
  })
})

test('other phones may be held in landscape (product §2.4)', async ({ aBuyer }) => {
  const { page } = await aBuyer()
  const explore = new ExplorePage(page)
  await explore.open()

  await page.setViewportSize(ACROSS)

  await explore.press('ArrowRight')
  await expect(page.getByText('Please rotate your device')).toBeHidden()
})

test.describe('an Android phone', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36',
    viewport: UPRIGHT,
  })

  test('is asked to stay upright too (product §2.4)', async ({ aBuyer }) => {
    const { page } = await aBuyer()
    await page.addInitScript(() => {
      const lock = (to: string) => {
        document.documentElement.dataset['lock'] = to
        return Promise.resolve()
      }
      Object.defineProperty(ScreenOrientation.prototype, 'lock', { value: lock })
    })

    await new ExplorePage(page).open()

    await expect(page.locator('html')).toHaveAttribute('data-lock', 'portrait')
  })
})
