import type { Page } from '@playwright/test'
import { emulateDevice } from '#browser/emulation.ts'
import { expect, test } from '#people/people.ts'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'
const INSTAGRAM =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/22F76 Instagram 390.0.0'

/** Fires the browser's install prompt event; the person answers as told. */
const offerInstall = (page: Page, outcome: 'accepted' | 'dismissed') =>
  page.evaluate((answer) => {
    const event = new Event('beforeinstallprompt', { cancelable: true })
    const prompt = () => new Promise((resolve) => setTimeout(resolve, 1000, { outcome: answer }))
    return dispatchEvent(Object.assign(event, { prompt }))
  }, outcome)

test("the browser's install prompt becomes a button, and accepting it is remembered (product §4)", async ({
  visitor: { page },
}) => {
  await page.goto('/app')
  await expect(page.getByRole('button', { name: 'Install App' })).toBeHidden()

  await offerInstall(page, 'accepted')
  await page.getByRole('button', { name: 'Install App' }).click()

  await expect(page.getByRole('button', { name: 'Installing...' })).toBeDisabled()
  await expect(page.getByRole('status')).toHaveText(/on its way to your home screen/)
  expect(await page.evaluate(() => localStorage.getItem('pwa-installed'))).toBe('true')
})

test('after dismissing the prompt the steps show again (product §4)', async ({ visitor: { page } }) => {
  await page.goto('/app')

  await offerInstall(page, 'dismissed')
  await page.getByRole('button', { name: 'Install App' }).click()

  await expect(page.getByRole('heading', { name: 'Tap the browser menu' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('pwa-installed'))).toBeNull()
})

test.describe('on an iPhone', () => {
  test.use({ userAgent: IPHONE })

  test('the steps are those of an iPhone, without being asked (product §2.1)', async ({
    visitor: { page },
  }) => {
    await page.goto('/app')

    await expect(page.getByRole('heading', { name: 'Choose ‘Add to Home Screen’' })).toBeVisible()
    await expect(page.getByText('Android', { exact: true })).toBeHidden()
  })
})

test.describe('inside Instagram', () => {
  test.use({ userAgent: INSTAGRAM })

  test('the page says to open the real browser first (product §2.1)', async ({ visitor: { page } }) => {
    await page.goto('/app')

    await expect(page.getByRole('heading', { name: 'Open this page in Safari first' })).toBeVisible()
    await expect(page.getByText(/You're in Instagram/)).toBeVisible()
  })

  for (const width of [320, 412]) {
    test(`what to tap is in view at ${width} px, in one column (product §2.1)`, async ({
      visitor: { page },
    }) => {
      await page.setViewportSize({ width, height: 640 })
      await page.goto('/app')

      const heading = page.getByRole('heading', { name: 'Open this page in Safari first' })
      const { column, target, panel } = await heading.evaluate((element) => {
        const box = (each: Element | null | undefined) => each?.getBoundingClientRect().toJSON() as DOMRect
        const drawing = element.parentElement?.querySelector('[aria-hidden]')
        return {
          column: box(element.nextElementSibling),
          panel: box(element.parentElement),
          target: box(drawing?.querySelector('svg')?.parentElement),
        }
      })

      expect(column.width).toBeGreaterThan(panel.width * 0.7)
      expect(target.right).toBeLessThanOrEqual(column.right)
      expect(target.width).toBeGreaterThanOrEqual(44)
    })
  }
})

const IPAD =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15'

test.describe('on a tablet', () => {
  const size = { width: 820, height: 1180 }
  test.use({ userAgent: IPAD, viewport: size, screen: size })

  test('the page leads to the phone, and does not install an app that would never open (product §2.1, §2.4)', async ({
    visitor: { page, context },
  }) => {
    await emulateDevice(context, { touchPoints: 5, isInstalled: true })
    await page.goto('/app')
    await offerInstall(page, 'accepted')

    await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible()
    await expect(page.getByText('Then, on your phone')).toBeVisible()
    await expect(page.getByText('Android', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Install App' })).toBeHidden()
    await expect(page.getByRole('link', { name: 'Start Swiping Now' })).toBeHidden()
    await page.goto('/')
    await expect(page).toHaveURL(/\/$/)
  })
})

test.describe('on a computer @desktop-only', () => {
  test('the page shows a QR code for the phone, and a broker the desk (product §2.1)', async ({
    visitor: { page },
  }) => {
    await page.goto('/app')

    await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Tap Share' })).toBeVisible()
    await expect(page.getByRole('heading', { name: /Your desk runs on this computer/ })).toBeVisible()
    await page.getByText('Edge', { exact: true }).click()
    await expect(page.getByText(/‘More tools’, ‘Apps’/)).toBeVisible()
  })
})

test('30 s after the install prompt a public page offers the app, and not again once dismissed (product §4, §9)', async ({
  visitor: { page },
}) => {
  await page.clock.install()
  await page.goto('/contact')
  await offerInstall(page, 'accepted')
  await page.clock.fastForward(29_000)
  await expect(page.getByRole('complementary', { name: 'Install Dream Design' })).toBeHidden()

  await page.clock.fastForward(2000)
  await page.getByRole('button', { name: 'Not now' }).click()
  await expect(page.getByRole('complementary', { name: 'Install Dream Design' })).toBeHidden()

  await page.reload()
  await offerInstall(page, 'accepted')
  await page.clock.fastForward(31_000)
  await expect(page.getByRole('heading', { name: 'Contact', exact: true })).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'Install Dream Design' })).toBeHidden()
})

test('an install prompt before the first card is kept and offered inside the app (product §4)', async ({
  aBuyer,
}) => {
  const { page } = await aBuyer()
  await page.clock.install()
  await page.goto('/explore')
  await expect(page.getByRole('button', { name: 'Like', exact: true })).toBeEnabled()

  await offerInstall(page, 'accepted')
  const loaded = page.waitForResponse(/late-install-prompt/)
  await page.clock.fastForward(11_000)
  await loaded
  await page.clock.runFor(31_000)

  await page.getByRole('button', { name: 'Install App' }).click()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('pwa-installed'))).toBe('true')
})

test('the app can be installed: its manifest and everything it references exist (product §1)', async ({
  visitor: { page },
}) => {
  await page.goto('/')
  const href = await page.locator('link[rel=manifest]').getAttribute('href')
  const manifest = (await (await page.request.get(href ?? '')).json()) as {
    start_url: string
    icons: { src: string }[]
    screenshots: { src: string }[]
  }

  const files = [...manifest.icons, ...manifest.screenshots].map(({ src }) => src)
  const answers = await Promise.all(files.map((file) => page.request.get(file)))
  expect(
    answers.map((answer) => `${answer.status()} ${answer.url()}`).filter((each) => !each.startsWith('200')),
  ).toEqual([])
  expect(manifest.start_url).toBe('/explore')
})
