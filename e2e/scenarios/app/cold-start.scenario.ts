import { InstalledApp } from '#pages/installed-app.ts'
import { expect, test } from '#people/people.ts'
import { emulateDevice } from '#browser/emulation.ts'
import { share } from '#browser/share-target.ts'
import { OFFLINE } from '#browser/console-noise.ts'

const IPAD =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15'
const WEB_VIEW =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/131.0 Mobile Safari/537.36'

test.describe('offline', () => {
  test.use({ expectedNoise: [OFFLINE] })

  test('an app installed from the public page starts offline from the first time (product §2.1)', async ({
    visitor: { page, context },
  }) => {
    await page.goto('/app')
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))

    await context.setOffline(true)
    await page.goto('/app-home')

    await expect(page.getByRole('tab', { name: 'Login' })).toBeVisible()
  })
})

test('the installed app that opens the public start page continues to the deck (product §2.1)', async ({
  aBuyer,
}) => {
  const { page, context } = await aBuyer()
  await emulateDevice(context, { isInstalled: true })

  await page.goto('/')

  await expect(page).toHaveURL(/\/explore$/)
  await expect(page.getByRole('main')).toBeVisible()
})

test.describe('on an iPad, which claims to be a Mac', () => {
  test.use({ userAgent: IPAD })

  test('the steps are those of iOS (product §2.1)', async ({ visitor: { page, context } }) => {
    await emulateDevice(context, { touchPoints: 5 })

    await page.goto('/app')

    await expect(page.getByRole('heading', { name: 'Choose ‘Add to Home Screen’' })).toBeVisible()
    await expect(page.getByText('Android', { exact: true })).toBeHidden()
  })
})

test.describe('inside another app on Android', () => {
  test.use({ userAgent: WEB_VIEW })

  test('the page says to open the real browser first (product §2.1)', async ({ visitor: { page } }) => {
    await page.goto('/app')

    await expect(page.getByRole('heading', { name: 'Open this page in your browser first' })).toBeVisible()
  })
})

test('a picture shared with the app is stored on the device, and the chat opens (product §1)', async ({
  aBuyer,
}) => {
  const { page } = await aBuyer()
  const app = new InstalledApp(page)
  await page.goto('/explore')
  await app.waitUntilCached(await app.build())
  await page.reload()
  const isLedOn = page.waitForURL(/\/chat\?open=1&shared=1$/, { waitUntil: 'commit' })

  await share(page, { text: 'Could this work?' })

  await isLedOn
  await expect(page.getByRole('main')).toBeVisible()
})

test('the manifest has the share target, the start URL and the shortcuts (product §1)', async ({
  visitor: { page },
}) => {
  const manifest: unknown = await (await page.request.get('/manifest.webmanifest')).json()

  expect(manifest).toMatchObject({
    id: '/explore',
    start_url: '/explore',
    display: 'standalone',
    categories: ['lifestyle', 'house', 'utilities'],
    share_target: { action: '/shared', method: 'POST', enctype: 'multipart/form-data' },
    shortcuts: [{ url: '/explore?open=1' }, { url: '/dreamlist?open=1' }, { url: '/chat?open=1' }],
    screenshots: [
      { form_factor: 'narrow' },
      { form_factor: 'narrow' },
      { form_factor: 'narrow' },
      { form_factor: 'wide' },
    ],
  })
})
