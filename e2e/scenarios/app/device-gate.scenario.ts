import { devices } from '@playwright/test'
import { ExplorePage } from '#pages/explore-page.ts'
import { emulateDevice } from '#browser/emulation.ts'
import { expect, test as base } from '#people/people.ts'
import { axeViolations } from '#browser/axe.ts'
import { aFreePort } from '@dream/server/testing/processes/server-process'
import { sharedDatabase, runServer } from '#server.ts'

/** A server as an operator starts it, with its device gate on. It shares the database, so the same people sign in. */
const test = base.extend<object, { gatedUrl: string }>({
  gatedUrl: [
    // oxlint-disable-next-line no-empty-pattern -- fixtures are found by the names in this pattern
    async ({}, use) => {
      const port = await aFreePort()
      const settings = { ...sharedDatabase(), DEVICE_GATE: 'on' }
      const server = await runServer({ PORT: String(port), ...settings })
      await use(server.url)
      await server.stop()
    },
    { scope: 'worker' },
  ],
})

const PIXEL = devices['Pixel 7']
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15'
const phone = { userAgent: PIXEL.userAgent, viewport: { width: 412, height: 915 } }
const desktop = {
  userAgent: MAC,
  viewport: { width: 1440, height: 900 },
  screen: { width: 1440, height: 900 },
  isMobile: false,
  hasTouch: false,
}

test.describe('a phone in its browser', () => {
  test.use(phone)

  test("gets 'App Required', and never sees the page behind it (product §2.4)", async ({
    aBuyer,
    gatedUrl,
  }) => {
    const { page } = await aBuyer({ floorPlanLikes: 3 })
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))

    for (const path of ['/explore', '/app-home', '/broker-chats', '/chat/7']) {
      await page.goto(gatedUrl + path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('App Required')
      await expect(
        page.getByText('Please open this from your installed app on your home screen.'),
      ).toBeVisible()
    }

    expect(await axeViolations(page)).toEqual([])
    await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
    await expect(page.getByRole('link', { name: 'Download' })).toHaveAttribute('href', '/app')
    expect(asked.filter((path) => /designs|user-progress/.test(path))).toEqual([])
  })
})

test.describe("in a computer's browser", () => {
  test.use(desktop)

  test('a broker is offered the desk there, for each browser, and a buyer the way to the phone (product §2.4)', async ({
    visitor: { page },
    gatedUrl,
  }) => {
    await page.goto(`${gatedUrl}/broker-chats?conversation=7`)

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mobile App Required')
    const desk = page.getByRole('region', { name: /your desk runs on this computer/ })
    await expect(desk.getByText('Choose ‘Add to Dock…’')).toBeVisible()
    await desk.getByText('Firefox', { exact: true }).click()
    await expect(desk.getByText('Open it in Chrome or Edge, or on a Mac in Safari')).toBeVisible()
    await expect(desk.getByText('Choose ‘Add to Dock…’')).toBeHidden()
    await expect(page.getByRole('img', { name: /QR code/ })).toHaveJSProperty('naturalWidth', 150)
    expect(await axeViolations(page)).toEqual([])
  })
})

test('an installed phone is let in (product §2.4)', async ({ aBuyer, gatedUrl }) => {
  const { page, context } = await aBuyer({ floorPlanLikes: 3 })
  await emulateDevice(context, { isInstalled: true })

  await page.goto(`${gatedUrl}/explore`)

  await new ExplorePage(page).swipeRight()
})

test.describe('an open foldable phone', () => {
  const userAgent =
    'Mozilla/5.0 (Linux; Android 16; SM-F966B) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36'
  const size = { width: 673, height: 841 }
  test.use({ userAgent, viewport: size, screen: size })

  test('is let in when installed, as a phone is (product §2.4)', async ({ aBuyer, gatedUrl }) => {
    const { page, context } = await aBuyer({ floorPlanLikes: 3 })
    await emulateDevice(context, { isInstalled: true, touchPoints: 5 })

    await page.goto(`${gatedUrl}/explore`)

    await new ExplorePage(page).swipeRight()
  })
})

test.describe('an installed desktop', () => {
  test.use(desktop)

  test('may swipe and log in, and gets Mobile Only elsewhere (product §2.4)', async ({
    aBuyer,
    gatedUrl,
  }) => {
    const { page, context } = await aBuyer({ floorPlanLikes: 3 })
    await emulateDevice(context, { isInstalled: true })

    await page.goto(`${gatedUrl}/explore`)
    await new ExplorePage(page).press('ArrowRight')
    await page.getByRole('link', { name: 'Profile' }).click()

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mobile Only')
    await expect(page.getByText('This page is only available on mobile.')).toBeVisible()
    await page.goBack()
    await expect(new ExplorePage(page).card).toBeVisible()
  })
})
