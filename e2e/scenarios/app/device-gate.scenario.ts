import { devices } from '@playwright/test'
import { ExplorePage } from '#pages/explore-page.ts'
import { type DeviceTraits, emulateDevice } from '#browser/emulation.ts'
import { expect, test as base } from '#people/people.ts'
import { axeViolations } from '#browser/axe.ts'
import { aFreePort } from '@dream/server/testing/processes/server-process'
import { sharedDatabase, runServer } from '#server.ts'

/** A server as an operator starts it: its gate is closed. It shares the database, so the same people sign in. */
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
const ANDROID_TABLET = PIXEL.userAgent.replace(' Mobile', '').replace('Pixel 7', 'Pixel Tablet')
const phone = { userAgent: PIXEL.userAgent, viewport: { width: 412, height: 915 } }
const tablet = { viewport: { width: 820, height: 1180 }, screen: { width: 820, height: 1180 } }
const desktop = {
  userAgent: MAC,
  viewport: { width: 1440, height: 900 },
  screen: { width: 1440, height: 900 },
  isMobile: false,
  hasTouch: false,
}

type Kind = { device: string; use: object; glass: DeviceTraits; title: string; text: string | RegExp }

const SHUT_OUT: Kind[] = [
  {
    device: 'a phone in its browser',
    use: phone,
    glass: {},
    title: 'App Required',
    text: 'Please open this from your installed app on your home screen.',
  },
  {
    device: 'a tablet in its browser',
    use: { ...tablet, userAgent: ANDROID_TABLET },
    glass: { touchPoints: 5 },
    title: 'Phone Only',
    text: 'This feature is available on the mobile app (phone) only.',
  },
  {
    device: 'an installed iPad that says it is a Mac',
    use: { ...tablet, userAgent: MAC },
    glass: { touchPoints: 5, isInstalled: true },
    title: 'Phone Only',
    text: 'This feature is available on the mobile app (phone) only.',
  },
  {
    device: 'a desktop in its browser',
    use: desktop,
    glass: {},
    title: 'Mobile App Required',
    text: /Please access from your phone\.$/,
  },
]

for (const { device, use, glass, title, text } of SHUT_OUT) {
  test.describe(device, () => {
    test.use(use)

    test(`${device} gets '${title}', and never sees what is behind (product §2.4)`, async ({
      aBuyer,
      gatedUrl,
    }) => {
      const { page, context } = await aBuyer({ floorPlanLikes: 3 })
      await emulateDevice(context, glass)
      const asked: string[] = []
      page.on('request', (request) => asked.push(new URL(request.url()).pathname))

      for (const path of ['/explore', '/app-home', '/broker-chats', '/chat/7']) {
        await page.goto(gatedUrl + path)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
        await expect(page.getByText(text)).toBeVisible()
      }

      expect(await axeViolations(page)).toEqual([])
      await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
      await expect(page.getByRole('link', { name: 'Download' })).toHaveAttribute('href', '/app')
      expect(asked.filter((path) => /designs|user-progress/.test(path))).toEqual([])
    })
  })
}

test.describe("a broker at a computer's browser", () => {
  test.use(desktop)

  test('is offered the desk where it opens, for each browser, and a buyer the way to the phone (product §2.4)', async ({
    visitor: { page },
    gatedUrl,
  }) => {
    await page.goto(`${gatedUrl}/broker-chats?conversation=7`)

    const desk = page.getByRole('region', { name: /your desk runs on this computer/ })
    await expect(desk.getByText('Choose ‘Add to Dock…’')).toBeVisible()
    await desk.getByText('Firefox', { exact: true }).click()
    await expect(desk.getByText('Open it in Chrome or Edge, or on a Mac in Safari')).toBeVisible()
    await expect(desk.getByText('Choose ‘Add to Dock…’')).toBeHidden()
    await expect(page.getByRole('img', { name: /QR code/ })).toHaveJSProperty('naturalWidth', 150)
    expect(await axeViolations(page)).toEqual([])
  })

  test("takes the browser's offer there (product §2.4)", async ({ visitor: { page }, gatedUrl }) => {
    await page.goto(`${gatedUrl}/broker-chats`)
    await expect(page.getByRole('region', { name: /your desk/ })).toBeVisible()
    await page.evaluate(() =>
      dispatchEvent(
        Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
          prompt: () => Promise.resolve({ outcome: 'accepted' }),
        }),
      ),
    )

    await page.getByRole('button', { name: 'Install App' }).click()

    await expect(page.getByRole('status')).toHaveText(/^Installed/)
  })
})

test('an installed phone is let in (product §2.4)', async ({ aBuyer, gatedUrl }) => {
  const { page, context } = await aBuyer({ floorPlanLikes: 3 })
  await emulateDevice(context, { isInstalled: true })

  await page.goto(`${gatedUrl}/explore`)

  await new ExplorePage(page).swipeRight()
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

test.describe('a path without a page', () => {
  test.use({ expectedNoise: [/404.*no-such-room/] })

  test('is not found, whatever the device (product §2.3)', async ({ visitor: { page }, gatedUrl }) => {
    await page.goto(`${gatedUrl}/no-such-room`)

    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
  })
})
